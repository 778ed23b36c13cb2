import { sum } from '../../engine/verbs';
import { dollars, isSome } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { type Disposition, gainOf, hasDispositions, listDispositions, partOf } from './dispositions';

/** A row of line 2 or 10. Without price: gain that comes from elsewhere, or a home's exclusion. */
export interface Row {
  readonly description: string;
  readonly acquired: string | null;
  readonly sold: string | null;
  readonly price: number | null;
  readonly depreciation: number | null;
  readonly cost: number | null;
  readonly gain: number;
}

const rowOf = (disposition: Disposition): Row => ({ ...disposition, gain: gainOf(disposition) });

/** The exclusion is entered as a loss where the home's gain ends up (Instructions for Form 4797, "Exclusion of Gain"). */
const exclusionRow = ({ excluded }: Disposition): Row => ({
  description: 'Section 121 exclusion',
  acquired: null,
  sold: null,
  price: null,
  depreciation: null,
  cost: null,
  gain: -excluded,
});

const isShortInstallment = (sale: Disposition): boolean => sale.installment !== null && partOf(sale) === 'II';

/** Payments for what was held a year or less (Instructions for Form 6252, line 26). */
const installmentRow = ({ installment }: Disposition): Row => ({
  description: 'From Form 6252',
  acquired: null,
  sold: null,
  price: null,
  depreciation: null,
  cost: null,
  gain: installment?.gain ?? 0,
});

/** Box 10 of Form 1065, box 9 of Form 1120-S: the whole result, without dates or price. */
const shareRow = (k1: K1): Row => ({
  description: k1.name === '' ? 'Schedule K-1' : `Schedule K-1, ${k1.name}`,
  acquired: null,
  sold: null,
  price: null,
  depreciation: null,
  cost: null,
  gain: dollars(k1.section1231Gain),
});

function listRows(reader: TaxReader, part: 'I' | 'II'): Row[] {
  const all = listDispositions(reader);
  const isHere = (disposition: Disposition) =>
    part === 'II' ? partOf(disposition) === 'II' : partOf(disposition) !== 'II';
  return [
    ...all.filter((sale) => sale.installment === null && partOf(sale) === part).map(rowOf),
    ...all.filter((disposition) => disposition.excluded > 0 && isHere(disposition)).map(exclusionRow),
    ...(part === 'II' ? all.filter(isShortInstallment).map(installmentRow) : []),
    ...(part === 'I' ? reader.facts.k1s.filter((k1) => isSome(k1.section1231Gain)).map(shareRow) : []),
  ];
}

function makeRows(number: '2' | '10', part: 'I' | 'II', title: string) {
  const { form, money, choice }: CopyMakers<Row> = formWithCopies(
    `4797-line-${number}`,
    title,
    (reader) => listRows(reader, part),
    {
      name: `Form 4797, line ${number}`,
      source: `Form 4797 (2024), line ${number}`,
      neededWhen: ({ facts }) => hasDispositions(facts),
    },
  );
  choice(`${number}(a)`, 'Description', 'Description of property', ({ item }) => item.description);
  choice(`${number}(b)`, 'Date acquired', 'Date acquired (mo., day, yr.)', ({ item }) => item.acquired);
  choice(`${number}(c)`, 'Date sold', 'Date sold (mo., day, yr.)', ({ item }) => item.sold);
  money(`${number}(d)`, 'Sales price', 'Gross sales price', ({ item }) => item.price);
  money(
    `${number}(e)`,
    'Depreciation',
    'Depreciation allowed or allowable since acquisition',
    ({ item }) => item.depreciation,
  );
  money(
    `${number}(f)`,
    'Cost and expense of sale',
    'Cost or other basis, plus improvements and expense of sale',
    ({ item }) => item.cost,
  );
  const gain = money(
    `${number}(g)`,
    'Gain or loss',
    'Gain or (loss). Subtract (f) from the sum of (d) and (e)',
    ({ item }) => item.gain,
  );
  return { form, gain, total: ({ each }: TaxReader) => sum(each(gain)) };
}

export const partOneRows = makeRows('2', 'I', 'Business property held more than a year');
export const partTwoRows = makeRows('10', 'II', 'Ordinary gains and losses');
