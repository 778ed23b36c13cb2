import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { dollars } from '../../facts/cents';
import { contributed529 } from '../shared/payments';
import { socialSecurityTaxable } from '../../us/form-1040/income';
import { agi } from '../../us/form-1040/taxable-income';
import { stateRefunds } from '../../us/schedule-1/income';
import * as scheduleA from '../../us/schedule-a/schedule-a';
import { boxes, earnedIncome, isDependent as canBeClaimed } from '../../us/worksheets/standard-deduction';
import { listFilers } from '../../us/filers';
import { ratio } from '../shared/income';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { countDependents, filersOf } from '../shared/people';
import { pensionPart } from '../shared/pensions';
import { exemptPensionsHere } from '../shared/pensions-here';
import { isPlanOf, isStateOrLocalPlan } from '../shared/retirement';
import { form, income, type KansasReader, makers, residency } from './form';

const { money } = makers;

export const scheduleS = form('ks-schedule-s', 'Kansas Supplemental Schedule', {
  name: 'Schedule S (Form K-40)',
  attachedWhen: 'anyEntry',
});

export const municipalInterest = scheduleS.money(
  'A1',
  'State and municipal bond interest',
  'Interest on state and municipal bonds not exempt from Kansas tax',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'KS')),
);
export const publicPlanContributions = scheduleS.money(
  'A2',
  'Contributions to KPERS',
  'Contributions to all Kansas public employees’ retirement systems',
  ({ facts }) => blankIfZero(dollars(facts.states.KS.kpers)),
);
export const additions = scheduleS.money(
  'A8',
  'Additions',
  'Total additions to federal adjusted gross income',
  ({ get }) => blankIfZero(get(municipalInterest) + get(publicPlanContributions)),
);
/** From 2024 on for every income (K.S.A. 79-32,117(c)(xviii), as amended by SB 1 of the 2024 Special Session). */
export const socialSecurity = scheduleS.money(
  'A9',
  'Social Security benefits',
  'Social Security benefits included in federal adjusted gross income',
  ({ get }) => blankIfZero(get(socialSecurityTaxable)),
);
/** Kansas public plans; federal civil service and military; railroad (lines A10 and A15). */
const exemptPensionsOf = ({ facts, at }: KansasReader, person: number): number => {
  const filer = listFilers({ facts })[person];
  return filer === undefined
    ? 0
    : pensionPart(
        facts,
        filer.owner,
        at(income.all.pensions, person),
        (form) =>
          form.planKind === 'federalCivil' ||
          form.planKind === 'military' ||
          form.planKind === 'railroad' ||
          (isStateOrLocalPlan(form) && isPlanOf(form, 'KS')),
      );
};
export const publicPensions = scheduleS.money(
  'A10',
  'Exempt retirement benefits',
  'KPERS benefits, and federal, military, railroad, and Kansas local retirement benefits that Kansas doesn’t tax',
  (reader) =>
    blankIfZero(listFilers(reader).reduce((total, _, person) => total + exemptPensionsOf(reader, person), 0)),
);
export const usInterest = scheduleS.money(
  'A12',
  'Interest on U.S. obligations',
  'Interest on U.S. government obligations',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
export const stateRefund = scheduleS.money(
  'A13',
  'State or local income tax refund',
  'State or local income tax refund included in line 1 of Form K-40',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
/** $3,000 for each beneficiary of any state's program, $6,000 on a joint return. */
export const collegeSavings = scheduleS.money(
  'A16',
  'Contributions to a 529 plan',
  'Contributions to Learning Quest and other states’ qualified tuition programs',
  ({ facts, law }) => {
    const byBeneficiary = new Map<string, number>();
    for (const { beneficiary } of facts.education529) {
      const key = typeof beneficiary === 'string' ? beneficiary : `dependent ${beneficiary.dependentIndex}`;
      byBeneficiary.set(key, (byBeneficiary.get(key) ?? 0) + 1);
    }
    return blankIfZero(
      smallerOf(
        dollars(contributed529(facts, null, null)),
        byBeneficiary.size * law.collegeSavings.each[facts.filingStatus],
      ),
    );
  },
);
export const subtractions = scheduleS.money(
  'A25',
  'Subtractions',
  'Total subtractions from federal adjusted gross income',
  ({ get }) =>
    blankIfZero(
      get(socialSecurity) + get(publicPensions) + get(usInterest) + get(stateRefund) + get(collegeSavings),
    ),
);
export const netModifications = scheduleS.money(
  'A26',
  'Net modifications',
  'Subtract total subtractions from total additions',
  ({ get }) => blankIfZero(get(additions) - get(subtractions)),
);

export const federalAgi = money(
  '1',
  'Federal adjusted gross income',
  'Federal adjusted gross income',
  ({ get }) => get(agi),
);
export const modifications = money(
  '2',
  'Modifications',
  'Modifications from Schedule S, line A26',
  ({ get }) => blankIfZero(get(netModifications)),
);
export const kansasAgi = money(
  '3',
  'Kansas adjusted gross income',
  'Kansas adjusted gross income (line 1 plus or minus line 2)',
  ({ get }) => get(federalAgi) + get(modifications),
);

/** Property taxes as IRC 164(a) allows them, without the limit of section 164(b)(6) (K.S.A. 79-32,120). */
export const itemizedDeductions = scheduleS.money(
  'C7',
  'Kansas itemized deductions',
  'Kansas itemized deductions: medical expenses, property taxes, qualified residence interest, and gifts',
  ({ get }) =>
    blankIfZero(
      get(scheduleA.medicalDeduction) +
        get(scheduleA.realEstateTaxes) +
        get(scheduleA.personalPropertyTaxes) +
        get(scheduleA.allMortgageInterest) +
        get(scheduleA.giftsDeducted),
    ),
);
/** Somebody who can be claimed has no more than was earned, or $500 (Standard Deduction for Dependents worksheet). */
const standardDeduction = ({ facts, get, law }: KansasReader): number => {
  const { base, agedOrBlind, dependentLeast } = law.standardDeduction;
  const full = base[facts.filingStatus];
  const own = get(canBeClaimed) ? smallerOf(full, largerOf(dependentLeast, get(earnedIncome))) : full;
  return own + get(boxes) * agedOrBlind[facts.filingStatus];
};
/** A separate filer whose spouse itemizes has to itemize, too. */
export const deduction = money('4', 'Deduction', 'Standard deduction or itemized deductions', (reader) => {
  const { facts, get } = reader;
  const election = facts.stateFiling.find(({ state }) => state.toUpperCase() === 'KS')?.itemize ?? 'auto';
  if (election === 'itemized' || (facts.filingStatus === 'mfs' && facts.spouseItemizes))
    return get(itemizedDeductions);
  const standard = standardDeduction(reader);
  return election === 'standard' ? standard : largerOf(standard, get(itemizedDeductions));
});
/** The allowance of the filing status stays with somebody who can be claimed; there are no dependents then. */
export const exemptions = money('5', 'Exemption allowance', 'Exemption allowance', (reader) => {
  const { facts, law, get } = reader;
  const head =
    facts.filingStatus === 'hoh' || facts.filingStatus === 'qss' ? law.exemption.headOfHousehold : 0;
  return (
    law.exemption.base[facts.filingStatus] +
    head +
    (get(canBeClaimed) ? 0 : countDependents(reader)) * law.exemption.dependent +
    smallerOf(facts.states.KS.disabledVeterans, filersOf(facts)) * law.exemption.disabledVeteran
  );
});
export const totalDeductions = money(
  '6',
  'Total deductions',
  'Total deductions (add lines 4 and 5)',
  ({ get }) => get(deduction) + get(exemptions),
);
export const taxableIncome = money(
  '7',
  'Taxable income',
  'Taxable income (subtract line 6 from line 3; if less than zero, enter 0)',
  ({ get }) => notBelowZero(get(kansasAgi) - get(totalDeductions)),
);

/** Schedule S, Part B, is for nonresidents and part-year residents. */
export const kansasSource = scheduleS.money(
  'B21',
  'Kansas source income',
  'Kansas source income, after adjustments and the modifications that apply to it',
  (reader) => {
    if (residency.isResident(reader)) return null;
    const { at, facts, get } = reader;
    let here = 0;
    for (let person = 0; person < filersOf(facts); person++)
      here += at(income.agiHere, person) - at(income.here.socialSecurity, person);
    const exempt = exemptPensionsHere(
      reader,
      { all: income.all.pensions, here: income.here.pensions },
      (person) => exemptPensionsOf(reader, person),
    );
    const others = get(netModifications) + get(socialSecurity) + get(publicPensions);
    return here - exempt + others * get(residency.share);
  },
);
export const kansasShare = scheduleS.rate(
  'B23',
  'Nonresident allocation percentage',
  'Kansas source income divided by Kansas adjusted gross income, to four decimal places, but not more than 100%',
  (reader) =>
    residency.isResident(reader)
      ? null
      : roundToPlaces(ratio(notBelowZero(reader.get(kansasSource)), reader.get(kansasAgi)), 4),
);
