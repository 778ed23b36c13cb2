import { roundToPlaces } from '../../engine/rounding';
import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { asCents, type Cents, centsOf, exactDollars } from '../../facts/cents';
import { type OtherStateTax } from '../../facts/state-facts';
import { type TaxReader } from '../../us/form';
import { earnedIncomeCredit as federalEarnedCredit } from '../../us/form-1040/payments';
import { careCredit as federalCareCredit } from '../../us/schedule-3/part-1';
import { creditedRows, creditForRows } from '../shared/credited-taxes';
import { ratio } from '../shared/income';
import { countFilers, filersOf, isAtLeast } from '../shared/people';
import { rowOf } from '../shared/rates';
import { totalOf } from '../shared/placed-part';
import { form, income, makers, type OhioReader, residency } from './form';
import { businessPieces, farmPieces, supplementalPieces } from '../shared/placed';
import {
  businessDeduction,
  businessProfit,
  exemptionCount,
  exemptions,
  modifiedAgi,
  ohioAgi,
  taxableBusiness,
  taxableOther,
} from './income';

const { money } = makers;

export const taxOnOther = money(
  '8a',
  'Tax on nonbusiness income',
  'Income tax liability on line 7',
  ({ get, law }) => {
    const income7 = get(taxableOther);
    const { start, base, rate, secondStart, secondBase, secondRate } = law.tax;
    if (income7 <= start) return 0;
    return income7 <= secondStart
      ? base + (income7 - start) * rate
      : secondBase + (income7 - secondStart) * secondRate;
  },
);
const taxOnBusiness = money('8b', 'Tax on business income', 'Multiply line 6 by 3%', ({ get, law }) =>
  blankIfZero(get(taxableBusiness) * law.business.rate),
);
export const tax = money(
  '8c',
  'Tax before credits',
  'Add lines 8a and 8b',
  ({ get }) => get(taxOnOther) + get(taxOnBusiness),
);

export const schedule = form('oh-credits', 'Ohio Schedule of Credits', {
  name: 'Schedule of Credits (Form IT 1040)',
  attachedWhen: 'anyEntry',
});
const incomeLessExemptions = (reader: OhioReader) => modifiedAgi(reader) - reader.get(exemptions);
const isBelowLimit = (reader: OhioReader) =>
  incomeLessExemptions(reader) < reader.law.credits.seniorIncomeBelow;
const exemptKinds: ReadonlySet<string> = new Set(['military', 'railroad']);

