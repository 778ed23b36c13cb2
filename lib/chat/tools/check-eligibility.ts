import { z } from 'zod';
import { federalEditionFor } from '@/lib/tax/us/editions';
import { startReturn } from '@/lib/tax/calculate-return';
import type { KnownReturn } from '../cards/card';
import type { ReturnView } from '../return-view';
import { findCard, sayIn } from '../search/find-cards';
import type { Tool } from './tool';

export interface EligibilityFinding {
  title: string;
  /** False before the first calculation: then nothing is known of the return. */
  isCalculated: boolean;
  conditions: { label: string; result: 'met' | 'failed' | 'unknown'; href: string }[];
}

const Input = z.strictObject({
  card: z.string().max(80).describe('ID of a card that search_cards returned'),
});

/** Whether a fact stands in the input as it was stated; a list counts when it has an entry. */
function isStated(input: unknown, path: string): boolean {
  const parts = path.split('.');
  const look = (value: unknown, at: number): boolean => {
    if (Array.isArray(value))
      return value.length > 0 && (at >= parts.length || value.some((one) => look(one, at)));
    if (at >= parts.length) return value !== undefined && value !== null && value !== '';
    if (typeof value !== 'object' || value === null) return false;
    return look((value as Record<string, unknown>)[parts[at] ?? ''], at + 1);
  };
  return look(input, 0);
}

/** What the conditions of a card may look at; null before the first calculation. */
function toKnownReturn({ calculated }: ReturnView): KnownReturn | null {
  if (calculated === null) return null;
  const run = startReturn(calculated.facts);
  return {
    facts: calculated.facts,
    isStated: (path) => isStated(calculated.input, path),
    read: (line) => run.read(line, 0),
  };
}

/** The requirements of one right, each checked on the return: met, failed, or not stated yet. */
export const checkEligibilityTool: Tool<z.infer<typeof Input>, EligibilityFinding | null> = {
  name: 'check_eligibility',
  description:
    'Checks the conditions of a deduction, credit, or rule on this return: met, failed, or unknown.',
  input: Input,
  run: async (view, { card: id }) => {
    const card = findCard(id);
    if (card === null) return { data: null, citations: [] };
    const known = toKnownReturn(view);
    const conditions = await Promise.all(
      (card.conditions ?? []).map(async ({ label, fact, check }) => ({
        label: sayIn(label, view.taxYear),
        result: known === null ? ('unknown' as const) : check(known, federalEditionFor(known.facts).law),
        href: await view.readHref(fact),
      })),
    );
    return { data: { title: card.title, isCalculated: known !== null, conditions }, citations: [] };
  },
};
