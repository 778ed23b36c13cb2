import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { addCents, dollars, exactDollars, noCents, plus } from '../../facts/cents';
import { type Retirement } from '../../facts/retirement';
import { isDependent } from '../../us/dependents/tests';
import { listFilers } from '../../us/filers';
import { socialSecurityTaxable } from '../../us/form-1040/income';
import { agi } from '../../us/form-1040/taxable-income';
import { stateRefunds } from '../../us/schedule-1/income';
import * as federalA from '../../us/schedule-a/schedule-a';
import { standardDeduction } from '../../us/worksheets/standard-deduction';
import { ratio } from '../shared/income';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { contributed529 } from '../shared/payments';
import { filersOf, isAtLeast } from '../shared/people';
import { pensionPart } from '../shared/pensions';
import { exemptPensionsHere } from '../shared/pensions-here';
import { isPlanOf, isStateOrLocalPlan } from '../shared/retirement';
import { form, income, type LouisianaReader, makers, residency } from './form';

const { money } = makers;

export const scheduleE = form('la-schedule-e', 'Adjustments to Income', {
  name: 'Schedule E (Form IT-540)',
  attachedWhen: 'anyEntry',
});
export const federalAgi = scheduleE.money(
  '1',
  'Federal adjusted gross income',
  'Federal adjusted gross income',
  ({ get }) => get(agi),
);
export const municipalInterest = scheduleE.money(
  '2',
  'Interest on other states’ obligations',
  'Interest and dividend income from other states and their political subdivisions',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'LA')),
);
export const usInterest = scheduleE.money(
  '4A',
  'Interest on U.S. obligations',
  'Exempt interest and dividends on obligations of the United States',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
const isExemptPlan = (form: Retirement) =>
  form.planKind === 'federalCivil' ||
  form.planKind === 'military' ||
  form.planKind === 'railroad' ||
  (isStateOrLocalPlan(form) && isPlanOf(form, 'LA'));
/** Pensions of Louisiana and of the federal government; $6,000 of other retirement income from 65 on, or of disabled people. */
const exemptPensionsOf = ({ facts, at, law }: LouisianaReader, index: number): number => {
  const filer = listFilers({ facts })[index];
  if (filer === undefined) return 0;
  const { owner, person } = filer;
  const pensions = at(income.all.pensions, index);
  const exempt = pensionPart(facts, owner, pensions, isExemptPlan);
  const disability = person.permanentlyDisabled
    ? smallerOf(
        pensionPart(facts, owner, pensions, ({ planKind }) => planKind === 'disability'),
        law.retirement.disabilityMost,
      )
    : 0;
  const rest = notBelowZero(pensions - exempt - disability);
  const aged = isAtLeast(facts, person, law.retirement.age) ? smallerOf(rest, law.retirement.most) : 0;
  return exempt + disability + aged;
};
export const retirementIncome = scheduleE.money(
  '4B',
  'Exempt retirement income',
  'Louisiana and federal retirement benefits, and annual retirement income of people who are 65 or older or disabled',
  (reader) =>
    blankIfZero(listFilers(reader).reduce((total, _, person) => total + exemptPensionsOf(reader, person), 0)),
);
export const socialSecurity = scheduleE.money(
  '4C',
  'Social Security benefits',
  'Taxable amount of Social Security',
  ({ get }) => blankIfZero(get(socialSecurityTaxable)),
);
export const stateRefund = scheduleE.money(
  '4D',
  'Louisiana tax refund',
  'State income tax refund included in federal adjusted gross income',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const collegeSavings = scheduleE.money(
  '4E',
  'START savings program',
  'Contributions to START accounts, up to $2,400 per account ($4,800 on a joint return)',
  ({ facts, law }) => {
    const beneficiaries = new Set(
      facts.education529
        .filter(({ state }) => state.toUpperCase() === 'LA')
        .map(({ beneficiary }) =>
          typeof beneficiary === 'string' ? beneficiary : `dependent ${beneficiary.dependentIndex}`,
        ),
    );
    return blankIfZero(
      smallerOf(
        dollars(contributed529(facts, 'LA', null)),
        beneficiaries.size * law.collegeSavings.most[facts.filingStatus],
      ),
    );
  },
);
/**
 * Tuition of a private school with what it requires, or half of what a public school or homeschool costs; each child's up to
 * the most. Of residents of the whole year.
 */
export const schoolExpenses = scheduleE.money(
  '4F',
  'School expense deductions',
  'Codes 17E to 19E: private school tuition, or 50% of homeschool or public school expenses, up to $6,000 for each dependent',
  (reader) => {
    const { facts, at, law } = reader;
    if (!residency.isResident(reader)) return null;
    const { most, share } = law.schoolExpenses;
    const stated = (index: number, isTuition: boolean) =>
      addCents(facts.states.LA.schoolExpenses, ({ dependentIndex, kind, amount }) =>
        dependentIndex === index && (kind === 'tuition') === isTuition ? amount : noCents,
      );
    let total = 0;
    facts.dependents.forEach(({ state: { k12 } }, i) => {
      if (!at(isDependent, i)) return;
      const tuition = exactDollars(plus(k12.tuition, stated(i, true)));
      const others = exactDollars(plus(k12.supplies, stated(i, false)));
      total += smallerOf(most, tuition > 0 ? tuition + others : others * share);
    });
    return blankIfZero(total);
  },
);
/** Without Social Security, retirement income and what belongs to nobody's place. */
const otherAdjustments = ({ get }: LouisianaReader) =>
  get(municipalInterest) - get(usInterest) - get(stateRefund) - get(collegeSavings);
export const louisianaAgi = money(
  '7',
  'Louisiana adjusted gross income',
  'Federal adjusted gross income with the Schedule E adjustments. If less than zero, enter 0',
  (reader) =>
    notBelowZero(
      reader.get(federalAgi) +
        otherAdjustments(reader) -
        reader.get(retirementIncome) -
        reader.get(socialSecurity) -
        reader.get(schoolExpenses),
    ),
);
export const medical = money(
  '8A',
  'Federal itemized medical expenses',
  'Medical and dental expense deduction from federal Schedule A, line 4, if you itemized on your federal return',
  ({ attached, get }) => (attached(federalA.scheduleA) ? blankIfZero(get(federalA.medicalDeduction)) : null),
);
export const federalStandard = money(
  '8B',
  'Federal standard deduction',
  'Federal standard deduction for your filing status',
  ({ get }) => (get(medical) === 0 ? null : get(standardDeduction)),
);
export const excessMedical = money(
  '8C',
  'Excess medical expenses',
  'Subtract line 8B from line 8A. If less than zero, enter 0',
  ({ get }) => blankIfZero(notBelowZero(get(medical) - get(federalStandard))),
);

export const npr = form('la-it540b', 'Nonresident and Part-Year Resident Income Tax Return, NPR Worksheet', {
  name: 'Form IT-540B',
  attachedWhen: (reader) => !residency.isResident(reader),
});
/** Social Security and exempt retirement income of the state come off; other adjustments by days of residency. */
export const louisianaIncome = npr.money(
  '8',
  'Louisiana income',
  'Louisiana income from the NPR worksheet',
  (reader) => {
    const { at, get, facts } = reader;
    let here = 0;
    for (let person = 0; person < filersOf(facts); person++) {
      here += at(income.agiHere, person) - at(income.here.socialSecurity, person);
    }
    const exempt = exemptPensionsHere(
      reader,
      { all: income.all.pensions, here: income.here.pensions },
      (person) => exemptPensionsOf(reader, person),
    );
    return notBelowZero(here - exempt + otherAdjustments(reader) * get(residency.share));
  },
);
export const louisianaShare = npr.rate(
  '9',
  'Ratio of Louisiana income',
  'Louisiana income divided by adjusted gross income, to four decimal places, but not more than 1',
  ({ get }) =>
    roundToPlaces(get(louisianaIncome) === 0 ? 0 : ratio(get(louisianaIncome), get(louisianaAgi)), 4),
);
export const tableIncome = money(
  '9',
  'Louisiana tax table income',
  'Subtract line 8C from line 7. If less than zero, enter 0. Nonresidents and part-year residents: Louisiana income minus its share of line 8C',
  (reader) => {
    const { get } = reader;
    return residency.isResident(reader)
      ? notBelowZero(get(louisianaAgi) - get(excessMedical))
      : notBelowZero(get(louisianaIncome) - get(excessMedical) * get(louisianaShare));
  },
);
