import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { agi } from '../../us/form-1040/taxable-income';
import { socialSecurityTaxable } from '../../us/form-1040/income';
import { stateRefunds } from '../../us/schedule-1/income';
import {
  allMortgageInterest,
  giftsDeducted,
  medicalDeduction,
  realEstateTaxes,
} from '../../us/schedule-a/schedule-a';
import { standardDeduction as federalStandardDeduction } from '../../us/worksheets/standard-deduction';
import { filersOf, countTaxCreditChildren } from '../shared/people';
import { listFilers } from '../../us/filers';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { pensionPart } from '../shared/pensions';
import { railroadPensions } from '../shared/railroad';
import { rowOf } from '../shared/rates';
import { tribalIncome } from '../shared/tribal';
import { roundToPlaces } from '../../engine/rounding';
import { ratio } from '../shared/income';
import { income, makers, type NorthCarolinaReader, scheduleA, schedulePn, scheduleS } from './form';

const { money } = makers;

export const federalAgi = money(
  '6',
  'Federal adjusted gross income',
  'Federal Adjusted Gross Income',
  ({ get }) => get(agi),
);

export const otherStates = scheduleS.money(
  '1',
  'Interest on other states’ obligations',
  'Interest Income From Obligations of States Other Than N.C.',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'NC')),
);
export const additions = scheduleS.money(
  '16',
  'Total additions',
  'Total Additions. Add Lines 1 through 15',
  ({ get }) => blankIfZero(get(otherStates)),
);
export const refunds = scheduleS.money(
  '17',
  'State tax refund',
  'State or Local Income Tax Refund',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const usInterest = scheduleS.money(
  '18',
  'Interest on U.S. obligations',
  'Interest Income From Obligations of the United States or United States’ Possessions',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
export const benefits = scheduleS.money(
  '19',
  'Social Security benefits',
  'Taxable Portion of Social Security and Railroad Retirement Benefits',
  (reader) => blankIfZero(reader.get(socialSecurityTaxable) + railroadPensions(reader, income.all.pensions)),
);

type Distribution = NorthCarolinaReader['facts']['retirement'][number];
const governments: ReadonlySet<string> = new Set(['stateOrLocal', 'teacher', 'policeOrFire']);

/** Five years of service with the federal or a North Carolina government by August 12, 1989. */
const isBailey = ({ planKind, planState, vestedBefore }: Distribution, vestedBy: string): boolean =>
  vestedBefore !== null &&
  vestedBefore <= vestedBy &&
  (planKind === 'federalCivil' ||
    planKind === 'military' ||
    (planKind !== null && governments.has(planKind) && planState.toUpperCase() === 'NC'));

const pensionsWhich = (reader: NorthCarolinaReader, test: (form: Distribution) => boolean): number => {
  let total = 0;
  listFilers(reader).forEach(({ owner }, person) => {
    total += pensionPart(reader.facts, owner, reader.at(income.all.pensions, person), test);
  });
  return total;
};

export const bailey = scheduleS.money(
  '20',
  'Bailey retirement benefits',
  'Retirement Benefits Received by Vested N.C. State Government, N.C. Local Government, or Federal Government Retirees',
  (reader) => blankIfZero(pensionsWhich(reader, (form) => isBailey(form, reader.law.bailey.vestedBy))),
);
/** Pay of retired members needs 20 years of service or a medical retirement (G.S. 105-153.5(b)(5a)): so does the pension. */
export const uniformedServices = scheduleS.money(
  '21',
  'Retirement pay of the uniformed services',
  'Certain Retirement Benefits Received by a Retired Member of the United States Uniformed Services Not Deducted on Line 20',
  (reader) =>
    blankIfZero(
      pensionsWhich(
        reader,
        (form) => form.planKind === 'military' && !isBailey(form, reader.law.bailey.vestedBy),
      ),
    ),
);
/** Earned or received while the member lives on a reservation (G.S. 105-153.5(b)(7); 17 NCAC 06B .0116(c)). */
export const reservationIncome = scheduleS.money(
  '27',
  'Income of tribal members',
  'Exempt Income Earned or Received by a Member of a Federally Recognized Indian Tribe',
  ({ facts }) => blankIfZero(tribalIncome(facts, 'NC')),
);
export const deductions = scheduleS.money('41', 'Total deductions', 'Total Deductions', ({ get }) =>
  blankIfZero(
    sum(
      [refunds, usInterest, benefits, bailey, uniformedServices, reservationIncome].map((line) => get(line)),
    ),
  ),
);

export const addedToAgi = money('7', 'Additions', 'Additions to Federal Adjusted Gross Income', ({ get }) =>
  blankIfZero(get(additions)),
);
export const totalIncome = money(
  '8',
  'Income with additions',
  'Add Lines 6 and 7',
  ({ get }) => get(federalAgi) + get(addedToAgi),
);
export const deductedFromAgi = money(
  '9',
  'Deductions from income',
  'Deductions From Federal Adjusted Gross Income',
  ({ get }) => blankIfZero(get(deductions)),
);
export const children = makers.count(
  '10a',
  'Children',
  'Number of qualifying children for whom you were allowed a federal child tax credit',
  (reader) => blankIfZero(countTaxCreditChildren(reader)),
);
export const childDeduction = money(
  '10b',
  'Child deduction',
  'The amount of the child deduction',
  ({ get, facts, law }) =>
    blankIfZero(get(children) * rowOf(get(federalAgi), law.childDeduction.amounts[facts.filingStatus]).each),
);

export const mortgageInterest = scheduleA.money(
  '1',
  'Mortgage interest',
  'Home Mortgage Interest',
  ({ get }) => blankIfZero(get(allMortgageInterest)),
);
export const propertyTax = scheduleA.money(
  '2',
  'Property tax',
  'Real Estate Property Taxes, no more than the federal limit',
  ({ get, law, facts }) =>
    blankIfZero(smallerOf(get(realEstateTaxes), law.propertyTax.most[facts.filingStatus])),
);
export const interestAndTax = scheduleA.money(
  '5',
  'Interest and property tax',
  'Home mortgage interest and real estate property taxes after limitation',
  ({ get, law }) =>
    blankIfZero(smallerOf(get(mortgageInterest) + get(propertyTax), law.itemized.mostInterestAndTax)),
);
export const gifts = scheduleA.money('6', 'Gifts to charity', 'Charitable Contributions', ({ get }) =>
  blankIfZero(get(giftsDeducted)),
);
export const medical = scheduleA.money('7', 'Medical expenses', 'Medical and Dental Expenses', ({ get }) =>
  blankIfZero(get(medicalDeduction)),
);
export const itemized = scheduleA.money(
  '9',
  'N.C. itemized deductions',
  'Total N.C. itemized deductions',
  ({ get }) => get(interestAndTax) + get(gifts) + get(medical),
);

const election = ({ facts }: NorthCarolinaReader) =>
  facts.stateFiling.find(({ state }) => state.toUpperCase() === 'NC')?.itemize ?? 'auto';

/** Whoever has no federal standard deduction, such as a separate filer whose spouse itemizes, has none here (D-401, line 11). */
export const standardOrItemized = money(
  '11',
  'Standard or itemized deduction',
  'N.C. Standard Deduction OR N.C. Itemized Deductions',
  (reader) => {
    const { get, facts, law } = reader;
    const standard =
      get(federalStandardDeduction) === 0 ? 0 : law.standardDeduction.amount[facts.filingStatus];
    if (election(reader) === 'standard') return standard;
    if (election(reader) === 'itemized') return get(itemized);
    return Math.max(standard, get(itemized));
  },
);
export const allDeductions = money(
  '12a',
  'Total deductions',
  'Add Lines 9, 10b, and 11',
  ({ get }) => get(deductedFromAgi) + get(childDeduction) + get(standardOrItemized),
);
export const incomeAfterDeductions = money(
  '12b',
  'Income after deductions',
  'Subtract Line 12a from Line 8',
  ({ get }) => get(totalIncome) - get(allDeductions),
);

/** Column B: income of the state less adjustments, additions and deductions that belong to it (D-401, Schedule PN). */
export const incomeHere = schedulePn.money(
  '22',
  'Income subject to N.C. tax',
  'Total income from Column B, with additions and deductions',
  (reader) => {
    const { facts, at, get } = reader;
    let here = -railroadPensions(reader, income.here.pensions);
    let shareOfPensions = 0;
    for (let person = 0; person < filersOf(facts); person++) {
      here += at(income.agiHere, person) - at(income.here.socialSecurity, person);
      const all = at(income.all.pensions, person);
      if (all > 0) shareOfPensions = Math.max(shareOfPensions, at(income.here.pensions, person) / all);
    }
    const interest = (lines: typeof income.all) =>
      reader.each(lines.interest).reduce((total, own) => total + own, 0) +
      reader.each(lines.dividends).reduce((total, own) => total + own, 0);
    const interestShare = ratio(interest(income.here), interest(income.all));
    return notBelowZero(
      here +
        (get(additions) - get(usInterest) - get(refunds)) * interestShare -
        (get(bailey) + get(uniformedServices)) * shareOfPensions,
    );
  },
);
export const incomeEverywhere = schedulePn.money(
  '23',
  'Total income',
  'Total income from Column A, with additions and deductions',
  ({ get }) => get(totalIncome) - get(deductedFromAgi),
);
export const taxablePercentage = schedulePn.rate(
  '24',
  'Taxable percentage',
  'Divide Line 22 by Line 23, to four decimal places',
  ({ get }) => roundToPlaces(ratio(get(incomeHere), get(incomeEverywhere)), 4),
);
