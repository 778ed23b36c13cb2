import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { addCents, dollars, isSome, noCents } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { refuse } from '../coverage';
import { foreignAddBack } from '../form-2555/exclusion';
import { assume, type TaxReader } from '../form';
import { agi } from '../form-1040/taxable-income';
import { adoptionBenefits } from '../income/w2-boxes';
import { benefits, excludedBenefits } from './child-benefits';
import { makers, shareOver, territories } from './form';

const { money, rate } = makers;

const hasBenefits = ({ facts }: Pick<TaxReader, 'facts'>): boolean =>
  facts.adoption.some(({ employerBenefits }) => isSome(employerBenefits));

export const allBenefits = money(
  '21',
  'Total benefits for all children',
  'Add the amounts on line 20',
  ({ each, facts }) => (hasBenefits({ facts }) ? sum(each(benefits)) : null),
);

const allTaxed = assume(
  'If all adoption benefits were taxable, without the student loan interest deduction',
  {
    facts: (facts: ReturnInput): ReturnInput => ({
      ...facts,
      adoption: [],
      adjustments: { ...facts.adjustments, studentLoanInterest: noCents },
      otherIncome: [
        ...facts.otherIncome,
        {
          owner: 'taxpayer',
          description: '',
          amount: addCents(facts.adoption, ({ employerBenefits }) => employerBenefits),
          qualifiedTips: noCents,
          qualifiedOvertime: noCents,
        },
      ],
    }),
  },
);

export const incomeWithBenefits = money(
  '23',
  'Modified adjusted gross income with benefits',
  'Enter your modified adjusted gross income, with all of the benefits and without the student loan interest deduction',
  (reader) =>
    hasBenefits(reader)
      ? reader.proForma(allTaxed, agi) + foreignAddBack(reader) + territories(reader)
      : null,
);
export const benefitsOver = money(
  '24',
  'Modified AGI over $252,150',
  'Is line 23 more than $252,150? Yes. Subtract $252,150 from line 23. No. Enter -0- on line 26',
  ({ get, law }) => blankIfZero(notBelowZero(get(incomeWithBenefits) - law.adoption.phaseOutStart)),
);
export const shareOfBenefits = rate(
  '25',
  'Phaseout percentage',
  'Divide line 24 by $40,000. Enter the result as a decimal (rounded to at least three places). Do not enter more than 1.000',
  (reader) => (reader.entry(benefitsOver) === null ? null : shareOver(reader.get(benefitsOver), reader)),
);
/** For the columns of the children. */
export const benefitReduction = ({ get }: Pick<TaxReader, 'get'>): number => get(shareOfBenefits);

export const excluded = money('28', 'Excluded benefits', 'Add the amounts on line 27', ({ each, facts }) =>
  hasBenefits({ facts }) ? sum(each(excludedBenefits)) : null,
);
/** Less than zero where more is excluded than was paid: for a child with special needs. */
export const taxableBenefits = money(
  '29',
  'Taxable benefits',
  'Subtract line 28 from line 21. Also include the amount, which may be negative, on Form 1040 or 1040-SR, line 1f',
  ({ get, entry }) => (entry(excluded) === null ? null : get(allBenefits) - get(excluded)),
);

/** IRC 86(b)(2)(A) and 219(g)(3)(A)(ii) add back what is excluded. */
export const excludedAdoptionBenefits = ({ get }: Pick<TaxReader, 'get'>): number => get(excluded);

refuse(
  'adoption',
  'Your W-2 shows adoption benefits (box 12, code T). Enter each child and that child’s share of these benefits. The shares must add up to the box 12 amount.',
  ({ facts }) =>
    dollars(addCents(facts.w2s, adoptionBenefits)) !==
    dollars(addCents(facts.adoption, ({ employerBenefits }) => employerBenefits)),
  { alsoWithoutItems: true },
);
