import { notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, exactDollars } from '../../facts/cents';
import { type Adoption } from '../../facts/adoption';
import { type TaxCopyReader } from '../form';
import { benefitReduction } from './benefits';
import { counts, isSpecial, makers } from './child-form';

const { money } = makers;

const withBenefits =
  (rule: (reader: TaxCopyReader<Adoption>) => number) => (reader: TaxCopyReader<Adoption>) =>
    exactDollars(reader.item.employerBenefits) > 0 ? rule(reader) : null;

export const exclusionMost = money(
  '17',
  'Maximum exclusion',
  'Maximum exclusion for each child: $16,810',
  withBenefits(({ law }) => law.adoption.maximum),
);
export const benefitsBefore = money(
  '18',
  'Prior-year benefits',
  'Employer-provided adoption benefits from earlier years for this child; otherwise -0-',
  withBenefits(({ item }) => dollars(item.priorYearsBenefits)),
);
export const exclusionLeft = money(
  '19',
  'Remaining maximum',
  'Subtract line 18 from line 17',
  withBenefits(({ get }) => notBelowZero(get(exclusionMost) - get(benefitsBefore))),
);
export const benefits = money(
  '20',
  'Benefits for this child',
  'Employer-provided adoption benefits received in 2024, shown in box 12 of Form W-2 with code T',
  withBenefits(({ item }) => dollars(item.employerBenefits)),
);
export const countedBenefits = money(
  '22',
  'Benefits within the maximum',
  'Enter the smaller of line 19 or line 20. For a final adoption of a U.S. child with special needs: line 19',
  withBenefits((reader) => {
    if (!counts(reader)) return 0;
    const { get } = reader;
    return isSpecial(reader) ? get(exclusionLeft) : smallerOf(get(exclusionLeft), get(benefits));
  }),
);
export const benefitsReducedBy = money(
  '26',
  'Reduction for income',
  'Multiply line 22 by line 25',
  withBenefits((reader) => reader.get(countedBenefits) * benefitReduction(reader)),
);
export const excludedBenefits = money(
  '27',
  'Excluded benefits',
  'Subtract line 26 from line 22',
  withBenefits(({ get }) => get(countedBenefits) - get(benefitsReducedBy)),
);
