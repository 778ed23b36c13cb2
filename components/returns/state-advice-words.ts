import { formatDollars } from '@/lib/format/money';
import { states } from '@/lib/interview/topics/address';
import { type StateAdvice } from '@/lib/returns/results-schema';

type Choice = StateAdvice['choices'][number];
type WayName = Choice['ways'][number]['name'];

const stateName = (code: string): string => states.find(({ value }) => value === code)?.label ?? code;

export const wayWords: Record<WayName, string> = {
  itemized: 'Itemize deductions',
  standard: 'Take the standard deduction',
  apart: 'Tax each spouse separately',
  together: 'Tax both spouses together',
};

export const choiceTitle = ({ kind, state }: Choice): string =>
  kind === 'itemize'
    ? 'Itemized or standard deduction'
    : `Tax spouses separately or together on the ${stateName(state)} return`;

/** Which way costs less in all, by how much, and what the return does. */
export function sayChoice({ kind, ways, taken, best }: Choice): string {
  const [first, second] = ways;
  if (first === undefined || second === undefined) return '';
  const difference = Math.abs(first.taxes.total - second.taxes.total);
  const better = ways[best];
  if (better === undefined || difference === 0) return 'Both ways cost the same overall.';
  const saving = `“${wayWords[better.name]}” costs ${formatDollars(difference)} less overall.`;
  if (taken === best) return `${saving} Your return already does this.`;
  return kind === 'itemize'
    ? `${saving} Your return uses the other choice. To change it, answer the questions about the standard deduction in the interview.`
    : `${saving} Your return uses the other choice.`;
}

/** Taxes of both ways; local tax only where there is one. */
export function choiceRows({ ways }: Choice): { label: string; amounts: number[]; isTotal: boolean }[] {
  const row = (label: string, key: 'federal' | 'state' | 'local' | 'total') => ({
    label,
    amounts: ways.map(({ taxes }) => taxes[key]),
    isTotal: key === 'total',
  });
  return [
    row('Federal', 'federal'),
    row('State', 'state'),
    ...(ways.every(({ taxes }) => taxes.local === 0) ? [] : [row('Local', 'local')]),
    row('Total', 'total'),
  ];
}

/** What became of a claim, in a sentence. */
export function sayClaim({ amount, instead, state }: StateAdvice['claims'][number]): string {
  if (amount === null) return `Plainfile doesn’t prepare this claim. ${instead}`;
  // A tax of a city or county, which goes elsewhere.
  if (instead !== '') return `The tax is ${formatDollars(amount)}. ${instead}`;
  if (amount > 0) return `${formatDollars(amount)} is on your ${stateName(state)} return.`;
  return `Your ${stateName(state)} return doesn’t include this so far. Check your answers about your home if you think you qualify.`;
}

type Row = StateAdvice['allocation'][number];

const kindWords: Record<Row['kind'], string> = {
  wages: 'Wages',
  interest: 'Interest',
  dividends: 'Dividends',
  sale: 'Gain or loss on a sale',
  pension: 'Pension or IRA',
  benefits: 'Social Security',
  unemployment: 'Unemployment',
  rent: 'Rent received',
};

const reasonWords: Record<Row['parts'][number]['reason'], string> = {
  home: 'You lived there all year.',
  agreement: 'Under a reciprocal agreement, only your home state taxes wages.',
  workDays: 'Based on the days you worked there.',
  documents: 'Based on the state boxes on your W-2.',
  dayOfSale: 'You lived there on the day of the sale.',
  place: 'This income is from property in that state or from a payer there.',
  daysOfHome: 'Based on the days you lived there.',
  nothing: 'None of this income comes from that state.',
};

/** What a row of the table is about: "Wages, Harbor Bakery". */
export const sayIncome = ({ kind, name }: Row): string => [kindWords[kind], name].filter(Boolean).join(', ');

/** Each state's part of a row, with the reason. */
export const sayParts = ({ parts }: Row): { state: string; amount: string; reason: string }[] =>
  parts.map(({ state, amount, reason }) => ({
    state: stateName(state),
    amount: formatDollars(amount),
    reason: reasonWords[reason],
  }));
