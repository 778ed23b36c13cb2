import { type Cents, centsOf, isSome, minus } from '../../facts/cents';
import { type CommunityItem, type CommunityKind } from '../../facts/community-property';
import { type TaxReader } from '../form';
import { listDivided, yourPart, yourPartOf } from './allocation';

/** One entry of the form: the amount of both, your part and the other's, in cents or, for lines 9 and 10, your own tax. */
export interface AllocatedRow {
  readonly line: string;
  readonly name: string;
  readonly amounts: { readonly total: Cents; readonly yours: Cents; readonly others: Cents } | null;
  /** Lines 9 and 10 stand with the one who carries on the business (IRC 1402(a)(5)(A)). */
  readonly own: 'deductibleHalf' | 'selfEmploymentTax' | null;
}

const lineOf: Readonly<Record<CommunityKind, string>> = {
  wages: '1',
  interest: '2',
  dividends: '3',
  stateRefund: '4',
  selfEmployment: '5',
  shortTermGain: '6',
  longTermGain: '6',
  pension: '7',
  rentsAndShares: '8',
  unemployment: '12',
  other: '12',
};

const row = (line: string, name: string, total: Cents, yours: Cents): AllocatedRow => ({
  line,
  name,
  amounts: { total, yours, others: minus(total, yours) },
  own: null,
});

const taxRow = (line: string, item: CommunityItem, what: string, total: Cents): AllocatedRow[] =>
  isSome(total) ? [row(line, `${item.name} (${what})`.trim(), total, yourPartOf(item, total))] : [];

const hasOwnBusiness = ({ facts }: Pick<TaxReader, 'facts'>): boolean =>
  facts.businesses.length + facts.farms.length > 0 ||
  facts.k1s.some((k1) => isSome(k1.selfEmploymentEarnings));

/** Entries in the order of the lines. */
export function listRows(reader: Pick<TaxReader, 'facts'>): readonly AllocatedRow[] {
  const items = listDivided(reader.facts);
  if (items.length === 0) return [];
  const rows = items.flatMap((item) => [
    row(lineOf[item.kind], item.name, item.total, yourPart(item)),
    ...taxRow('11', item, 'federal', item.withheld),
    ...taxRow('11', item, 'state', item.stateWithheld),
  ]);
  const own: AllocatedRow[] = hasOwnBusiness(reader)
    ? [
        { line: '9', name: '', amounts: null, own: 'deductibleHalf' },
        { line: '10', name: '', amounts: null, own: 'selfEmploymentTax' },
      ]
    : [];
  return [...rows, ...own].toSorted((a, b) => Number(a.line) - Number(b.line));
}

/** Exact sum of what you divide of your own, for one kind. */
export const ownTotal = (reader: Pick<TaxReader, 'facts'>, kind: CommunityKind): number =>
  listDivided(reader.facts)
    .filter((item) => item.kind === kind && item.receivedBy === 'taxpayer')
    .reduce((sum, { total }) => sum + centsOf(total), 0) / 100;
