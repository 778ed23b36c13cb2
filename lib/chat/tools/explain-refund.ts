import { z } from 'zod';
import { labelFact } from '@/lib/tax/facts/describe-fact';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { buildRefundLedger } from '@/lib/tax/refund-ledger';
import { federalEditionFor } from '@/lib/tax/us/editions';
import { citeLine } from '../line-links';
import type { Tool } from './tool';

export type RefundFinding =
  | { state: 'not-calculated' }
  | {
      state: 'found';
      /** Positive: refund. Negative: to pay. Whole dollars. */
      balance: number;
      stale: boolean;
      figures: Record<
        | 'totalIncome'
        | 'agi'
        | 'deductions'
        | 'taxableIncome'
        | 'taxBeforeCredits'
        | 'totalTax'
        | 'withheld'
        | 'totalPayments',
        number
      >;
      /** Total tax divided by gross income, as the summary shows it. */
      effectiveRate: number | null;
      /** The highest bracket that the taxable income reaches; null when there is none. */
      bracket: number | null;
      /** What moved the balance, in the order in which it comes in. */
      steps: { label: string; change: number; balance: number }[];
    };

const findBracket = (taxable: number, facts: Pick<ReturnInput, 'taxYear' | 'filingStatus'>): number | null =>
  federalEditionFor(facts).law.incomeTax.brackets[facts.filingStatus].findLast(({ over }) => taxable > over)
    ?.rate ?? null;

const Input = z.strictObject({});

/** What comes back or is owed, the figures on the way, and which facts moved it. */
export const explainRefundTool: Tool<z.infer<typeof Input>, RefundFinding> = {
  name: 'explain_refund',
  description:
    'The refund or amount owed, the main figures of the return, and how much each fact changed it.',
  input: Input,
  run: async ({ calculated }) => {
    if (calculated === null) return { data: { state: 'not-calculated' }, citations: [] };
    const { results, input, facts } = calculated;
    const main = results.lines['1040'];
    const lineOf = (line: string) => {
      const value = main === undefined || Array.isArray(main) ? undefined : main[line]?.value;
      return typeof value === 'number' ? value : 0;
    };
    const ledger = buildRefundLedger(input);
    const balance = results.estimatedRefund;
    return {
      data: {
        state: 'found',
        balance,
        stale: results.stale,
        figures: {
          totalIncome: lineOf('9'),
          agi: results.adjustedGrossIncome,
          deductions: lineOf('14'),
          taxableIncome: lineOf('15'),
          taxBeforeCredits: lineOf('18'),
          totalTax: lineOf('24'),
          withheld: lineOf('25d'),
          totalPayments: lineOf('33'),
        },
        effectiveRate: results.grossIncome > 0 ? results.federalTaxAfterCredits / results.grossIncome : null,
        bracket: findBracket(lineOf('15'), facts),
        // Names of employers and people stay out: they are somebody's words, and no part of a figure.
        steps: ledger.ok
          ? ledger.steps.map(({ facts, change, balance: after }) => ({
              label: facts.map(({ path }) => labelFact(path)).join(' and '),
              change,
              balance: after,
            }))
          : [],
      },
      citations: [
        balance >= 0 ? citeLine('1040', '35a', 'Refund') : citeLine('1040', '37', 'Amount you owe'),
        citeLine('1040', '24', 'Total tax'),
        citeLine('1040', '33', 'Total payments'),
      ],
    };
  },
};
