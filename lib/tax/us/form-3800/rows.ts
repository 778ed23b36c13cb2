import { comparePrinted } from '../../engine/form';
import { blankIfZero, sum } from '../../engine/verbs';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { allowedOfUnit, amountOfUnit } from './amounts';
import {
  carriedUnits,
  type CreditLine,
  creditLines,
  type CreditUnit,
  currentUnits,
  einOfUnit,
  hasBusinessCredits,
  isPassiveUnit,
} from './credits';
import { usedOfUnit } from './used';

/** A line of Part III or IV with what stands on it. */
export interface CreditRow {
  readonly line: CreditLine;
  readonly units: readonly CreditUnit[];
}

type Given = Pick<TaxReader, 'facts'>;

/** "1j" before "1dd": the form goes on from 1z to 1aa. */
function compareRows(a: string, b: string): number {
  const sameNumber = Number.parseInt(a, 10) === Number.parseInt(b, 10);
  return sameNumber && a.length !== b.length ? a.length - b.length : comparePrinted(a, b);
}

const rowsOf =
  (unitsOf: (given: Given, line: CreditLine) => CreditUnit[]) =>
  ({ facts }: Given): readonly CreditRow[] =>
    creditLines
      .map((line) => ({ line, units: unitsOf({ facts }, line) }))
      .filter(({ units }) => units.length > 0)
      .sort((a, b) => compareRows(a.line.line, b.line.line));

export const listCurrentRows = rowsOf(currentUnits);
export const listCarriedRows = rowsOf(carriedUnits);

/** Where a line has several sources or years, each of them is a row of Part V or VI. */
const breakdownOf = (rows: readonly CreditRow[]): readonly CreditUnit[] =>
  rows.flatMap(({ units }) => (units.length > 1 ? units : []));

const amountOf = (reader: TaxReader, units: readonly CreditUnit[]): number =>
  sum(units.map((unit) => amountOfUnit(reader, unit)));
const allowedOf = (reader: TaxReader, units: readonly CreditUnit[]): number =>
  sum(units.map((unit) => allowedOfUnit(reader, unit)));
/** Those that Form 8582-CR limits, and the others. */
const passiveOf = (reader: Given, units: readonly CreditUnit[]): CreditUnit[] =>
  units.filter((unit) => isPassiveUnit(reader, unit));
const otherOf = (reader: Given, units: readonly CreditUnit[]): CreditUnit[] =>
  units.filter((unit) => !isPassiveUnit(reader, unit));
const usedOf = (reader: TaxReader, units: readonly CreditUnit[]): number =>
  sum(units.map((unit) => usedOfUnit(reader, unit)));
const onlyEin = (reader: Given, [unit, ...others]: readonly CreditUnit[]): string | null =>
  unit === undefined || others.length > 0 ? null : einOfUnit(reader, unit) || null;
const countOf = (units: readonly CreditUnit[]): number | null => (units.length > 1 ? units.length : null);

const current: CopyMakers<CreditRow> = formWithCopies(
  '3800-part-3',
  'Current Year General Business Credits',
  listCurrentRows,
  {
    name: 'Form 3800, Part III',
    source: 'Form 3800 (2024), Part III',
    neededWhen: hasBusinessCredits,
    attachedWhen: (reader) => amountOf(reader, reader.item.units) > 0,
  },
);
current.choice('III', 'Line', 'Part III line', ({ item }) => item.line.line);
current.choice('III form', 'Credit from', 'Current year credits from', ({ item }) => item.line.form);
current.count('III(a)', 'Number of sources', 'Number of items', ({ item }) => countOf(item.units));
current.choice(
  'III(c)',
  'EIN of the pass-through entity',
  'Pass-through or transferor credit entity EIN',
  (reader) => onlyEin(reader, reader.item.units),
);
export const currentPassive = current.money(
  'III(d)',
  'Credit from passive activities',
  'Credits subject to the passive activity limits, before the limits',
  (reader) => blankIfZero(amountOf(reader, passiveOf(reader, reader.item.units))),
);
export const currentAmount = current.money(
  'III(e)',
  'Credit',
  'Credits not subject to the passive activity limits',
  (reader) => blankIfZero(amountOf(reader, otherOf(reader, reader.item.units))),
);
export const currentTotal = current.money(
  'III(g)',
  'Credit after the passive activity limit',
  'Combine columns (e) and (f) with the credit from column (d) allowed after the passive activity limit',
  (reader) => blankIfZero(allowedOf(reader, reader.item.units)),
);
export const currentUsed = current.money(
  'III(i)',
  'Credit used',
  'Amount of column (g) applied against tax in Part II',
  (reader) => usedOf(reader, reader.item.units),
);

