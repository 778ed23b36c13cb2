import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { dollars, exactDollars } from '../../facts/cents';
import { smallest as careExpenses } from '../../us/form-2441/form-2441';
import * as federalA from '../../us/schedule-a/schedule-a';
import { listFilers } from '../../us/filers';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { bonusDifference } from '../shared/depreciation';
import { ratio } from '../shared/income';
import { taxBySteps } from '../shared/rates';
import { allocation, income, makers, residency, scheduleA, scheduleAdj, type VirginiaReader } from './form';
import { additions, federalAgi, ownAgeDeduction, refunds, subtractedHere, virginiaAgi } from './income';

const { money } = makers;

const itemizes = ({ attached }: VirginiaReader) => attached(federalA.scheduleA);

/** All property tax counts, also what the federal limit on state taxes leaves out (Va. Code 58.1-322.03(1)(a)). */
export const allItemized = scheduleA.money(
  '16',
  'Itemized deductions',
  'Federal itemized deductions with all real estate and personal property tax',
  (reader) => {
    if (!itemizes(reader)) return null;
    const { get } = reader;
    const property = get(federalA.realEstateTaxes) + get(federalA.personalPropertyTaxes);
    return get(federalA.itemizedTotal) + notBelowZero(property - get(federalA.limitedStateTaxes));
  },
);
export const limited = scheduleA.money(
  '17',
  'Itemized deductions after the limit',
  'Total itemized deductions, limited at high incomes',
  (reader) => {
    if (!itemizes(reader)) return null;
    const { get, facts, law } = reader;
    const excess = get(federalAgi) - law.itemized.limitFrom[facts.filingStatus];
    if (excess <= 0) return get(allItemized);
    const unlimited =
      get(federalA.medicalDeduction) + get(federalA.investmentInterestDeduction) + get(federalA.disasterLoss);
    const reduction = smallerOf(
      excess * law.itemized.ofExcess,
      notBelowZero(get(allItemized) - unlimited) * law.itemized.ofDeductions,
    );
    return get(allItemized) - reduction;
  },
);
export const stateIncomeTax = scheduleA.money(
  '18',
  'State and local income tax',
  'State and local income taxes deducted on the federal return, after the limit',
  (reader) => {
    const { get } = reader;
    if (!itemizes(reader) || get(federalA.salesTaxElected)) return null;
    const property = get(federalA.realEstateTaxes) + get(federalA.personalPropertyTaxes);
    const deducted = notBelowZero(get(federalA.limitedStateTaxes) - property);
    return blankIfZero(roundHalfUp(deducted * ratio(get(limited), get(allItemized))));
  },
);
export const itemized = money(
  '10',
  'Itemized deductions',
  'Total Virginia Itemized Deductions from Virginia Schedule A, Line 19',
  (reader) => (itemizes(reader) ? reader.get(limited) - reader.get(stateIncomeTax) : null),
);
/** A filer whom somebody else can claim deducts no more than was earned (Form 760 Instructions, line 11). */
export const standardDeduction = money(
  '11',
  'Standard deduction',
  'If you don’t claim itemized deductions on Line 10, enter your standard deduction',
  (reader) => {
    if (itemizes(reader)) return null;
    const { facts, law, each } = reader;
    const whole = law.standardDeduction.amount[facts.filingStatus];
    if (countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent) === 0) return whole;
    const earned = sum([...each(income.all.wages), ...each(income.all.business), ...each(income.all.farm)]);
    return smallerOf(whole, notBelowZero(earned));
  },
);
const isAged =
  ({ facts, law }: VirginiaReader) =>
  (person: Parameters<typeof isAtLeast>[1]) =>
    isAtLeast(facts, person, law.exemptions.age);
const agedAndBlind = (reader: VirginiaReader) =>
  countFilers(reader.facts, isAged(reader)) + countFilers(reader.facts, ({ blind }) => blind);

export const exemptions = money(
  '12',
  'Exemptions',
  'Total Exemptions: $930 for you, your spouse, and each dependent, plus $800 for each person who is 65 or over or blind',
  (reader) =>
    (filersOf(reader.facts) + countDependents(reader)) * reader.law.exemptions.each +
    agedAndBlind(reader) * reader.law.exemptions.agedOrBlind,
);
export const careDeduction = scheduleAdj.money(
  '8a',
  'Child and dependent care',
  'Child and dependent care expenses on which the federal credit is based',
  ({ get }) => blankIfZero(get(careExpenses)),
);
/** $4,000 for each account; no limit for owners of 70 or more. */
export const collegeSavings = scheduleAdj.money(
  '8b',
  'College savings',
  'Contributions to Virginia529 accounts, up to $4,000 for each account',
  ({ facts, law }) => {
    let total = 0;
    for (const plan of facts.education529) {
      if (plan.state.toUpperCase() !== 'VA' || plan.kind === 'able') continue;
      const owner = listFilers({ facts }).find((filer) => filer.owner === plan.owner);
      const paid = exactDollars(plan.contributed);
      total +=
        owner && isAtLeast(facts, owner.person, law.collegeSavings.noLimitAge)
          ? paid
          : Math.min(paid, law.collegeSavings.mostEach);
    }
    return blankIfZero(roundHalfUp(total));
  },
);
export const supplies = scheduleAdj.money(
  '8c',
  'School supplies',
  'Teachers’ school supplies not included in the federal educator expense deduction, up to $500',
  ({ facts, law }) =>
    blankIfZero(smallerOf(dollars(facts.states.VA.schoolSupplies), law.schoolSupplies.most)),
);
export const deductions = money('13', 'Deductions', 'Deductions from Schedule ADJ, Line 9', ({ get }) =>
  blankIfZero(get(careDeduction) + get(collegeSavings) + get(supplies)),
);
export const allDeductions = money(
  '14',
  'Total deductions',
  'Add Lines 10, 11, 12, and 13',
  ({ get }) => get(itemized) + get(standardDeduction) + get(exemptions) + get(deductions),
);