export const retirementCredit = schedule.money(
  '2',
  'Retirement income credit',
  'From Table 2, based on retirement income in Ohio adjusted gross income',
  (reader) => {
    const { facts, law } = reader;
    if (!isBelowLimit(reader)) return null;
    const forms = facts.retirement.filter(({ planKind }) => !exemptKinds.has(planKind ?? ''));
    if (forms.length === 0) return null;
    const exempt = facts.retirement.length === forms.length ? 1 : forms.length / facts.retirement.length;
    return blankIfZero(rowOf(totalOf(reader, income.all.pensions) * exempt, law.credits.retirement).amount);
  },
);
export const seniorCredit = schedule.money(
  '4',
  'Senior citizen credit',
  'You or your spouse is 65 or older',
  (reader) => {
    const { facts, law } = reader;
    const aged = countFilers(facts, (person) => isAtLeast(facts, person, law.credits.seniorAge));
    return aged > 0 && isBelowLimit(reader) ? law.credits.senior : null;
  },
);
export const careCredit = schedule.money(
  '6',
  'Child and dependent care credit',
  '100% of the federal credit with income below $20,000, or 25% with income below $40,000',
  (reader) => {
    const { get, law } = reader;
    const magi = modifiedAgi(reader);
    const share =
      magi < law.credits.careFullBelow ? 1 : magi < law.credits.careBelow ? law.credits.careShare : 0;
    return blankIfZero(get(federalCareCredit) * share);
  },
);
const campaignCredit = schedule.money(
  '8',
  'Campaign contribution credit',
  'Gifts to candidates for Ohio offices, up to $50 for each filer',
  ({ facts, law }) =>
    blankIfZero(
      smallerOf(exactDollars(facts.states.OH.campaignGift), law.credits.campaignEach * filersOf(facts)),
    ),
);
export const exemptionCredit = schedule.money(
  '9',
  'Exemption credit',
  'Number of exemptions times $20, if income minus exemptions is below $30,000',
  (reader) =>
    incomeLessExemptions(reader) < reader.law.credits.exemptionBelow
      ? blankIfZero(reader.get(exemptionCount) * reader.law.credits.exemptionEach)
      : null,
);
const afterFirst = schedule.money(
  '11',
  'Tax minus credits',
  'Line 1 minus line 10. If less than zero, enter 0',
  ({ get }) =>
    notBelowZero(
      get(tax) -
        get(retirementCredit) -
        get(seniorCredit) -
        get(careCredit) -
        get(campaignCredit) -
        get(exemptionCredit),
    ),
);
/** Both spouses need $500 of income other than interest, dividends, gains, rents and benefits, after the business deduction. */
export const jointCredit = schedule.money(
  '12',
  'Joint filing credit',
  'Percentage for your income times line 11, up to $650',
  (reader) => {
    const { facts, get, at, law } = reader;
    if (facts.filingStatus !== 'mfj' || filersOf(facts) < 2) return null;
    const qualifies = (i: number) =>
      at(income.all.wages, i) +
        at(income.all.pensions, i) +
        at(income.all.unemployment, i) +
        at(income.all.other, i) >=
      law.credits.jointQualifying;
    if (!qualifies(0) || !qualifies(1)) return null;
    const { amount: share } = rowOf(incomeLessExemptions(reader), law.credits.joint);
    return blankIfZero(smallerOf(get(afterFirst) * share, law.credits.jointMost));
  },
);
export const earnedIncomeCredit = schedule.money(
  '13',
  'Earned income credit',
  '30% of the federal credit, up to the tax',
  ({ get, law }) =>
    blankIfZero(
      smallerOf(
        get(federalEarnedCredit) * law.credits.earnedShare,
        notBelowZero(get(afterFirst) - get(jointCredit)),
      ),
    ),
);
const homeSchool = schedule.money(
  '14',
  'Homeschool expenses credit',
  'Homeschooling expenses, up to $250',
  ({ facts, law }) =>
    blankIfZero(smallerOf(exactDollars(facts.states.OH.homeSchooling), law.credits.homeSchooling)),
);
const beforeResidency = schedule.money(
  '36',
  'Tax before residency credits',
  'Tax minus the credits above',
  ({ get }) => notBelowZero(get(afterFirst) - get(jointCredit) - get(earnedIncomeCredit) - get(homeSchool)),
);
/** Business income in federal income whose source, or whose owner's home, is a state. */
function businessIn(reader: OhioReader, code: string): number {
  const pieces = [businessPieces, supplementalPieces, farmPieces].flatMap((of) =>
    // A state's reader reads federal lines as the federal one does.
    of(reader as unknown as TaxReader, { facts: reader.facts, code }),
  );
  return notBelowZero(pieces.reduce((total, { amount, here }) => total + amount * here, 0));
}
/** Ohio adjusted gross income that is Ohio’s, for people who did not live there all year. */
export const ohioPart = form('oh-it-nrc', 'Income Allocation', {
  name: 'Form IT NRC',
  attachedWhen: (reader) => !residency.isResident(reader),
}).money(
  'Ohio',
  'Ohio portion of income',
  'Ohio adjusted gross income while an Ohio resident and from Ohio sources',
  (reader) => {
    const { get } = reader;
    if (residency.isResident(reader)) return get(ohioAgi);
    const deducted = get(businessDeduction) * ratio(businessIn(reader, 'OH'), get(businessProfit));
    const own = totalOf(reader, income.agiHere) - totalOf(reader, income.here.socialSecurity);
    return smallerOf(notBelowZero(get(ohioAgi)), notBelowZero(own - deducted));
  },
);
export const nonresidentCredit = schedule.money(
  '37',
  'Nonresident credit',
  'From Form IT NRC: tax on non-Ohio income',
  (reader) => {
    const { get } = reader;
    if (residency.isResident(reader)) return null;
    return blankIfZero(get(beforeResidency) * (1 - roundToPlaces(ratio(get(ohioPart), get(ohioAgi)), 4)));
  },
);
/**
 * Another state taxes what the business income deduction may have taken out of Ohio income already. The deduction goes
 * against Ohio's own business income first, the rest against that of the other states, whose tax shrinks with it
 * (Department of Taxation, FAQ on the business income deduction and the resident credit; Form IT RC).
 */
function withoutDeducted(reader: OhioReader, rows: readonly OtherStateTax[]): OtherStateTax[] {
  const { get } = reader;
  const elsewhere = rows.map(({ state }) => businessIn(reader, state.toUpperCase()));
  const outside = elsewhere.reduce((total, amount) => total + amount, 0);
  if (outside === 0) return [...rows];
  const left = notBelowZero(get(businessDeduction) - notBelowZero(get(businessProfit) - outside));
  return rows.map((row, i) => {
    const taxed = exactDollars(row.income);
    const deducted = smallerOf(taxed, (left * (elsewhere[i] ?? 0)) / outside);
    const kept = taxed === 0 ? 0 : 1 - deducted / taxed;
    const shrink = (cents: Cents) => asCents(Math.round(centsOf(cents) * kept));
    return { ...row, income: shrink(row.income), taxAfterCredits: shrink(row.taxAfterCredits) };
  });
}
export const residentCredit = schedule.money(
  '38',
  'Resident credit',
  'From Form IT RC: tax paid to other states, up to the Ohio tax on that income',
  (reader) => {
    const { facts, get } = reader;
    if (residency.isNonresident(reader)) return null;
    const left = get(beforeResidency) - get(nonresidentCredit);
    return blankIfZero(
      creditForRows(
        withoutDeducted(reader, creditedRows(facts, 'OH', 'resident')),
        // Form IT RC, line 4: four digits without rounding.
        (taxed) => (get(beforeResidency) * Math.floor(ratio(taxed, get(ohioAgi)) * 10_000)) / 10_000,
        left,
      ),
    );
  },
);
export const taxAfterCredits = money(
  '10',
  'Tax after nonrefundable credits',
  'Subtract line 9 from line 8c. If less than zero, enter 0',
  ({ get }) => notBelowZero(get(beforeResidency) - get(nonresidentCredit) - get(residentCredit)),
);
money('9', 'Nonrefundable credits', 'Total nonrefundable credits from the Schedule of Credits', ({ get }) =>
  blankIfZero(get(tax) - get(taxAfterCredits)),
);
