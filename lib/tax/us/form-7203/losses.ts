import { roundHalfUp } from '../../engine/rounding';
import { blankIfZero, smallerOf, sum } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { type Line } from '../../engine/line';
import { type TaxCopyReader } from '../form';
import {
  capitalResultOf,
  lossesBeforeLimits,
  lossesWithinBasis,
  lossOf,
  otherLossesOf,
  stockForLosses,
} from '../schedule-e/k1-limits';
import { makers } from './form';
import { hasLoans, type Shareholding } from './shareholdings';

const { money } = makers;
type Reader = TaxCopyReader<Shareholding>;

interface Row {
  readonly number: string;
  readonly label: string;
  readonly instruction: string;
  readonly current: (k1: K1) => number;
  readonly earlier: ((shareholding: Shareholding) => number) | null;
}

/** Lines 35 to 46, as far as the facts know them. Deductions of royalties are other deductions. */
const rows: readonly Row[] = [
  {
    number: '35',
    label: 'Ordinary business loss',
    instruction: 'Ordinary business loss',
    current: (k1) => lossOf(k1.ordinaryIncome),
    earlier: ({ basis }) => dollars(basis.suspendedLoss),
  },
  {
    number: '36',
    label: 'Rental real estate loss',
    instruction: 'Net rental real estate loss',
    current: (k1) => lossOf(k1.rentalIncome),
    earlier: ({ basis }) => dollars(basis.suspendedRentalLoss),
  },
  {
    number: '37',
    label: 'Other rental loss',
    instruction: 'Other net rental loss',
    current: (k1) => lossOf(k1.otherRentalIncome),
    earlier: null,
  },
  {
    number: '38',
    label: 'Capital loss',
    instruction: 'Net capital loss',
    current: (k1) => lossOf(capitalResultOf(k1)),
    earlier: null,
  },
  {
    number: '39',
    label: 'Section 1231 loss',
    instruction: 'Net section 1231 loss',
    current: (k1) => lossOf(k1.section1231Gain),
    earlier: null,
  },
  {
    number: '40',
    label: 'Other loss',
    instruction: 'Other loss',
    current: (k1) => lossOf(k1.section1256),
    earlier: null,
  },
  {
    number: '41',
    label: 'Section 179',
    instruction: 'Section 179 deductions',
    current: (k1) => dollars(k1.section179),
    earlier: null,
  },
  {
    number: '42',
    label: 'Charitable contributions',
    instruction: 'Charitable contributions',
    current: (k1) => dollars(k1.charityCash, k1.charityNoncash),
    earlier: null,
  },
  {
    number: '43',
    label: 'Investment interest',
    instruction: 'Investment interest expense',
    current: (k1) => dollars(k1.investmentInterest),
    earlier: null,
  },
  {
    number: '45',
    label: 'Other deductions',
    instruction: 'Other deductions',
    current: (k1) => dollars(k1.royaltyDeductions),
    earlier: null,
  },
  {
    number: '46',
    label: 'Foreign taxes',
    instruction: 'Foreign taxes paid or accrued',
    current: (k1) => dollars(k1.foreignTaxPaid),
    earlier: null,
  },
];

const all = (item: Shareholding): number[] =>
  rows.map(({ current, earlier }) => current(item.k1) + (earlier?.(item) ?? 0));

/** Part of a total by weight; roundings are carried on, so that the parts add up. */
function partOf(total: number, weights: readonly number[], row: number): number {
  const whole = sum(weights);
  if (whole === 0 || total === whole) return weights[row] ?? 0;
  const upTo = (end: number) => roundHalfUp((total * sum(weights.slice(0, end))) / whole);
  return upTo(row + 1) - upTo(row);
}

/** What basis allows of all losses, and what of it the stock bears: first the stock, then the loans (Reg. 1.1367-2(b)). */
function allowed({ item, at }: Reader): { whole: number; stock: number } {
  const others = otherLossesOf(item.k1);
  // Where anything but boxes 1 to 3 is cut, the return is refused: what is left of those losses says what is allowed.
  const whole = others + at(lossesWithinBasis, item.position);
  const every = others + at(lossesBeforeLimits, item.position);
  return { whole: smallerOf(whole, every), stock: smallerOf(every, at(stockForLosses, item.position)) };
}

const fromStock = (reader: Reader, row: number): number =>
  partOf(allowed(reader).stock, all(reader.item), row);
const fromBoth = (reader: Reader, row: number): number =>
  partOf(allowed(reader).whole, all(reader.item), row);

type Column = 'a' | 'b' | 'c' | 'd' | 'e';
const titles: Readonly<Record<Column, string>> = {
  a: 'Current year losses and deductions',
  b: 'Carryover amounts (column (e)) from the previous year',
  c: 'Allowable loss from stock basis',
  d: 'Allowable loss from debt basis',
  e: 'Carryover amounts',
};

interface ColumnLines {
  readonly total: Line<number>;
  /** Lines of the column, in the order of the form. */
  readonly lines: readonly Line<number>[];
}

/** Lines 35 to 47 of one column. A total stays blank while all of its rows are. */
function makeColumn(
  column: Column,
  isHere: (row: Row) => boolean,
  rule: (reader: Reader, position: number) => number,
): ColumnLines {
  const lines = rows.flatMap((row, position) =>
    isHere(row)
      ? [
          money(
            `${row.number}(${column})`,
            row.label,
            `${row.instruction}: ${titles[column]}`,
            (reader: Reader) => blankIfZero(rule(reader, position)),
          ),
        ]
      : [],
  );
  const total = money(
    `47(${column})`,
    'Total loss',
    `Total loss. Add lines 35 through 46: ${titles[column]}`,
    ({ get }: Reader) => blankIfZero(sum(lines.map((line) => get(line)))),
  );
  return { total, lines };
}

const always = (): boolean => true;
/** Only the losses of boxes 1 to 3 can wait: where others would, the return is refused. */
const canWait = ({ number }: Row): boolean => ['35', '36', '37'].includes(number);

makeColumn('a', always, ({ item }, row) => rows[row]?.current(item.k1) ?? 0);
makeColumn(
  'b',
  ({ earlier }) => earlier !== null,
  ({ item }, row) => rows[row]?.earlier?.(item) ?? 0,
);
export const totalFromStock = makeColumn('c', always, fromStock).total;
export const totalFromDebt = makeColumn('d', always, (reader, row) =>
  hasLoans(reader.item) ? fromBoth(reader, row) - fromStock(reader, row) : 0,
).total;
/** Business, rental and other rental losses that wait, in this order. */
export const carriedOver = makeColumn(
  'e',
  canWait,
  (reader, row) => (all(reader.item)[row] ?? 0) - fromBoth(reader, row),
).lines;
