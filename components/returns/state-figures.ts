import { type StateResults } from '@/lib/returns/schema';
import { type FormGroup } from './form-lines-groups';

/** How a filer is related to a state, as its return says. */
export const kindWords: Record<StateResults['kind'], string> = {
  resident: 'Full-year resident return',
  partYear: 'Part-year resident return',
  nonresident: 'Nonresident return',
};

/** What comes back in whole dollars, an amount owed below zero; null when the return isn't calculated. */
export const refundOf = ({ totals: { refund, owed } }: Pick<StateResults, 'totals'>): number | null =>
  refund === null && owed === null ? null : (refund ?? 0) - (owed ?? 0);

const totalLabels: readonly (readonly [keyof StateResults['totals'], string])[] = [
  ['stateAgi', 'State income'],
  ['stateTaxableIncome', 'State taxable income'],
  ['stateTaxBeforeCredits', 'Tax before credits'],
  ['stateTaxAfterNonrefundableCredits', 'Tax after nonrefundable credits'],
  ['stateRefundableCredits', 'Refundable credits'],
  ['localTax', 'Local tax'],
  ['withheld', 'State tax withheld'],
];

/** The figures that every state's return has, as far as this one has them. */
export const totalRows = ({ totals }: Pick<StateResults, 'totals'>): { label: string; amount: number }[] =>
  totalLabels.flatMap(([key, label]) => {
    const amount = totals[key];
    return amount === null ? [] : [{ label, amount }];
  });

/** Forms and worksheets of a state's return, one group for each copy, in paper order. */
export const groupStateForms = ({ pages }: Pick<StateResults, 'pages'>): FormGroup[] =>
  pages
    .filter(({ lines }) => lines.length > 0)
    .map(({ form, name, title, copy, lines }) => {
      const copies = pages.filter((page) => page.form === form).length;
      return {
        key: `${form}:${copy ?? 0}`,
        name: copies > 1 ? `${name}, ${(copy ?? 0) + 1} of ${copies}` : name,
        title,
        rows: lines.map(({ line, label, value, unit }) => ({
          ref: { form, line, copy: copy ?? 0 },
          label,
          value,
          unit,
        })),
      };
    });
