import { type Plan, type PlanSlug, plans } from './plans';

/** What a plan lets a person do or covers in a return. Everything else is in every plan. */
export type Entitlement = 'filing' | 'itemized' | 'investments' | 'rental' | 'cpa-review' | 'self-employment';

const basic: readonly Entitlement[] = ['filing'];
const premium: readonly Entitlement[] = [...basic, 'itemized', 'investments', 'rental', 'cpa-review'];
const business: readonly Entitlement[] = [...premium, 'self-employment'];

const table: Record<PlanSlug, ReadonlySet<Entitlement>> = {
  basic: new Set(basic),
  premium: new Set(premium),
  business: new Set(business),
};

/** Whether a plan includes something (spec section 9 as a table). */
export const includes = (plan: PlanSlug, entitlement: Entitlement): boolean => table[plan].has(entitlement);

/** The cheapest plan that includes all of these. */
export function cheapestPlanFor(needs: Iterable<Entitlement>): Plan {
  const wanted = [...needs];
  const [first, ...larger] = plans;
  return [first, ...larger].find((plan) => wanted.every((one) => includes(plan.slug, one))) ?? plans[2];
}

/** The plan's own words for what it includes, as on its price card. */
export const entitlementNames: Record<Entitlement, string> = {
  filing: 'E-file to IRS',
  itemized: 'Itemized deductions',
  investments: 'Investment income',
  rental: 'Rental property',
  'cpa-review': 'CPA review included',
  'self-employment': 'Schedule C',
};