/** Income of the state: of residency and, for nonresidents, from Virginia sources, less what Virginia does not tax. */
export const incomeHere = allocation.money(
  '1',
  'Virginia income',
  'Income while a Virginia resident and from Virginia sources, less subtractions',
  ({ facts, at, get }) => {
    let here = 0;
    for (let person = 0; person < filersOf(facts); person++)
      here += at(income.agiHere, person) - at(subtractedHere, person);
    return here + (get(additions) - get(refunds)) * get(residency.share);
  },
);
/** Form 760PY: deductions and exemptions for the days in Virginia. */
export const periodDeductions = allocation.money(
  '2',
  'Deductions while a Virginia resident',
  'Deductions, exemptions, and age deduction, for the share of the year in Virginia',
  (reader) => {
    if (!residency.isPartYear(reader)) return null;
    const { get, each } = reader;
    return (get(allDeductions) + sum(each(ownAgeDeduction))) * get(residency.share);
  },
);
/** Form 763, line 16: to one decimal of a percent. */
export const nonresidentShare = allocation.rate(
  '3',
  'Nonresident percentage',
  'Virginia income divided by total income',
  (reader) => {
    if (!residency.isNonresident(reader)) return null;
    const { get, each } = reader;
    const all = get(virginiaAgi) + sum(each(ownAgeDeduction));
    return roundToPlaces(ratio(notBelowZero(get(incomeHere)), all), 3);
  },
);

export const taxableIncome = money(
  '15',
  'Virginia taxable income',
  'Virginia Taxable Income. Subtract Line 14 from Line 9',
  (reader) => {
    const { get } = reader;
    if (residency.isPartYear(reader)) return notBelowZero(get(incomeHere) - get(periodDeductions));
    const whole = notBelowZero(get(virginiaAgi) - get(allDeductions));
    return residency.isNonresident(reader) ? whole * get(nonresidentShare) : whole;
  },
);

/** Nobody below the filing threshold owes tax (Va. Code 58.1-321). */
const isBelowThreshold = ({ get, facts, law }: VirginiaReader) =>
  get(virginiaAgi) < law.filing.threshold[facts.filingStatus];

export const incomeTax = money(
  '16',
  'Tax',
  'Amount of Tax from Tax Rate Schedule; zero below the filing threshold',
  (reader) => (isBelowThreshold(reader) ? 0 : taxBySteps(reader.get(taxableIncome), reader.law.tax.steps)),
);

/** Tax on the smaller income, or half of all, and on the rest, each for itself. */
export const spouseAdjustment = money(
  '17',
  'Spouse tax adjustment',
  'Spouse Tax Adjustment, from the worksheet; no more than $259',
  (reader) => {
    const { facts, get, at, law } = reader;
    if (filersOf(facts) < 2 || residency.isNonresident(reader) || get(incomeTax) === 0) return null;
    const own = listFilers(reader).map(({ owner, person }, copy) => {
      const extra = (isAged(reader)(person) ? 1 : 0) + (person.blind ? 1 : 0);
      const whole = residency.isPartYear(reader) ? at(income.agiHere, copy) : at(income.agiAll, copy);
      return (
        whole +
        bonusDifference(facts, owner) -
        at(subtractedHere, copy) -
        at(ownAgeDeduction, copy) -
        law.exemptions.each -
        extra * law.exemptions.agedOrBlind
      );
    });
    const all = get(taxableIncome);
    const lower = Math.min(...own, all / 2);
    if (lower <= 0) return null;
    const taxOn = (amount: number) => roundHalfUp(taxBySteps(amount, law.tax.steps));
    const saved = notBelowZero(taxOn(all) - taxOn(lower) - taxOn(all - lower));
    return blankIfZero(smallerOf(saved, law.spouseAdjustment.most));
  },
);
export const netTax = money(
  '18',
  'Net amount of tax',
  'Subtract Line 17 from Line 16',
  ({ get }) => get(incomeTax) - get(spouseAdjustment),
);
