import { smallerOf } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { allowedOfUnit } from './amounts';
import { carriedUnits, creditLines, type CreditSection, type CreditUnit, currentUnits } from './credits';
import { generalAllowed } from './part-2';
import { specifiedAllowed, zoneAllowed } from './part-2-specified';

const allowedOf = ({ get }: TaxReader, section: CreditSection): number => {
  if (section === 'general') return get(generalAllowed);
  return section === 'specified' ? get(specifiedAllowed) : get(zoneAllowed);
};

/** The oldest credits are used first, those of one year in the order of IRC 38(b) (IRC 38(a) and (d)(1)). */
function inOrder(reader: TaxReader, section: CreditSection): CreditUnit[] {
  const lines = creditLines.filter((line) => line.section === section);
  const carried = lines.flatMap((line) => carriedUnits(reader, line));
  return [
    ...carried.sort((a, b) => (a.year ?? 0) - (b.year ?? 0)),
    ...lines.flatMap((line) => currentUnits(reader, line)),
  ];
}

const isSame = (a: CreditUnit, b: CreditUnit): boolean =>
  a.line.kind === b.line.kind && a.year === b.year && a.position === b.position;

/** How much of a credit is applied against tax in Part II. */
export function usedOfUnit(reader: TaxReader, unit: CreditUnit): number {
  let left = allowedOf(reader, unit.line.section);
  for (const each of inOrder(reader, unit.line.section)) {
    const used = smallerOf(left, allowedOfUnit(reader, each));
    if (isSame(each, unit)) return used;
    left -= used;
  }
  return 0;
}
