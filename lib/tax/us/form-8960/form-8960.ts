import { dollars, dollarsOf } from '../../facts/cents';
import { addEntries, blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { warn } from '../coverage';
import { form, type TaxReader } from '../form';
import { capitalGain, ordinaryDividends, taxableInterest } from '../form-1040/income';
import { gainOfActiveBusinesses } from '../form-4797/of-activities';
import { agi } from '../form-1040/taxable-income';
import { childrenInvestmentIncome } from '../form-8814/form-8814';
import { netInvestmentAddBack } from '../form-2555/exclusion';
import { businessChange } from '../form-8958/changes';
import { taxablePart } from '../income/retirement';
import {
  investmentInterestDeduction,
  salesTaxElected,
  scheduleA,
  stateTaxes,
} from '../schedule-a/schedule-a';
import { earlyWithdrawal } from '../schedule-1/adjustments';
import { businessIncome, otherGains, scheduleEIncome } from '../schedule-1/income';
import { netProfit } from '../schedule-c/schedule-c';
import { netFarmProfit } from '../schedule-f/schedule-f';
import { allK1s } from '../schedule-e/k1-deductions';
import { outsideInvestment, professionalRentals } from './not-investment';

const modifiedAgi = (reader: TaxReader): number => reader.get(agi) + netInvestmentAddBack(reader);

const makers = form('8960', 'Net Investment Income Tax—Individuals, Estates, and Trusts', {
  sequence: '72',
  attachedWhen: (reader) =>
    modifiedAgi(reader) > reader.law.netInvestment.threshold[reader.facts.filingStatus] &&
    reader.get(investmentIncome) > 0,
});
export const form8960 = makers.form;
const { money } = makers;

export const interest = money('1', 'Taxable interest', 'Taxable interest (see instructions)', ({ entry }) =>
  entry(taxableInterest),
);

export const dividends = money(
  '2',
  'Ordinary dividends',
  'Ordinary dividends (see instructions)',
  ({ entry }) => entry(ordinaryDividends),
);

/** Code D in box 7 of Form 1099-R: an annuity that is not part of a retirement plan. */
export const annuities = money('3', 'Annuities', 'Annuities (see instructions)', ({ facts }) =>
  blankIfZero(
    dollarsOf(
      facts.retirement.filter((form) => form.code.includes('D')),
      taxablePart,
    ),
  ),
);

/** Farms that the filer doesn’t work on; the others are no investment and left out. */
const passiveFarms = ({ facts, at }: TaxReader): number =>
  sum(facts.farms.map((farm, i) => (farm.materialParticipation ? 0 : at(netFarmProfit, i))));

export const activities = money(
  '4a',
  'Rentals, royalties, partnerships, and businesses',
  'Rental real estate, royalties, partnerships, S corporations, trusts, trades or businesses, etc. (see instructions)',
  (reader) =>
    addEntries([
      reader.entry(businessIncome),
      reader.entry(scheduleEIncome),
      blankIfZero(passiveFarms(reader)),
    ]),
);

/** Businesses in which the filer takes part are no investment: their result comes out again. */
export const activeBusinesses = money(
  '4b',
  'Businesses excluded from investment income',
  'Adjustment for net income or loss derived in the ordinary course of a non-section 1411 trade or business (see instructions)',
  (reader) => {
    const { facts, each, get } = reader;
    const own = sum(each(netProfit).filter((_, i) => facts.businesses[i]?.materialParticipation !== false));
    const shared = sum(facts.k1s.map((k1, i) => outsideInvestment(reader, k1, i)));
    return blankIfZero(-own - shared - professionalRentals(reader) - get(businessChange));
  },
);

export const netActivities = money(
  '4c',
  'Net rental and business income',
  'Combine lines 4a and 4b',
  ({ entry }) => addEntries([entry(activities), entry(activeBusinesses)]),
);

export const gains = money(
  '5a',
  'Net gain or loss',
  'Net gain or loss from disposition of property (see instructions)',
  ({ entry }) => addEntries([entry(capitalGain), entry(otherGains)]),
);

/** Property of businesses in which the filer takes part comes out again. */
export const gainsOfActiveBusinesses = money(
  '5b',
  'Gain from businesses excluded from investment income',
  'Net gain or loss from disposition of property that is not subject to net investment income tax (see instructions)',
  (reader) => blankIfZero(-gainOfActiveBusinesses(reader)),
);

export const netGains = money('5d', 'Recognized gain or loss', 'Combine lines 5a through 5c', ({ entry }) =>
  addEntries([entry(gains), entry(gainsOfActiveBusinesses)]),
);

/** Schedule K-1 (Form 1041), box 14, code H, and children's interest and dividends from Form 8814, line 12. */
export const otherModifications = money(
  '7',
  'Other changes to investment income',
  'Other modifications to investment income (see instructions)',
  (reader) =>
    blankIfZero(dollars(allK1s(reader.facts, 'netInvestmentAdjustment')) + childrenInvestmentIncome(reader)),
);

export const investmentIncome = money(
  '8',
  'Total investment income',
  'Total investment income. Combine lines 1, 2, 3, 4c, 5d, 6, and 7',
  ({ get }) =>
    get(interest) +
    get(dividends) +
    get(annuities) +
    get(netActivities) +
    get(netGains) +
    get(otherModifications),
);

export const investmentInterest = money(
  '9a',
  'Investment interest',
  'Investment interest expenses (see instructions)',
  ({ entry, attached }) => (attached(scheduleA) ? entry(investmentInterestDeduction) : null),
);

/** Line 9b stays blank: the facts do not say how much of the state tax belongs to investment income. */
export const expenses = money('9d', 'Investment expenses', 'Add lines 9a, 9b, and 9c', ({ entry }) =>
  entry(investmentInterest),
);

/** Penalties on early withdrawal of savings (Reg. 1.1411-4(f)(2)). */
export const modifications = money(
  '10',
  'Additional modifications',
  'Additional modifications (see instructions)',
  ({ entry }) => entry(earlyWithdrawal),
);

export const deductions = money(
  '11',
  'Total deductions',
  'Total deductions and modifications. Add lines 9d and 10',
  ({ get }) => get(expenses) + get(modifications),
);

export const netInvestmentIncome = money(
  '12',
  'Net investment income',
  'Net investment income. Subtract Part II, line 11, from Part I, line 8. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(investmentIncome) - get(deductions)),
);

export const modifiedIncome = money(
  '13',
  'Modified adjusted gross income',
  'Modified adjusted gross income (see instructions)',
  modifiedAgi,
);

export const threshold = money(
  '14',
  'Threshold',
  'Threshold based on filing status: married filing jointly or qualifying surviving spouse $250,000; married filing separately $125,000; single or head of household $200,000',
  ({ facts, law }) => law.netInvestment.threshold[facts.filingStatus],
);

export const excessIncome = money(
  '15',
  'Modified AGI over the threshold',
  'Subtract line 14 from line 13. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(modifiedIncome) - get(threshold)),
);

export const taxedIncome = money(
  '16',
  'Taxable income',
  'Enter the smaller of line 12 or line 15',
  ({ get }) => smallerOf(get(netInvestmentIncome), get(excessIncome)),
);

export const netInvestmentTax = money(
  '17',
  'Net investment income tax',
  'Net investment income tax for individuals. Multiply line 16 by 3.8% (0.038). Enter here and include on Schedule 2 (Form 1040), line 12',
  ({ get, law }) => get(taxedIncome) * law.netInvestment.rate,
);

warn(
  'itemized.stateIncomeTaxPaid',
  'Part of your state income tax may lower your net investment income (Form 8960, line 9b). You can allocate it using any reasonable method. We leave line 9b blank, so this tax may be too high. Ask a preparer.',
  ({ attached, get, entry }) =>
    get(netInvestmentTax) > 0 &&
    attached(scheduleA) &&
    entry(salesTaxElected) !== true &&
    get(stateTaxes) > 0,
);
