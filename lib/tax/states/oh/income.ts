import { blankIfZero, countTrue, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, asCents, centsOf, dollars, exactDollars, noCents } from '../../facts/cents';
import { isDependent } from '../../us/dependents/tests';
import { agi } from '../../us/form-1040/taxable-income';
import { businessIncome, farmIncome, scheduleEIncome, stateRefunds } from '../../us/schedule-1/income';
import { foreignMunicipalInterest, usObligations } from '../shared/exempt-interest';
import { countFilers, filersOf } from '../shared/people';
import { totalOf } from '../shared/placed-part';
import { rowOf } from '../shared/rates';
import { form, income, makers, residency } from './form';

const { money } = makers;

export const federalAgi = money(
  '1',
  'Federal adjusted gross income',
  'Federal adjusted gross income, Form 1040, line 11',
  ({ get }) => get(agi),
);
export const adjustments = form('oh-adjustments', 'Ohio Schedule of Adjustments', {
  name: 'Schedule of Adjustments (Form IT 1040)',
  attachedWhen: 'anyEntry',
});
const additions = adjustments.money(
  '1',
  'Interest on other states’ obligations',
  'Non-Ohio state or local government interest and dividends',
  (reader) =>
    blankIfZero(dollars(foreignMunicipalInterest(reader.facts, 'OH')) * reader.get(residency.share)),
);
/** Profits of businesses, farms, rentals and shares of entities, as far as they are in federal income. */
export const businessProfit = form('oh-it-bus', 'Business Income', {
  name: 'Schedule IT BUS',
  attachedWhen: 'anyEntry',
}).money(
  '10',
  'Business income',
  'Business income in federal adjusted gross income: Schedules C, E, and F',
  ({ get }) => blankIfZero(notBelowZero(get(businessIncome) + get(scheduleEIncome) + get(farmIncome))),
);
export const businessDeduction = adjustments.money(
  '13',
  'Business income deduction',
  'Business income, up to $250,000 ($125,000 if married filing separately)',
  ({ get, facts, law }) =>
    blankIfZero(smallerOf(get(businessProfit), law.business.deduction[facts.filingStatus])),
);
const refunds = adjustments.money(
  '15',
  'State and local refunds',
  'Taxable refunds of state and local income tax',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
const benefits = adjustments.money(
  '16',
  'Social Security benefits',
  'Taxable Social Security benefits',
  (r) => blankIfZero(totalOf(r, income.all.socialSecurity)),
);
const governmentPensions = adjustments.money(
  '17',
  'Railroad and military retirement',
  'Certain railroad benefits, and retirement income from uniformed services',
  ({ facts }) =>
    blankIfZero(
      dollars(
        addCents(facts.retirement, ({ planKind, taxableAmount, grossDistribution }) =>
          planKind === 'military' || planKind === 'railroad' ? (taxableAmount ?? grossDistribution) : noCents,
        ),
      ),
    ),
);
const governmentInterest = adjustments.money(
  '25',
  'Federal interest',
  'Interest and dividends from U.S. obligations that Ohio can’t tax',
  ({ facts }) => blankIfZero(dollars(usObligations(facts))),
);
export const savings = adjustments.money(
  '36',
  'Ohio 529 contributions',
  'Contributions to Ohio’s 529 plan, up to $4,000 for each beneficiary',
  ({ facts, law }) => {
    const byPerson = new Map<string, number>();
    for (const { state, kind, beneficiary, contributed } of facts.education529) {
      if (state.toUpperCase() !== 'OH' || kind === 'able') continue;
      const key = JSON.stringify(beneficiary);
      byPerson.set(key, (byPerson.get(key) ?? 0) + centsOf(contributed));
    }
    let total = 0;
    for (const cents of byPerson.values())
      total += smallerOf(exactDollars(asCents(cents)), law.savings.mostEach);
    return blankIfZero(total);
  },
);
export const medical = adjustments.money(
  '40',
  'Medical care expenses',
  'Health insurance premiums, and other medical expenses over 7.5% of federal adjusted gross income',
  ({ facts, get, law }) => {
    const paid = exactDollars(facts.itemized.medical);
    const floor = notBelowZero(get(agi)) * law.medical.floor;
    const premiums = dollars(
      facts.states.OH.healthPremiums,
      addCents(facts.socialSecurity, (form) => form.medicarePremiums),
    );
    return blankIfZero(premiums + notBelowZero(paid - floor));
  },
);
export const ohioAgi = money(
  '3',
  'Ohio adjusted gross income',
  'Line 1 plus additions minus deductions',
  ({ get }) =>
    get(federalAgi) +
    get(additions) -
    get(businessDeduction) -
    get(refunds) -
    get(benefits) -
    get(governmentPensions) -
    get(governmentInterest) -
    get(savings) -
    get(medical),
);
/** Ohio adjusted gross income before the business income deduction (R.C. 5747.01(JJ)). */
export const modifiedAgi = ({ get }: { get: (line: typeof ohioAgi) => number }): number =>
  get(ohioAgi) + get(businessDeduction);

export const exemptionCount = makers.count(
  '4a',
  'Exemptions',
  'You, your spouse, and your dependents, but not a filer someone else can claim',
  ({ facts, each }) =>
    filersOf(facts) -
    countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent) +
    countTrue(each(isDependent)),
);
export const exemptions = money(
  '4',
  'Exemption amount',
  'Number of exemptions times $2,400, $2,150, or $1,900, based on modified adjusted gross income',
  (reader) => reader.get(exemptionCount) * rowOf(modifiedAgi(reader), reader.law.exemption.rows).amount,
);
export const taxBase = money(
  '5',
  'Ohio income tax base',
  'Subtract line 4 from line 3. If less than zero, enter 0',
  ({ get }) => notBelowZero(get(ohioAgi) - get(exemptions)),
);
export const taxableBusiness = money(
  '6',
  'Taxable business income',
  'Business income over the deduction, from Schedule IT BUS',
  ({ get }) => blankIfZero(smallerOf(get(taxBase), get(businessProfit) - get(businessDeduction))),
);
export const taxableOther = money(
  '7',
  'Taxable nonbusiness income',
  'Subtract line 6 from line 5. If less than zero, enter 0',
  ({ get }) => get(taxBase) - get(taxableBusiness),
);
