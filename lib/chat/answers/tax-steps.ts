import { federalEditionFor } from '@/lib/tax/us/editions';
import type { Evidence } from '../tools/tool';
import { dollars } from './answer';

/** Rates of the worksheet for gains and qualified dividends, and the lines with what is taxed at each. */
const gainRates = [
  ['9', 0],
  ['17', 0.15],
  ['20', 0.2],
] as const;

/** The rates that taxable income goes through, and how much of it lies in each; empty where there is none. */
export function sayTaxSteps({ view, results }: Evidence): string {
  const { calculated } = view;
  if (calculated === null) return '';
  const amountOf = (form: string, line: string): number => {
    const page = calculated.results.lines[form];
    const value = (Array.isArray(page) ? page[0] : page)?.[line]?.value;
    return typeof value === 'number' ? value : 0;
  };
  const gains = gainRates
    .map(([line, rate]) => ({ rate, amount: amountOf('qualified-dividends', line), isGain: true }))
    .filter(({ amount }) => amount > 0);
  const ordinary = gains.length === 0 ? amountOf('1040', '15') : amountOf('qualified-dividends', '5');
  const brackets = federalEditionFor(calculated.facts).law.incomeTax.brackets[calculated.facts.filingStatus];
  const steps = brackets.flatMap(({ over, rate }, at) => {
    const amount = Math.min(ordinary, brackets[at + 1]?.over ?? ordinary) - over;
    return amount > 0 ? [{ rate, amount, isGain: false }] : [];
  });
  const all = [...steps, ...gains];
  if (all.length === 0) return '';
  results.push({ data: { steps: all }, citations: [] });
  const rows = all.map(
    ({ rate, amount, isGain }) =>
      `- ${dollars(amount)}${isGain ? ' of capital gains and qualified dividends' : ''} at ${Math.round(rate * 100)}%`,
  );
  return `\n\nYour taxable income is taxed at these rates:\n\n${rows.join('\n')}`;
}
