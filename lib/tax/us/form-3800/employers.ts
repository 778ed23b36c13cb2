import { type Business } from '../../facts/business';
import { type Cents } from '../../facts/cents';
import { type Farm } from '../../facts/farm';
import { type ReturnInput } from '../../facts/return-input';

/** A business or a farm as an employer: what Schedules C and F deduct for its staff, under one set of names. */
export interface Employer extends Pick<
  Business,
  'owner' | 'ein' | 'targetedEmployees' | 'planCredits' | 'premiumCredits' | 'materialParticipation'
> {
  /** The list that it stands in. */
  readonly list: 'businesses' | 'farms';
  /** Schedule C, line 26; Schedule F, line 22. */
  readonly wages: Cents;
  /** Schedule C, line 14; Schedule F, line 15. */
  readonly employeeBenefits: Cents;
  /** Schedule C, line 19; Schedule F, line 23. */
  readonly pensionPlans: Cents;
  /** Schedule C, line 17; Schedule F has no such line. */
  readonly legal: Cents | null;
}

/** By name: a traced run's stand-ins have no keys to spread. */
const shared = (activity: Business | Farm) => ({
  owner: activity.owner,
  ein: activity.ein,
  targetedEmployees: activity.targetedEmployees,
  planCredits: activity.planCredits,
  premiumCredits: activity.premiumCredits,
  materialParticipation: activity.materialParticipation,
});
const ofBusiness = (business: Business): Employer => ({
  ...shared(business),
  list: 'businesses',
  wages: business.expenses.wages,
  employeeBenefits: business.expenses.employeeBenefits,
  pensionPlans: business.expenses.pensionPlans,
  legal: business.expenses.legal,
});
const ofFarm = (farm: Farm): Employer => ({
  ...shared(farm),
  list: 'farms',
  wages: farm.expenses.labor,
  employeeBenefits: farm.expenses.employeeBenefits,
  pensionPlans: farm.expenses.pensionPlans,
  legal: null,
});

/** Every business and farm of the return. */
export const listEmployers = ({ facts }: { facts: ReturnInput }): readonly Employer[] => [
  ...facts.businesses.map(ofBusiness),
  ...facts.farms.map(ofFarm),
];
