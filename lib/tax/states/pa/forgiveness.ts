import { type FormMakers } from '../../engine/form';
import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { dollars, noCents } from '../../facts/cents';
import { taxExemptInterest } from '../../us/form-1040/income';
import { exclusion } from '../../us/home-sale/home-sale';
import { foreignMunicipalInterest } from '../shared/exempt-interest';
import { countDependentsWho, filersOf } from '../shared/people';
import { usObligationParts } from '../shared/own-state';
import { form, income, type PennsylvaniaReader, residency } from './form';
import { residentCredit, taxLiability, totalIncome } from './income';

const makers: FormMakers<PennsylvaniaReader> = form('pa-schedule-sp', 'Special Tax Forgiveness', {
  name: 'Schedule SP (PA-40)',
  attachedWhen: ({ get }) => get(forgivenessCredit) > 0,
});
export const scheduleSp = makers.form;
const { money, rate } = makers;

export const spIncome = money('1', 'PA taxable income', 'PA taxable income from PA-40, line 9', ({ get }) =>
  get(totalIncome),
);
export const spNontaxable = money(
  '2',
  'Nontaxable interest, dividends, and gains',
  'Nontaxable interest, dividends, and gains',
  ({ facts, get }) => {
    const treasury = usObligationParts(facts);
    // Interest of other states is taxed and stands on line 1.
    const ownState = get(taxExemptInterest) - dollars(foreignMunicipalInterest(facts, 'PA'));
    return blankIfZero(notBelowZero(ownState) + dollars(treasury.interest, treasury.dividends));
  },
);
export const spAlimony = money('3', 'Alimony', 'Alimony received', ({ facts }) =>
  blankIfZero(dollars(facts.alimonyReceived)),
);
export const spInsurance = money(
  '4',
  'Insurance proceeds and inheritances',
  'Insurance proceeds and inheritances',
  ({ facts }) => blankIfZero(dollars(facts.states.PA.forgiveness.insuranceAndInheritance)),
);
export const spGifts = money('5', 'Gifts, awards, and prizes', 'Gifts, awards, and prizes', ({ facts }) =>
  blankIfZero(dollars(facts.states.PA.forgiveness.giftsAndPrizes)),
);

/** Federal amounts of the classes that Pennsylvania taxes, as far as they don't belong to it. */
export const spNonresident = money(
  '6',
  'Nonresident income',
  'Income you received while living outside Pennsylvania, or from outside Pennsylvania as a nonresident',
  (reader) => {
    if (residency.isResident(reader)) return null;
    const { each } = reader;
    const kinds = [
      'wages',
      'interest',
      'dividends',
      'business',
      'gains',
      'supplemental',
      'farm',
      'gambling',
    ] as const;
    return blankIfZero(
      notBelowZero(sum(kinds.map((kind) => sum(each(income.all[kind])) - sum(each(income.here[kind]))))),
    );
  },
);
export const spMilitary = money('7', 'Nontaxable military pay', 'Nontaxable military income', ({ facts }) =>
  blankIfZero(dollars(facts.states.PA.forgiveness.militaryPay)),
);
export const spHome = money(
  '8',
  'Gain on your home',
  'Gain excluded from the sale of a residence',
  ({ each }) => blankIfZero(sum(each(exclusion))),
);
export const spEducation = money(
  '9',
  'Educational assistance',
  'Nontaxable educational assistance',
  ({ facts }) => blankIfZero(dollars(facts.states.PA.forgiveness.educationalAssistance)),
);
export const spCash = money(
  '10',
  'Cash received',
  'Cash received for personal purposes from outside your home',
  ({ facts }) => blankIfZero(dollars(facts.states.PA.forgiveness.cashReceived)),
);
const parts = [
  spIncome,
  spNontaxable,
  spAlimony,
  spInsurance,
  spGifts,
  spNonresident,
  spMilitary,
  spHome,
  spEducation,
  spCash,
];
/** Married people count the income of both, whether or not they file together. */
export const eligibilityIncome = money(
  '11',
  'Eligibility income',
  'Total eligibility income. Add lines 1 through 10',
  ({ get, facts }) =>
    sum(parts.map(get)) +
    (countsSpouse(facts) ? dollars(facts.states.PA.forgiveness.spouseIncome ?? noCents) : 0),
);
export const spTax = money('12', 'PA tax liability', 'PA tax liability from PA-40, line 12', ({ get }) =>
  get(taxLiability),
);
export const spResidentCredit = money(
  '13',
  'Resident credit',
  'Less resident credit from PA-40, line 22',
  ({ get }) => blankIfZero(get(residentCredit)),
);
export const spNetTax = money(
  '14',
  'Net PA tax liability',
  'Subtract line 13 from line 12',
  ({ get }) => get(spTax) - get(spResidentCredit),
);
export const percentage = rate(
  '15',
  'Percentage of forgiveness',
  'Percentage of tax forgiveness from the eligibility income table, as a decimal',
  (reader) => {
    const { facts, get, law } = reader;
    if (!mayClaim(reader)) return 0;
    const { base, perChild, step, lessPerStep } = law.forgiveness;
    const people = filersOf(facts) === 2 || countsSpouse(facts) ? 2 : 1;
    const limit = base * people + perChild * countDependentsWho(reader, isChild);
    const steps = Math.ceil(notBelowZero(get(eligibilityIncome) - limit) / step);
    return notBelowZero(Math.round((1 - steps * lessPerStep) * 10) / 10);
  },
);
export const forgivenessCredit = money(
  '16',
  'Tax forgiveness credit',
  'Multiply line 14 by the decimal on line 15',
  ({ get }) => blankIfZero(get(spNetTax) * get(percentage)),
);

const isChild = ({ relationship }: PennsylvaniaReader['facts']['dependents'][number]): boolean =>
  relationship === 'child' ||
  relationship === 'stepchild' ||
  relationship === 'fosterChild' ||
  relationship === 'grandchild';

/** Separate filers who lived together use the table of couples; those who lived apart are unmarried here. */
const countsSpouse = (facts: PennsylvaniaReader['facts']): boolean =>
  facts.filingStatus === 'mfs' && !facts.livedApartAllYear;

/** A dependent of somebody else has forgiveness only when that person has; without the spouse's income nobody can tell. */
function mayClaim({ facts }: PennsylvaniaReader): boolean {
  const { spouseIncome, claimantQualifies } = facts.states.PA.forgiveness;
  if (facts.taxpayer.claimableAsDependent && claimantQualifies !== true) return false;
  return !countsSpouse(facts) || spouseIncome !== null;
}
