import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { agi } from '../../us/form-1040/taxable-income';
import { giftsDeducted, interestDeducted, scheduleA } from '../../us/schedule-a/schedule-a';
import { listFilers } from '../../us/filers';
import { stateRefunds } from '../../us/schedule-1/income';
import { foreignMunicipalInterest, usObligations } from '../shared/exempt-interest';
import { ratio } from '../shared/income';
import { militaryPay } from '../shared/military';
import { isAtLeast } from '../shared/people';
import { totalOf, shareHere } from '../shared/placed-part';
import { columns, income, type KentuckyReader, makers, proration, residency } from './form';

const { money } = makers;

export const federalAgi = money(
  '5',
  'Federal adjusted gross income',
  'Federal adjusted gross income, both columns. Form 740-NP: the Kentucky part',
  (reader) => totalOf(reader, income.agiHere),
);
const additions = money('6', 'Additions', 'Additions from Schedule M', (reader) =>
  blankIfZero(dollars(foreignMunicipalInterest(reader.facts, 'KY')) * reader.get(residency.share)),
);

/** Pensions and IRAs of one person, up to the limit. */
const pensionExclusion = columns.money(
  'P',
  'Pension income exclusion',
  'This person’s retirement income, up to $31,110',
  ({ at, copy, law }) => blankIfZero(smallerOf(at(income.here.pensions, copy), law.pension.most)),
);
/** KRS 141.019(1)(l): pay of the armed forces, the reserves and the National Guard on active duty. */
const activeDutyPay = columns.money(
  'M',
  'Active duty military pay',
  'This person’s military pay in box 1 of Forms W-2',
  (reader) =>
    residency.isResident(reader) ? blankIfZero(militaryPay(reader.facts, reader.item.owner)) : null,
);
const exempt = (reader: KentuckyReader): number =>
  dollars(usObligations(reader.facts)) * shareHere(reader, income, 'interest') +
  reader.get(stateRefunds) * shareHere(reader, income, 'other');
const subtractions = money(
  '8',
  'Subtractions',
  'Subtractions from Schedule M: interest on U.S. obligations, Social Security, pensions, military pay, and state tax refunds',
  (reader) =>
    blankIfZero(
      exempt(reader) +
        totalOf(reader, income.here.socialSecurity) +
        totalOf(reader, pensionExclusion) +
        totalOf(reader, activeDutyPay),
    ),
);
export const kentuckyAgi = money(
  '9',
  'Kentucky adjusted gross income',
  'Subtract line 8 from line 7',
  ({ get }) => get(federalAgi) + get(additions) - get(subtractions),
);
/** Additions, government interest and refunds have no owner: they go with the income. */
const columnAgi = columns.money(
  '9',
  'Kentucky adjusted gross income',
  'This person’s Kentucky adjusted gross income',
  (reader) => {
    const { get, each, copy, at } = reader;
    const own = (i: number) =>
      at(income.agiHere, i) -
      at(income.here.socialSecurity, i) -
      at(pensionExclusion, i) -
      at(activeDutyPay, i);
    const people = each(income.agiHere).length;
    let all = 0;
    for (let i = 0; i < people; i++) all += own(i);
    const shared = get(kentuckyAgi) - all;
    return own(copy) + shared * (all === 0 ? 1 / people : own(copy) / all);
  },
);
export const percentage = proration.rate(
  '36',
  'Percentage of Kentucky to federal income',
  'Kentucky adjusted gross income divided by federal adjusted gross income, but not more than 100%',
  ({ get }) => ratio(notBelowZero(get(federalAgi)), get(agi)),
);
const prorated = (reader: KentuckyReader) => (residency.isResident(reader) ? 1 : reader.get(percentage));

/** Home mortgage and investment interest, and gifts: what Kentucky keeps of the federal Schedule A. */
const itemized = makers.money(
  '10a',
  'Itemized deductions',
  'Kentucky Schedule A: interest and contributions',
  (reader) =>
    blankIfZero(
      reader.attached(scheduleA) || reader.get(interestDeducted) + reader.get(giftsDeducted) > 0
        ? reader.get(interestDeducted) + reader.get(giftsDeducted)
        : 0,
    ),
);
const wanted = ({ facts }: KentuckyReader) =>
  facts.stateFiling.find(({ state }) => state.toUpperCase() === 'KY')?.itemize ?? 'auto';
