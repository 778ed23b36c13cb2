import { z } from 'zod';
import { citeLine } from '../line-links';
import type { Tool } from './tool';

export interface DeductionFinding {
  /** False while answers are missing. */
  ready: boolean;
  total: number;
  suggestions: {
    id: string;
    name: string;
    savings: number;
    confidence: number;
    requirements: { says: string; known: boolean }[];
    amount: { dollars: number; says: string } | null;
    law: string;
    source: string;
    href: string;
    /** The last day on which it can be done, YYYY-MM-DD. */
    doneBy: string | null;
  }[];
  settled: {
    id: string;
    name: string;
    kind: 'claimed' | 'ruled-out';
    because: string;
    dollars: number | null;
    line: { form: string; line: string } | null;
    law: string;
    source: string;
  }[];
}

const Input = z.strictObject({});

// What comes after the colon is a person's name.
const withoutName = (name: string) => name.split(': ')[0] ?? name;

/** Deductions and credits: what may still bring money, what the return has, what is ruled out and why. */
export const listDeductionsTool: Tool<z.infer<typeof Input>, DeductionFinding> = {
  name: 'list_deductions',
  description:
    'Deductions and credits of this return: possible ones with their exact savings, claimed ones, and ruled-out ones.',
  input: Input,
  run: async (view) => {
    const found = await view.readDeductions();
    return {
      data: {
        ready: found.ready,
        total: found.totalPotentialSavings,
        suggestions: found.suggestions.map((one) => ({
          id: one.id,
          name: withoutName(one.name),
          savings: one.potentialSavings,
          confidence: one.confidence,
          requirements: one.requirements.map((says, at) => ({ says, known: one.known[at] ?? false })),
          amount: one.amount,
          law: one.law.explanation,
          source: one.law.source,
          href: one.href,
          doneBy: one.doneBy,
        })),
        settled: found.settled.map((one) => ({
          id: one.id,
          name: withoutName(one.name),
          kind: one.kind,
          because: one.because,
          dollars: one.dollars,
          line: one.line,
          law: one.law.explanation,
          source: one.law.source,
        })),
      },
      citations: found.settled.flatMap(({ line, name, kind }) =>
        line === null || kind === 'ruled-out' ? [] : [citeLine(line.form, line.line, withoutName(name))],
      ),
    };
  },
};
