import { formatDollars } from '@/lib/format/money';
import { type WhatIfResult } from '@/lib/returns/schema';

export interface WhatIfRow {
  key: string;
  label: string;
  before: number;
  after: number;
  delta: number;
  /** The refund, or what is owed as a negative amount. */
  isResult: boolean;
}

const lines: readonly (readonly [string, string])[] = [
  ['totalIncome', 'Total income'],
  ['agi', 'Adjusted gross income'],
  ['deduction', 'Total deductions'],
  ['taxableIncome', 'Taxable income'],
  ['tax', 'Tax'],
  ['totalTax', 'Total tax after credits'],
  ['totalPayments', 'Payments and refundable credits'],
];

const amountOf = (side: WhatIfResult['before'], key: string): number => side[key] ?? 0;
/** Above zero comes back, below zero is to pay. */
const balanceOf = (side: WhatIfResult['before']): number => amountOf(side, 'refund') - amountOf(side, 'owed');

/** The key lines in the order of the form; the result last. */
export function whatIfRows({ before, after }: WhatIfResult): WhatIfRow[] {
  const row = (key: string, label: string, was: number, is: number, isResult: boolean): WhatIfRow => ({
    key,
    label,
    before: was,
    after: is,
    delta: is - was,
    isResult,
  });
  const [was, is] = [balanceOf(before), balanceOf(after)];
  return [
    ...lines.map(([key, label]) => row(key, label, amountOf(before, key), amountOf(after, key), false)),
    row(
      'result',
      was < 0 && is < 0 ? 'You owe (−)' : was < 0 || is < 0 ? 'Refund or amount owed (−)' : 'Refund',
      was,
      is,
      true,
    ),
  ];
}

/** The result in one sentence. */
export function sayChange({ before, after }: WhatIfResult): string {
  const [was, is] = [balanceOf(before), balanceOf(after)];
  const end = is < 0 ? `You would owe ${formatDollars(-is)}` : `Your refund would be ${formatDollars(is)}`;
  if (is === was) return `${end}, the same as now.`;
  const difference = formatDollars(Math.abs(is - was));
  if (was < 0 && is < 0) return `${end}, ${difference} ${is > was ? 'less' : 'more'} than now.`;
  return `${end}, ${difference} ${is > was ? 'better' : 'worse'} than now.`;
}
