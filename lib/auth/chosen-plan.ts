/** The cookie that carries the plan over the way to a provider and back. */
export const planCookie = 'plainfile.plan';

const plans = ['basic', 'premium', 'business'] as const;

/** The plan of a value from outside; Basic for anything else. */
export function chosenPlan(value: string | undefined): (typeof plans)[number] {
  return plans.find((plan) => plan === value) ?? 'basic';
}
