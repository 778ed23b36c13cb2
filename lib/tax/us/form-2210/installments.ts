import { notBelowZero } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { annualizes } from './annualized/election';
import { annualizedInstallment } from './annualized/part-1';
import { paidInColumn } from './payment-dates';
import { makers, requiredPayment, withheld } from './required-payment';

const { money } = makers;

/** Part III is needed when the payments withheld are less than the required annual payment. */
export const needsPartThree = ({ entry, get }: TaxReader): boolean =>
  entry(requiredPayment) !== null && get(requiredPayment) > get(withheld);

/** Tax that is withheld counts as paid in four equal parts (IRC 6654(g)(1)). */
export const withheldEach = money(
  '11 withheld',
  'Tax withheld, for each due date',
  'You are considered to have paid one-fourth of the tax withheld on each payment due date, unless you can show otherwise',
  (reader) =>
    needsPartThree(reader) ? reader.get(withheld) * reader.law.estimatedTax.installmentShare : null,
);

function makeColumn(letter: string, period: string, position: number) {
  const cell = (
    number: string,
    label: string,
    instruction: string,
    rule: (reader: TaxReader) => number | null,
  ) =>
    money(`${number}${letter}`, `${label}, ${period}`, instruction, (reader) =>
      needsPartThree(reader) ? rule(reader) : null,
    );
  const before = position > 0 ? columns[position - 1] : undefined;

  const required = cell(
    '10',
    'Required installment',
    'Required installments. Enter 25% (0.25) of line 9 in each column',
    (reader) =>
      annualizes(reader)
        ? annualizedInstallment(reader, position)
        : reader.get(requiredPayment) * reader.law.estimatedTax.installmentShare,
  );
  const paid = cell(
    '11',
    'Payments and withholding',
    'Estimated tax paid and tax withheld (see instructions)',
    (reader) => reader.get(withheldEach) + paidInColumn(reader.facts, reader.law.estimatedTax, position),
  );
  const overpaidBefore = cell(
    '12',
    'Earlier overpayment',
    'Enter the amount, if any, from line 18 in the previous column',
    ({ get }) => (before ? get(before.overpaid) : null),
  );
  const available = cell('13', 'Payments plus earlier overpayment', 'Add lines 11 and 12', ({ get }) =>
    before ? get(paid) + get(overpaidBefore) : null,
  );
  const unpaidBefore = cell(
    '14',
    'Earlier underpayment',
    'Add the amounts on lines 16 and 17 in the previous column',
    ({ get }) => (before ? get(before.stillUnpaid) + get(before.underpaid) : null),
  );
  const left = cell(
    '15',
    'Payments available for this installment',
    'Subtract line 14 from line 13. If zero or less, enter -0-. For column (a) only, enter the amount from line 11',
    ({ get }) => (before ? notBelowZero(get(available) - get(unpaidBefore)) : get(paid)),
  );
  const stillUnpaid = cell(
    '16',
    'Remaining earlier underpayment',
    'If line 15 is zero, subtract line 13 from line 14. Otherwise, enter -0-',
    ({ get }) => (before ? (get(left) === 0 ? get(unpaidBefore) - get(available) : 0) : null),
  );
  const underpaid = cell(
    '17',
    'Underpayment',
    'Underpayment. If line 10 is equal to or more than line 15, subtract line 15 from line 10. Then go to line 12 of the next column. Otherwise, go to line 18',
    ({ get }) => (get(required) >= get(left) ? get(required) - get(left) : null),
  );
  const overpaid = cell(
    '18',
    'Overpayment',
    'Overpayment. If line 15 is more than line 10, subtract line 10 from line 15. Then go to line 12 of the next column',
    ({ get }) => (get(left) > get(required) ? get(left) - get(required) : null),
  );
  return { required, paid, underpaid, stillUnpaid, overpaid };
}

type Column = ReturnType<typeof makeColumn>;

/** Columns (a) to (d) of Section A. */
export const columns: Column[] = [];
for (const [letter, period] of [
  ['a', 'April 15, 2024'],
  ['b', 'June 15, 2024'],
  ['c', 'September 15, 2024'],
  ['d', 'January 15, 2025'],
] as const)
  columns.push(makeColumn(letter, period, columns.length));
