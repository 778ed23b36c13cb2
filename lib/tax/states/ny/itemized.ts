import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { cashDeducted } from '../../us/schedule-a/charity-limits';
import * as a from '../../us/schedule-a/schedule-a';
import { allDebt, deductibleShare } from '../../us/schedule-a/mortgage-limit';
import { agi } from '../../us/form-1040/taxable-income';
import { exactDollars } from '../../facts/cents';
import { countDependents, countFilers } from '../shared/people';
import { taxBySteps, taxFromTable } from '../shared/rates';
import { it196Makers, type NewYorkReader, residency } from './form';
import { newYorkAgi } from './income';

const { money, rate } = it196Makers;

/** The rules of 2017 for itemizing still hold: 10 percent floor, no limit on taxes, a million dollars of debt. */
export const medical = money(
  '4',
  'Medical and dental expenses',
  'Medical and dental expenses over 10% of federal adjusted gross income',
  ({ get, law }) =>
    blankIfZero(notBelowZero(get(a.medicalExpenses) - notBelowZero(get(agi)) * law.itemized.medicalFloor)),
);
export const incomeTaxes = money(
  '5',
  'State and local taxes',
  'State and local income taxes or general sales taxes',
  ({ get }) => blankIfZero(get(a.stateTaxes)),
);
export const taxes = money('9', 'Taxes you paid', 'Add lines 5 through 8', ({ get }) =>
  blankIfZero(get(incomeTaxes) + get(a.realEstateTaxes) + get(a.personalPropertyTaxes)),
);
export const interest = money(
  '15',
  'Interest you paid',
  'Home mortgage interest, points, and investment interest',
  ({ get, facts, law }) => {
    const allowed = get(a.allMortgageInterest);
    const share = get(deductibleShare);
    const whole = share > 0 && share < 1 ? allowed / share : allowed;
    const debt = get(allDebt);
    const ownShare =
      share < 1 && debt > 0
        ? Math.min(1, roundToPlaces(law.itemized.mortgageLimit[facts.filingStatus] / debt, 3))
        : 1;
    return blankIfZero(whole * ownShare + get(a.investmentInterestDeduction));
  },
);
/** Cash stops at half of the income: the 60 percent of Public Law 115-97 doesn't count here (Tax Law 615(a)). */
export const gifts = money('19', 'Gifts to charity', 'Gifts to charity', ({ get, law }) => {
  const over = notBelowZero(get(cashDeducted) - notBelowZero(get(agi)) * law.itemized.cashGiftShare);
  return blankIfZero(get(a.giftsDeducted) - over);
});
export const losses = money('20', 'Casualty and theft losses', 'Casualty and theft losses', ({ get }) =>
  blankIfZero(get(a.disasterLoss)),
);
export const other = money(
  '39',
  'Other deductions',
  'Gambling losses and other miscellaneous deductions',
  ({ get }) => blankIfZero(get(a.otherDeductions)),
);
const parts = [medical, taxes, interest, gifts, losses, other];

/** The federal limit of 2017: 3 percent of the excess, but no more than 80 percent of what can be limited. */
export const allowedShare = rate(
  '40 share',
  'Share allowed after the limit',
  'Line 40 divided by the total of lines 4 through 39',
  ({ get, facts, law }) => {
    const all = sum(parts.map(get));
    const excess = notBelowZero(get(agi) - law.itemized.limitFrom[facts.filingStatus]);
    if (all === 0 || excess === 0) return 1;
    const limited = all - get(medical) - get(a.investmentInterestDeduction) - get(losses) - get(other);
    if (limited <= 0) return 1;
    return 1 - Math.min(excess * law.itemized.limitRate, limited * law.itemized.limitMost) / all;
  },
);
export const federalTotal = money(
  '40',
  'Total itemized deductions',
  'Total itemized deductions',
  ({ get }) => sum(parts.map(get)) * get(allowedShare),
);
export const incomeTaxSubtracted = money(
  '41',
  'State and local income taxes',
  'State, local, and foreign income taxes included above, to the extent still deductible after the limit. Don’t include general sales taxes',
  ({ get }) => (get(a.salesTaxElected) ? null : blankIfZero(get(incomeTaxes) * get(allowedShare))),
);
export const beforeAdjustment = money(
  '45',
  'Deductions before the adjustment',
  'Subtract line 44 from line 40',
  ({ get }) => notBelowZero(get(federalTotal) - get(incomeTaxSubtracted)),
);
export const adjustment = money(
  '46',
  'Itemized deduction adjustment',
  'Itemized deduction adjustment',
  ({ get, facts, law }) => {
    const own = get(newYorkAgi);
    const { quarterFrom, secondQuarterFrom, quarter, per, charityOnly } = law.itemized;
    const whole = get(beforeAdjustment);
    const charity = charityOnly.filter(({ over }) => own > over).at(-1);
    if (charity) return notBelowZero(whole - get(gifts) * charity.share);
    const phased = (from: number) => quarter * roundToPlaces(Math.min(1, notBelowZero(own - from) / per), 4);
    return blankIfZero(whole * (phased(quarterFrom[facts.filingStatus]) + phased(secondQuarterFrom)));
  },
);
const beforeTuition = money(
  '47',
  'Deductions after the adjustment',
  'Subtract line 46 from line 45',
  ({ get }) => get(beforeAdjustment) - get(adjustment),
);

