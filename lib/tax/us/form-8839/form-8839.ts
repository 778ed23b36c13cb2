import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { addCents, dollars, isSome, noCents } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { covers, refuse, warn } from '../coverage';
import { agiWithForeignIncome, foreignAddBack } from '../form-2555/exclusion';
import { assume, form, type TaxReader } from '../form';
import { agi } from '../form-1040/taxable-income';
import { adoptionBenefits } from '../income/w2-boxes';
import { benefits, canClaim, childCredit, excludedBenefits, refundableForChild } from './children';
import { adoptionCreditLimit } from './credit-limit';
import { hasAdoption } from './has-adoption';

covers('adoption', 'adoptionCarryforward');

const makers = form('8839', 'Qualified Adoption Expenses', {
  sequence: '38',
  source: 'Form 8839 (2024) and its instructions; IRC 23 and 137',
  neededWhen: hasAdoption,
  attachedWhen: hasAdoption,
});
export const form8839 = makers.form;
const { money, rate } = makers;

/** Lines 9 and 25: how much of the credit or exclusion income takes away, from 0 to 1, with three places. */
const shareOver = (over: number, { law }: Pick<TaxReader, 'law'>): number =>
  smallerOf(Math.round((over / law.adoption.phaseOutRange) * 1000) / 1000, 1);

const territories = ({ facts }: TaxReader): number => {
  const { puertoRico, form4563Line15, form2555Line45, form2555Line50 } = facts.excludedIncome;
  return dollars(puertoRico, form4563Line15, form2555Line45, form2555Line50);
};

const hasChildren = ({ facts }: Pick<TaxReader, 'facts'>): boolean => facts.adoption.length > 0;

export const income = money(
  '7',
  'Modified adjusted gross income',
  'Enter your modified adjusted gross income',
  (reader) => (hasChildren(reader) ? agiWithForeignIncome(reader) + territories(reader) : null),
);
export const incomeOver = money(
  '8',
  'Income over $252,150',
  'Is line 7 more than $252,150? Yes. Subtract $252,150 from line 7. No. Enter -0- on line 10',
  ({ get, law }) => blankIfZero(notBelowZero(get(income) - law.adoption.phaseOutStart)),
);
export const shareOfCredit = rate(
  '9',
  'Share that is lost',
  'Divide line 8 by $40,000. Enter the result as a decimal (rounded to at least three places). Do not enter more than 1.000',
  (reader) => (reader.entry(incomeOver) === null ? null : shareOver(reader.get(incomeOver), reader)),
);
/** For the columns of the children. */
export const creditReduction = ({ get }: Pick<TaxReader, 'get'>): number => get(shareOfCredit);

export const creditOfChildren = money(
  '12',
  'Credit for all children',
  'Add the amounts on line 11',
  ({ each, facts }) => (hasChildren({ facts }) ? sum(each(childCredit)) : null),
);
/** From 2025 on. */
export const refundableSum = money(
  '11c',
  'Refundable parts',
  'Add the amounts on line 11b',
  ({ each, facts, law }) =>
    hasChildren({ facts }) && law.adoption.refundable !== null ? sum(each(refundableForChild)) : null,
);
/** From 2025 on. */
export const refundableCredit = money(
  '13 refundable',
  'Refundable adoption credit',
  'Refundable adoption credit. Enter the amount from line 11c here and on Form 1040 or 1040-SR, line 30',
  ({ entry }) => entry(refundableSum),
);
/** From 2025 on. */
export const restOfCredit = money(
  '14 rest',
  'Rest of the credit',
  'Subtract line 13 from line 12',
  ({ get, entry }) =>
    entry(refundableCredit) === null ? null : get(creditOfChildren) - get(refundableCredit),
);
export const carriedIn = money(
  '13',
  'Credit of earlier years',
  'Credit carryforward, if any, from prior years',
  ({ facts }) => blankIfZero(dollars(facts.adoptionCarryforward.total)),
);
export const credits = money(
  '14',
  'Credit before the limit',
  'Add lines 12 and 13',
  ({ get, entry }) =>
    (entry(restOfCredit) === null ? get(creditOfChildren) : get(restOfCredit)) + get(carriedIn),
);
export const limit = money(
  '15',
  'Limit',
  'Enter the amount from line 5 of the Credit Limit Worksheet',
  ({ get }) => get(adoptionCreditLimit),
);
export const adoptionCredit = money(
  '16',
  'Adoption credit',
  'Enter the smaller of line 14 or line 15 here and on Schedule 3 (Form 1040), line 6c',
  ({ get }) => smallerOf(get(credits), get(limit)),
);

const hasBenefits = ({ facts }: Pick<TaxReader, 'facts'>): boolean =>
  facts.adoption.some(({ employerBenefits }) => isSome(employerBenefits));

export const allBenefits = money(
  '21',
  'Benefits for all children',
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
  'Income over $252,150',
  'Is line 23 more than $252,150? Yes. Subtract $252,150 from line 23. No. Enter -0- on line 26',
  ({ get, law }) => blankIfZero(notBelowZero(get(incomeWithBenefits) - law.adoption.phaseOutStart)),
);
export const shareOfBenefits = rate(
  '25',
  'Share that is lost',
  'Divide line 24 by $40,000. Enter the result as a decimal (rounded to at least three places). Do not enter more than 1.000',
  (reader) => (reader.entry(benefitsOver) === null ? null : shareOver(reader.get(benefitsOver), reader)),
);
/** For the columns of the children. */
export const benefitReduction = ({ get }: Pick<TaxReader, 'get'>): number => get(shareOfBenefits);

export const excluded = money(
  '28',
  'Benefits left out of income',
  'Add the amounts on line 27',
  ({ each, facts }) => (hasBenefits({ facts }) ? sum(each(excludedBenefits)) : null),
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
  'Your W-2 shows adoption benefits (box 12, code T). Enter each child and its part of these benefits, so that they add up to the same amount.',
  ({ facts }) =>
    dollars(addCents(facts.w2s, adoptionBenefits)) !==
    dollars(addCents(facts.adoption, ({ employerBenefits }) => employerBenefits)),
  { alsoWithoutItems: true },
);
warn(
  'adoption',
  'On a separate return you can’t take the adoption credit for this year’s expenses, and employer benefits are taxed, unless you lived apart from your spouse.',
  (reader) => hasChildren(reader) && !canClaim(reader),
);
