import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { addCents, centsOf, exactDollars, noCents } from '../../facts/cents';
import { isDependent } from '../../us/dependents/tests';
import { earnedIncomeCredit as federalEarnedCredit } from '../../us/form-1040/payments';
import { capitalGain } from '../../us/form-1040/income';
import { agi } from '../../us/form-1040/taxable-income';
import { excluded } from '../../us/form-2441/part-3';
import { netLongTermGain } from '../../us/schedule-d/schedule-d';
import { scheduleD } from '../../us/schedule-d/form';
import { leastEarned } from '../shared/care-earnings';
import { creditForOtherStates } from '../shared/other-states-credit';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { rowOf, taxBySteps, taxFromTable } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { shareHere } from '../shared/sums';
import { form, type HawaiiReader, income, makers, residency } from './form';
import { hawaiiAgi, hawaiiShare, incomeHere, taxableIncome } from './income';

const { money } = makers;

const schedule = form('hi-capital-gains', 'Tax on Capital Gains', {
  name: 'Capital Gains Tax Worksheet',
  kind: 'worksheet',
  attachedWhen: 'anyEntry',
});
export const netGain = schedule.money(
  '1',
  'Net capital gain',
  'The smaller of the net long-term gain or the net gain for the year',
  (reader) => {
    const { get, attached } = reader;
    const gain = attached(scheduleD) ? smallerOf(get(netLongTermGain), get(capitalGain)) : get(capitalGain);
    return blankIfZero(
      smallerOf(notBelowZero(gain) * shareHere(reader, income, 'gains'), get(taxableIncome)),
    );
  },
);
export const tax = money(
  '27',
  'Tax',
  'Tax from the table or the rate schedules, with net capital gain taxed at no more than 7.25%',
  ({ get, facts, law }) => {
    const rule = law.tax;
    const rates = rule.rates[facts.filingStatus];
    const regular = taxFromTable(get(taxableIncome), rates, { row: rule.tableRow, below: rule.tableBelow });
    if (get(netGain) === 0) return regular;
    const ordinary = Math.max(
      get(taxableIncome) - get(netGain),
      smallerOf(get(taxableIncome), rule.gainFrom[facts.filingStatus]),
    );
    return smallerOf(regular, taxBySteps(ordinary, rates) + (get(taxableIncome) - ordinary) * rule.gainRate);
  },
);

const isLongEnough = ({ each, law }: HawaiiReader): boolean =>
  each(residency.days).some((days) => days >= law.foodCredit.days);
const isClaimed = ({ facts }: HawaiiReader): boolean => facts.taxpayer.claimableAsDependent;

export const foodCredit = money(
  '28',
  'Refundable food/excise tax credit',
  'From Form N-311: an amount for you, your spouse, and each dependent, based on federal AGI',
  (reader) => {
    const { facts, get, law } = reader;
    if (!isLongEnough(reader) || isClaimed(reader)) return null;
    const people = filersOf(facts) + countDependents(reader);
    return blankIfZero(people * rowOf(get(agi), law.foodCredit.tiers[facts.filingStatus], false).amount);
  },
);
export const renterCredit = money(
  '29',
  'Credit for low-income household renters',
  'From Schedule X, Part I: $50 for you, your spouse, and each dependent, plus another $50 at age 65 or older',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.renterCredit;
    const rent = addCents(facts.homes, (home) =>
      home.state.toUpperCase() === 'HI' && home.use !== 'own' && !home.propertyTaxExempt
        ? home.rent
        : noCents,
    );
    if (
      !isLongEnough(reader) ||
      isClaimed(reader) ||
      get(hawaiiAgi) >= rule.incomeLimit ||
      centsOf(rent) <= rule.rentOver * 100
    )
      return null;
    const old = countFilers(facts, (person) => isAtLeast(facts, person, rule.age));
    return (filersOf(facts) + countDependents(reader) + old) * rule.each;
  },
);
export const careCredit = money(
  '30',
  'Child and dependent care credit',
  'From Schedule X, Part II: a percentage of care expenses, based on Hawaii income',
  (reader) => {
    const { facts, get, law, at } = reader;
    const rule = law.careCredit;
    if (residency.isNonresident(reader) || facts.filingStatus === 'mfs') return null;
    const persons = facts.childCare.persons.filter(
      ({ dependentIndex }) => dependentIndex !== undefined && at(isDependent, dependentIndex),
    );
    if (persons.length === 0) return null;
    const paid = exactDollars(addCents(persons, ({ expenses }) => expenses));
    const earned = leastEarned(reader);
    const limit = notBelowZero((persons.length > 1 ? rule.more : rule.one) - get(excluded));
    return blankIfZero(
      Math.min(paid, limit, notBelowZero(earned)) *
        rowOf(get(hawaiiAgi), rule.tiers).share *
        get(hawaiiShare),
    );
  },
);
export const earnedIncomeCredit = money(
  '32',
  'Earned income tax credit',
  'From Schedule CR and Form N-356: 40% of the federal earned income credit',
  ({ get, law }) => blankIfZero(get(federalEarnedCredit) * law.earnedIncomeCredit.share * get(hawaiiShare)),
);
export const refundable = money('33', 'Refundable credits', 'Add lines 28 through 32', ({ get }) =>
  sum([foodCredit, renterCredit, careCredit, earnedIncomeCredit].map((line) => get(line))),
);
export const otherStateCredit = money(
  '35',
  'Credit for taxes paid to other states',
  'For each state, the smaller of its tax or the Hawaii tax on income taxed by both states',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          creditForOtherStates(reader, {
            tax: reader.get(tax),
            income: residency.isResident(reader) ? reader.get(hawaiiAgi) : reader.get(incomeHere),
          }),
        ),
);
export const taxAfterCredits = money(
  '36',
  'Tax after nonrefundable credits',
  'Line 27 minus line 35, but not below zero. Refundable credits are included with payments',
  ({ get }) => notBelowZero(get(tax) - get(otherStateCredit)),
);

export const settlement = makeSettlement(makers, {
  code: 'HI',
  due: [taxAfterCredits],
  credits: [refundable],
  withheld: '37',
  payments: [
    { number: '38', label: 'Estimated payments', of: ['estimated', 'otherWithholding'] },
    { number: '39', label: 'Applied from last year', of: ['applied'] },
    { number: '40', label: 'Extension payment', of: ['extension'] },
  ],
  total: '41',
  overpaid: '42',
  donated: '44',
  applied: '46',
  refund: '47a',
  owed: '48',
});

export { schedule as gainsWorksheet };
