import { cheapestPlanFor, type Entitlement, entitlementNames } from './entitlements';
import { planForStates } from './plans';
import type { PlanNeed } from './schema';

/**
 * Forms that a plan has to cover, and as what (spec section 9). A form that is not listed is in every plan: W-2s,
 * 1099s with interest, dividends, pensions or benefits, credits, health forms.
 */
const needOfForm: Readonly<Record<string, { entitlement: Entitlement; because: string }>> = {
  'schedule-a': { entitlement: 'itemized', because: 'Your return itemizes deductions on Schedule A.' },
  'schedule-d': { entitlement: 'investments', because: 'Your return reports sales on Schedule D.' },
  '8949': { entitlement: 'investments', because: 'Your return lists sales on Form 8949.' },
  '8960': {
    entitlement: 'investments',
    because: 'Your return includes net investment income tax (Form 8960).',
  },
  'schedule-e': { entitlement: 'rental', because: 'Your return reports rental, royalty, or K-1 income.' },
  '8582': { entitlement: 'rental', because: 'Your return uses Form 8582 to limit rental losses.' },
  'schedule-c': { entitlement: 'self-employment', because: 'Your return reports a business on Schedule C.' },
  'schedule-se': {
    entitlement: 'self-employment',
    because: 'Your return includes self-employment tax (Schedule SE).',
  },
};

/** What a plan must include for a return that files these forms. Filing is always among it. */
export function needsOfForms(formIds: Iterable<string>): Map<Entitlement, string> {
  const needs = new Map<Entitlement, string>();
  for (const id of formIds) {
    const need = needOfForm[id];
    if (need !== undefined && !needs.has(need.entitlement)) needs.set(need.entitlement, need.because);
  }
  return needs;
}

/**
 * The cheapest plan that covers a federal return, and the one that has its state returns. The federal return is filed
 * without the second: states are bought by upgrading.
 * @param formIds the forms that its calculation attaches; null while it was not calculated
 * @param states names of the state returns that were calculated
 */
export function requiredPlan(formIds: readonly string[] | null, states: readonly string[] = []): PlanNeed {
  const needs = needsOfForms(formIds ?? []);
  return {
    plan: cheapestPlanFor(['filing', ...needs.keys()]).slug,
    reasons: [...needs].map(([entitlement, because]) => ({
      feature: entitlementNames[entitlement],
      because,
    })),
    certain: formIds !== null,
    ...(states.length === 0
      ? {}
      : { states: { names: [...states], plan: planForStates(states.length).slug } }),
  };
}