export const isClaimed = ({ facts }: NewYorkReader): boolean =>
  countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent) > 0;

export const standardDeduction = (reader: NewYorkReader): number => {
  const { standard, claimedByOthers } = reader.law.deduction;
  const { filingStatus } = reader.facts;
  return filingStatus === 'single' && isClaimed(reader) ? claimedByOthers : standard[filingStatus];
};

/** The recapture takes back the lower rates: above an income of $107,650, and again above each of the upper steps. */
export function taxOn({ get, facts, law }: NewYorkReader, taxable: number): number {
  const income = get(newYorkAgi);
  const steps = law.rates.steps[facts.filingStatus];
  const { over, phaseIn, flatRate, steps: recaptures, top } = law.recapture;
  if (income <= over) return taxFromTable(taxable, steps, law.table);
  if (taxable > top.over && income > top.over) return taxable * top.rate;
  const tax = taxBySteps(taxable, steps);
  const share = (from: number) => roundToPlaces(Math.min(1, notBelowZero(income - from) / phaseIn), 4);
  const step = recaptures[facts.filingStatus].filter((row) => taxable > row.over).at(-1);
  if (!step) return tax + notBelowZero(taxable * flatRate[facts.filingStatus] - tax) * share(over);
  return tax + step.base + step.benefit * share(step.over);
}

/** Undergraduates' tuition less scholarships, by student: New York residents who are nobody's dependents. */
const tuitionOf = (reader: NewYorkReader): number[] => {
  const { facts } = reader;
  if (!residency.isResident(reader) || facts.taxpayer.claimableAsDependent) return [];
  return facts.education
    .filter(({ graduate }) => !graduate)
    .map(({ qualifiedExpenses, scholarships }) =>
      notBelowZero(exactDollars(qualifiedExpenses) - exactDollars(scholarships)),
    );
};
/** The credit of Form IT-272 before the choice between it and the deduction. */
export const tuitionCreditOf = (reader: NewYorkReader): number => {
  const { most, rate: share, smallAmount } = reader.law.tuitionCredit;
  return sum(
    tuitionOf(reader).map((net) => Math.max(Math.min(net, smallAmount), Math.min(net, most) * share)),
  );
};
/** Up to $10,000 a student is deducted where that saves more state tax than the credit pays. */
export const tuition = money(
  '48',
  'College tuition itemized deduction',
  'College tuition itemized deduction from Form IT-272, if you don’t take the credit',
  (reader) => {
    const { facts, get, law } = reader;
    const amount = sum(tuitionOf(reader).map((net) => Math.min(net, law.tuitionCredit.most)));
    const election = facts.stateFiling.find(({ state }) => state.toUpperCase() === 'NY')?.itemize ?? 'auto';
    if (amount === 0 || election === 'standard') return null;
    const exempt = countDependents(reader) * law.deduction.dependent;
    const taxWith = (deducted: number) => taxOn(reader, notBelowZero(get(newYorkAgi) - deducted - exempt));
    const without = Math.max(get(beforeTuition), election === 'itemized' ? 0 : standardDeduction(reader));
    const saved = taxWith(without) - taxWith(Math.max(without, get(beforeTuition) + amount));
    return saved > tuitionCreditOf(reader) ? amount : null;
  },
);
export const itemized = money(
  '49',
  'New York itemized deduction',
  'Add lines 47 and 48',
  ({ get }) => get(beforeTuition) + get(tuition),
);