const carried: CopyMakers<CreditRow> = formWithCopies(
  '3800-part-4',
  'Carryovers of General Business Credits',
  listCarriedRows,
  {
    name: 'Form 3800, Part IV',
    source: 'Form 3800 (2024), Part IV',
    neededWhen: hasBusinessCredits,
    attachedWhen: (reader) => amountOf(reader, reader.item.units) > 0,
  },
);
carried.choice('IV', 'Line', 'Part IV line', ({ item }) => item.line.line);
carried.choice(
  'IV form',
  'Credit from',
  'Credits carried over to tax year 2024',
  ({ item }) => item.line.form,
);
carried.count('IV(a)', 'Number of sources and years', 'Number of items', ({ item }) => countOf(item.units));
/** With several years the latest one; Part VI has them all. */
carried.choice('IV(b)', 'Year of the credit', 'Originating tax year', ({ item }) =>
  String(item.units.at(-1)?.year ?? ''),
);
carried.choice('IV(c)', 'EIN of the pass-through entity', 'Pass-through entity EIN', (reader) =>
  onlyEin(reader, reader.item.units),
);
export const carriedPassive = carried.money(
  'IV(d)',
  'Passive credit carried forward',
  'Subject to passive activity limits, before the limits',
  (reader) => blankIfZero(amountOf(reader, passiveOf(reader, reader.item.units))),
);
export const carriedPassiveAllowed = carried.money(
  'IV(e)',
  'Passive credit allowed',
  'Subject to passive activity limits, after the limits',
  (reader) => blankIfZero(allowedOf(reader, passiveOf(reader, reader.item.units))),
);
export const carriedAmount = carried.money(
  'IV(f)',
  'Credit carried forward',
  'Not subject to passive activity limits',
  (reader) => blankIfZero(amountOf(reader, otherOf(reader, reader.item.units))),
);
export const carriedUsed = carried.money(
  'IV(g)',
  'Credit used',
  'Amount of columns (e) and (f) applied against tax in Part II',
  (reader) => usedOf(reader, reader.item.units),
);
export const carriedOn = carried.money(
  'IV(i)',
  'Credit carried to 2025',
  'Carryforward to 2025. Subtract the sum of columns (g) and (h) from the sum of columns (e) and (f)',
  ({ get }) => get(carriedPassiveAllowed) + get(carriedAmount) - get(carriedUsed),
);

const currentSources: CopyMakers<CreditUnit> = formWithCopies(
  '3800-part-5',
  'Breakdown of Amounts in Part III',
  ({ facts }) => breakdownOf(listCurrentRows({ facts })),
  {
    name: 'Form 3800, Part V',
    source: 'Form 3800 (2024), Part V',
    neededWhen: hasBusinessCredits,
    attachedWhen: (reader) => amountOfUnit(reader, reader.item) > 0,
  },
);
currentSources.choice('V(a)', 'Line', 'Part III line number', ({ item }) => item.line.line);
currentSources.choice(
  'V(c)(1)',
  'EIN of the pass-through entity',
  'Pass-through entity EIN',
  (reader) => einOfUnit(reader, reader.item) || null,
);
const ofPassive = (reader: TaxReader & { readonly item: CreditUnit }, amount: () => number): number | null =>
  isPassiveUnit(reader, reader.item) ? blankIfZero(amount()) : null;
