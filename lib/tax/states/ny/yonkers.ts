import { blankIfZero, notBelowZero } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { type Owner } from '../../facts/owner';
import { addCents, centsOf, exactDollars, noCents } from '../../facts/cents';
import { listFilers } from '../../us/filers';
import { rowOf } from '../shared/rates';
import { cityTotal, livesInYonkers, mobilityTax, yonkersSurcharge } from './cities';
import { it201Makers, it203Makers, type NewYorkReader } from './form';

const isYonkers = ({ locality, localityCode }: { locality: string; localityCode: string }): boolean =>
  /^yon/i.test(locality.trim()) || /^yon/i.test(localityCode.trim());

/** Wages of one person for work in Yonkers: box 18 of the row, or its state wages where box 18 is empty. */
const wagesIn = ({ facts }: Pick<NewYorkReader, 'facts'>, owner: Owner): number =>
  exactDollars(
    addCents(
      facts.w2s.filter((w2) => w2.owner === owner),
      (w2) =>
        addCents(w2.states, (row) =>
          row.state.toUpperCase() !== 'NY' || !isYonkers(row)
            ? noCents
            : centsOf(row.localWages) > 0
              ? row.localWages
              : row.wages,
        ),
    ),
  );

/** Form Y-203: each person who doesn't live in Yonkers, on wages over an exclusion that falls with them. */
function earningsTax(reader: NewYorkReader): number | null {
  if (livesInYonkers(reader)) return null;
  const { earningsRate, exclusions } = reader.law.yonkers;
  const due = listFilers(reader).reduce((total, { owner }) => {
    const wages = wagesIn(reader, owner);
    return total + roundHalfUp(notBelowZero(wages - rowOf(wages, exclusions).amount) * earningsRate);
  }, 0);
  return blankIfZero(due);
}
const label = 'Yonkers nonresident earnings tax';
const instruction = 'Yonkers nonresident earnings tax, from Form Y-203';

export const ofResidents = it201Makers.money('56', label, instruction, earningsTax);
export const ofOthers = it203Makers.money('53', label, instruction, earningsTax);

export const cityTaxes = it201Makers.money(
  '58',
  'Total city taxes and surcharges',
  'Total New York City and Yonkers taxes and surcharges, and MCTMT',
  ({ get }) => blankIfZero(get(cityTotal) + get(mobilityTax) + get(yonkersSurcharge) + get(ofResidents)),
);
