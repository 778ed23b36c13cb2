export const planSlugs = ['basic', 'premium', 'business'] as const;
export type PlanSlug = (typeof planSlugs)[number];

export type Plan = {
  /** As in addresses and in the user's planTier. */
  slug: PlanSlug;
  /** As shown, and as in a payment's planType. */
  name: 'Basic' | 'Premium' | 'Business';
  /** Whole dollars per year. */
  price: number;
  description: string;
  features: readonly string[];
  /** How many state returns come with it. */
  states: 'none' | 'one' | 'all';
  /** Carries the "Most Popular" badge. */
  popular: boolean;
};

/** The price table (spec section 9). Everything that shows, compares or charges a price reads it here. */
export const plans: readonly [Plan, Plan, Plan] = [
  {
    slug: 'basic',
    name: 'Basic',
    price: 49,
    description: 'For simple returns',
    features: [
      'W-2 and 1099 support',
      'Standard deductions',
      'AI document processing',
      'E-file to IRS',
      'Email support',
    ],
    states: 'none',
    popular: false,
  },
  {
    slug: 'premium',
    name: 'Premium',
    price: 99,
    description: 'For homeowners, investors, and landlords',
    features: [
      'Everything in Basic',
      'Itemized deductions',
      'Investment income',
      'Rental property',
      'CPA review included',
      'Priority support',
    ],
    states: 'one',
    popular: true,
  },
  {
    slug: 'business',
    name: 'Business',
    price: 199,
    description: 'For the self-employed',
    features: [
      'Everything in Premium',
      'Schedule C',
      'Quarterly estimates',
      'Multi-state filing',
      'Dedicated tax preparer',
      'Phone support',
    ],
    states: 'all',
    popular: false,
  },
];

/** The plan with this slug or name in any case, or undefined. */
export function findPlan(value: unknown): Plan | undefined {
  if (typeof value !== 'string') return undefined;
  const slug = value.trim().toLowerCase();
  return plans.find((plan) => plan.slug === slug);
}

/** The plan an address asks for; unknown or missing is Basic (spec section 2). */
export function planOrBasic(value: unknown): Plan {
  return findPlan(value) ?? plans[0];
}

/** What the dashboard's plan card lists (spec section 9). */
export function planCardFeatures(plan: Plan): readonly string[] {
  const everyone = ['AI document processing', 'E-file to IRS', 'Email support'];
  return plan.slug === 'basic' ? everyone : [...everyone, 'CPA review included'];
}

/** What a plan says about state returns, beside its features. */
export const stateWords: Readonly<Record<Plan['states'], string>> = {
  none: 'Federal return only',
  one: 'One state return',
  all: 'All state returns',
};

/** The cheapest plan with so many state returns. */
export function planForStates(count: number): Plan {
  const [basic, premium, business] = plans;
  if (count === 0) return basic;
  return count === 1 ? premium : business;
}