const deductionOf = (reader: KentuckyReader, standard: number, itemizedPart: number): number => {
  const choice = wanted(reader);
  if (choice === 'standard') return standard;
  return choice === 'itemized' ? itemizedPart : largerOf(standard, itemizedPart);
};
const jointDeduction = makers.money(
  '10b',
  'Deduction in one column',
  'Itemized deductions or the standard deduction for a one-column return',
  (reader) => deductionOf(reader, reader.law.deduction.standard, reader.get(itemized)) * prorated(reader),
);
/** As if a couple filed in one column; the total of taxable income counts it so for every couple. */
export const jointTaxable = makers.money(
  '11b',
  'Taxable income in one column',
  'Kentucky adjusted gross income minus one deduction',
  ({ get }) => notBelowZero(get(kentuckyAgi) - get(jointDeduction)),
);
const columnTaxable = columns.money(
  '11',
  'Taxable income',
  'Line 9 minus this person’s deduction',
  (reader) => {
    const { get, each, copy, law } = reader;
    const agis = each(columnAgi);
    const all = agis.reduce((total, own) => total + notBelowZero(own), 0);
    const share = get(itemized) * ratio(notBelowZero(agis[copy] ?? 0), all);
    // When one itemizes, both do.
    const itemizes =
      wanted(reader) === 'itemized' ||
      (wanted(reader) === 'auto' && get(itemized) > 2 * law.deduction.standard);
    return notBelowZero(get(columnAgi) - (itemizes ? share : law.deduction.standard));
  },
);
const columnTax = columns.money(
  '12',
  'Tax',
  'Multiply line 11 by 4%',
  ({ get, law }) => get(columnTaxable) * law.tax.rate,
);
const columnCredits = columns.money(
  '17',
  'Personal tax credits',
  'This person’s credits for age 65 or older and for blindness',
  ({ item, facts, law }) => {
    const { agedOrBlind, age } = law.personalCredits;
    const count = (isAtLeast(facts, item.person, age) ? 1 : 0) + (item.person.blind ? 1 : 0);
    return blankIfZero(count * agedOrBlind);
  },
);
const columnLeft = columns.money(
  '18',
  'Tax less personal credits',
  'Subtract line 17 from line 12',
  ({ get }) => notBelowZero(get(columnTax) - get(columnCredits)),
);
const guardCredit = ({ facts, law }: KentuckyReader) =>
  facts.states.KY.nationalGuard * law.personalCredits.nationalGuard;
const jointTax = makers.money(
  '12b',
  'Tax in one column',
  'Multiply line 11b by 4%',
  ({ get, law }) => get(jointTaxable) * law.tax.rate,
);

/** Two columns where the couple lives in Kentucky and pays less so, unless the facts choose. */
export const filesApart = makers.yesNo(
  '2',
  'Married, filing separately on this combined return',
  'Filing status 2: each spouse in a separate column',
  (reader) => {
    if (listFilers(reader).length < 2 || !residency.isResident(reader)) return null;
    const { facts, get } = reader;
    const stated =
      facts.stateFiling.find(({ state }) => state.toUpperCase() === 'KY')?.separateOnSameReturn ?? null;
    if (stated !== null) return stated;
    return totalOf(reader, columnLeft) < notBelowZero(get(jointTax) - totalOf(reader, columnCredits));
  },
);
const chosen =
  (apart: (reader: KentuckyReader) => number, joint: (reader: KentuckyReader) => number) =>
  (reader: KentuckyReader): number =>
    reader.get(filesApart) ? apart(reader) : joint(reader);

export const taxableIncome = money(
  '11',
  'Taxable income',
  'Taxable income, both columns',
  chosen(
    (reader) => totalOf(reader, columnTaxable),
    ({ get }) => get(jointTaxable),
  ),
);
export const tax = money(
  '12',
  'Tax',
  'Multiply line 11 by 4%, both columns',
  chosen(
    (reader) => totalOf(reader, columnTax),
    ({ get }) => get(jointTax),
  ),
);
money('10', 'Deductions', 'Itemized or standard deduction, both columns', ({ get }) =>
  notBelowZero(get(kentuckyAgi) - get(taxableIncome)),
);
export const personalCredits = money(
  '17',
  'Personal tax credits',
  'Personal tax credits from Schedule ITC, both columns, up to the tax',
  (reader) => {
    const { get } = reader;
    const used = get(filesApart)
      ? get(tax) - totalOf(reader, columnLeft)
      : totalOf(reader, columnCredits) * prorated(reader);
    return blankIfZero(smallerOf(get(tax), used + guardCredit(reader) * prorated(reader)));
  },
);
