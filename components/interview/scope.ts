import { cheapestPlanFor, type Entitlement } from '@/lib/billing/entitlements';
import { type Plan, planForStates } from '@/lib/billing/plans';
import { formatDollars } from '@/lib/format/money';
import { countOf, listOf, stateInText } from '@/lib/format/words';
import { type Known, type KnownForm } from '@/lib/interview/schema';
import { firstTaxYear } from '@/lib/tax/us/edition';

/** What a form usually brings with it; every other one is in each plan. */
const needs: Readonly<Record<string, { entitlement: Entitlement; because: string }>> = {
  '1099-B': { entitlement: 'investments', because: 'Your Form 1099-B reports sales of investments.' },
  '1099-NEC': {
    entitlement: 'self-employment',
    because: 'A Form 1099-NEC usually means self-employment income.',
  },
  '1099-K': {
    entitlement: 'self-employment',
    because: 'A Form 1099-K usually means self-employment income.',
  },
};

/** Forms that wait for the business or expense that they belong to: no list of a return is theirs. */
const placedLater: ReadonlySet<string> = new Set(['1099-NEC', '1099-K', 'receipt']);

interface Scope {
  plan: Plan;
  /** What can be said before the first question, a sentence or two each. */
  lines: string[];
  /** Forms that were read and that no return has a place for. */
  unsupported: KnownForm[];
}

const priced = ({ name, price }: Plan): string => `${name} plan (${formatDollars(price)})`;

/** What the documents say about the plan, the states and what can't be done, before anything was asked. */
export function readScope({ forms, states }: Pick<Known, 'forms' | 'states'>, taxYear: number): Scope {
  const found = forms.filter(({ standing }) => standing !== 'other-year');
  const needed = found.flatMap(({ form }) => needs[form] ?? []);
  const plan = cheapestPlanFor(['filing', ...needed.map(({ entitlement }) => entitlement)]);
  const reasons = [...new Set(needed.map(({ because }) => because))];
  const itemized = cheapestPlanFor(['itemized']);
  const lines = [[`The ${priced(plan)} covers what your documents show so far.`, ...reasons].join(' ')];
  if (found.some(({ form }) => form === '1098') && plan.price < itemized.price)
    lines.push(
      `If itemizing saves you more than the standard deduction, you’ll need the ${priced(itemized)}.`,
    );
  return {
    plan,
    lines: [...lines, ...sayStates(states, plan, taxYear)],
    unsupported: found.filter(({ form, standing }) => standing === 'not-entered' && !placedLater.has(form)),
  };
}

function sayStates(states: Known['states'], plan: Plan, taxYear: number): string[] {
  const named = (takesReturn: boolean) =>
    states.filter((state) => state.takesReturn === takesReturn).map(({ name }) => name);
  const [taxing, free] = [named(true), named(false)];
  const lines: string[] = [];
  if (taxing.length > 0 && taxYear !== firstTaxYear)
    lines.push(
      `We can’t prepare state returns for ${taxYear} yet. File directly with ${listOf(taxing.map((name) => stateInText(name)))}.`,
    );
  else if (taxing.length > 0) {
    const larger = planForStates(taxing.length);
    const returns = `${countOf(taxing.length, 'state return', 'state returns')}: ${listOf(taxing)}`;
    lines.push(
      larger.price > plan.price
        ? `We prepare ${returns}. For that, you’ll need the ${priced(larger)}. You can file your federal return without it.`
        : `We prepare ${returns}. Your plan covers that.`,
    );
  }
  const have = free.length === 1 ? 'has' : 'have';
  if (free.length > 0)
    lines.push(`${listOf(free)} ${have} no income tax, so there’s no return to file there.`);
  return lines;
}