const ofOther = (reader: TaxReader & { readonly item: CreditUnit }): number | null =>
  isPassiveUnit(reader, reader.item) ? null : blankIfZero(amountOfUnit(reader, reader.item));
currentSources.money(
  'V(d)(2)',
  'Credit from passive activities',
  'Credits subject to the passive activity limits, other than transfer election credits, before the limits',
  (reader) => ofPassive(reader, () => amountOfUnit(reader, reader.item)),
);
currentSources.money(
  'V(d)(4)',
  'Passive credit allowed',
  'Credits subject to the passive activity limits, allowed after the limits',
  (reader) => ofPassive(reader, () => allowedOfUnit(reader, reader.item)),
);
currentSources.money('V(e)', 'Credit', 'Credits other than transfer election credits', ofOther);
const sourceTotal = currentSources.money(
  'V(g)',
  'Total credit',
  'Combine columns (d)(4), (e), (f)(1), and (f)(2)',
  (reader) => blankIfZero(allowedOfUnit(reader, reader.item)),
);
const sourceUsed = currentSources.money(
  'V(i)(1)',
  'Credit used',
  'Amount of column (h)(2) applied against tax in Part II',
  (reader) => usedOfUnit(reader, reader.item),
);
currentSources.money(
  'V(k)',
  'Unused credit',
  'Carryforward to 2025. Subtract (i)(1) from column (h)(2)',
  ({ get }) => get(sourceTotal) - get(sourceUsed),
);

const carriedSources: CopyMakers<CreditUnit> = formWithCopies(
  '3800-part-6',
  'Breakdown of Amounts in Part IV',
  ({ facts }) => breakdownOf(listCarriedRows({ facts })),
  {
    name: 'Form 3800, Part VI',
    source: 'Form 3800 (2024), Part VI',
    neededWhen: hasBusinessCredits,
    attachedWhen: (reader) => amountOfUnit(reader, reader.item) > 0,
  },
);
carriedSources.choice('VI(a)', 'Line', 'Line number from Part IV', ({ item }) => item.line.line);
carriedSources.choice('VI(b)', 'Year of the credit', 'Originating tax year', ({ item }) =>
  String(item.year ?? ''),
);
carriedSources.choice(
  'VI(c)',
  'EIN of the pass-through entity',
  'Pass-through entity EIN',
  (reader) => einOfUnit(reader, reader.item) || null,
);
carriedSources.money(
  'VI(d)',
  'Passive credit carried forward',
  'Subject to passive activity limits, before the limits',
  (reader) => ofPassive(reader, () => amountOfUnit(reader, reader.item)),
);
const carriedSourceAllowed = carriedSources.money(
  'VI(e)',
  'Passive credit allowed',
  'Subject to passive activity limits, after the limits',
  (reader) => ofPassive(reader, () => allowedOfUnit(reader, reader.item)),
);
const carriedSourceAmount = carriedSources.money(
  'VI(f)',
  'Credit carried forward',
  'Not subject to passive activity limits',
  ofOther,
);
const carriedSourceUsed = carriedSources.money(
  'VI(g)',
  'Credit used',
  'Amount of columns (e) and (f) applied against tax in Part II',
  (reader) => usedOfUnit(reader, reader.item),
);
carriedSources.money(
  'VI(i)',
  'Credit carried to 2025',
  'Carryforward to 2025. Subtract the sum of columns (g) and (h) from the sum of columns (e) and (f)',
  ({ get }) => get(carriedSourceAllowed) + get(carriedSourceAmount) - get(carriedSourceUsed),
);

/** The rows of Parts III to VI, in the order of the form. */
export const listRowForms = () => [current.form, carried.form, currentSources.form, carriedSources.form];
