/** The cookie that carries the plan over the way to a provider and back. */
export const planCookie = 'plainfile.plan';

const plans = ['basic', 'premium', 'business'] as const;

/** The cookie that carries the tax year chosen at sign-up the same way. */
export const signUpYearCookie = 'plainfile.year';

/** The tax year of a value from outside; null for anything but a year after the first one. */
export const chosenYear = (value: string | undefined): number | null => (value === '2025' ? 2025 : null);

/** The plan of a value from outside; Basic for anything else. */
export function chosenPlan(value: string | undefined): (typeof plans)[number] {
  return plans.find((plan) => plan === value) ?? 'basic';
}
