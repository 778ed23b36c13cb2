import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { dollars } from '../../facts/cents';
import { agi } from '../../us/form-1040/taxable-income';
import { stateRefunds } from '../../us/schedule-1/income';
import { type Filer, listFilers } from '../../us/filers';
import * as federalA from '../../us/schedule-a/schedule-a';
import { standardDeduction } from '../../us/worksheets/standard-deduction';
import { type StateCopyReader } from '../form';
import { ratio } from '../shared/income';
import { contributed529 } from '../shared/payments';
import { usObligationInterest } from '../shared/obligations';
import { railroadPart } from '../shared/railroad';
import { calculations, type DistrictReader, formWithCopies, income, makers, residency } from './form';
import { type DistrictLaw } from './law';

const { money } = makers;

export const people = formWithCopies<Filer>('dc-people', 'Income by person', listFilers, {
  name: 'Calculation J, both spouses’ columns',
  kind: 'worksheet',
});
type Own = StateCopyReader<DistrictLaw, Filer>;

/** Federal income of this person less benefits, unemployment and interest of the United States; of the time here. */
export const ownIncome = people.money(
  'c',
  'This person’s District income',
  'This person’s District adjusted gross income before state tax refunds',
  (reader: Own) => {
    const { at, copy, facts, item } = reader;
    const usInterest = usObligationInterest(facts, item.owner);
    if (residency.isResident(reader as unknown as DistrictReader))
      return (
        at(income.agiAll, copy) -
        at(income.all.socialSecurity, copy) -
        at(income.all.unemployment, copy) -
        railroadPart(facts, item.owner, at(income.all.pensions, copy)) -
        usInterest
      );
    const interestHere = ratio(at(income.here.interest, copy), at(income.all.interest, copy));
    return (
      at(income.agiHere, copy) -
      at(income.here.socialSecurity, copy) -
      at(income.here.unemployment, copy) -
      railroadPart(facts, item.owner, at(income.here.pensions, copy)) -
      roundHalfUp(usInterest * interestHere)
    );
  },
);

export const federalAgi = money(
  '4',
  'Federal adjusted gross income',
  'Federal adjusted gross income from Form 1040, line 11',
  ({ get }) => get(agi),
);
export const incomeElsewhere = money(
  '8',
  'Income while a nonresident',
  'Part-year residents: income received during the period of nonresidence',
  (reader) => {
    if (residency.isResident(reader)) return null;
    const { each } = reader;
    return blankIfZero(notBelowZero(sum(each(income.agiAll)) - sum(each(income.agiHere))));
  },
);
export const refunds = money(
  '9',
  'State tax refund',
  'Taxable refunds, credits, or offsets of state and local income tax',
  ({ get }) => blankIfZero(roundHalfUp(get(stateRefunds) * get(residency.share))),
);
export const benefits = money(
  '10',
  'Social Security benefits',
  'Taxable amount of Social Security and tier 1 railroad retirement benefits',
  (reader) =>
    blankIfZero(
      sum(reader.each(residency.isResident(reader) ? income.all.socialSecurity : income.here.socialSecurity)),
    ),
);
export const collegeSavings = calculations.money(
  'B',
  'College savings',
  'Contributions to the DC College Savings Plan, up to $4,000, or $8,000 on a joint return',
  ({ facts, law, get }) =>
    blankIfZero(
      roundHalfUp(
        smallerOf(dollars(contributed529(facts, 'DC', null)), law.collegeSavings.most[facts.filingStatus]) *
          get(residency.share),
      ),
    ),
);
export const unemployment = money(
  '13',
  'Unemployment benefits',
  'Unemployment insurance benefits, which the District doesn’t tax',
  ({ each }) => blankIfZero(sum(each(income.here.unemployment))),
);
export const otherSubtractions = money(
  '14',
  'Other subtractions',
  'Other subtractions from Schedule I, Calculation B: interest on U.S. obligations and college savings',
  ({ get, each }) =>
    blankIfZero(
      get(federalAgi) -
        get(incomeElsewhere) -
        get(benefits) -
        get(unemployment) -
        sum(each(ownIncome)) +
        get(collegeSavings),
    ),
);
export const subtractions = money(
  '15',
  'Total subtractions',
  'Total subtractions, lines 8 to 14',
  ({ get }) =>
    blankIfZero(
      sum([incomeElsewhere, refunds, benefits, unemployment, otherSubtractions].map((line) => get(line))),
    ),
);
export const districtAgi = money(
  '16',
  'DC adjusted gross income',
  'DC adjusted gross income, line 7 minus line 15',
  ({ get }) => get(federalAgi) - get(subtractions),
);

const itemizes = ({ attached }: DistrictReader) => attached(federalA.scheduleA);

/** Without state income tax; what is over the limit comes off all but medical expenses, investment interest and casualties. */
export const itemized = calculations.money(
  'F',
  'Itemized deductions',
  'Calculation F: federal itemized deductions minus state income tax, limited at high incomes',
  (reader) => {
    if (!itemizes(reader)) return null;
    const { get, facts, law } = reader;
    const property = get(federalA.realEstateTaxes) + get(federalA.personalPropertyTaxes);
    const incomeTax = get(federalA.salesTaxElected)
      ? 0
      : notBelowZero(get(federalA.limitedStateTaxes) - property);
    const all = get(federalA.itemizedTotal) - incomeTax;
    const unlimited =
      get(federalA.medicalDeduction) + get(federalA.investmentInterestDeduction) + get(federalA.disasterLoss);
    const excess = notBelowZero(get(districtAgi) - law.itemized.limitFrom[facts.filingStatus]);
    return unlimited + notBelowZero(all - unlimited - excess * law.itemized.ofExcess);
  },
);
/** As on the federal return: the federal standard deduction, or itemized deductions of the District. */
export const deduction = money('18', 'Deduction', 'DC deduction amount', (reader) => {
  const { get } = reader;
  const whole = itemizes(reader) ? get(itemized) : get(standardDeduction);
  return residency.isPartYear(reader) ? whole * get(residency.share) : whole;
});
export const taxableIncome = money(
  '19',
  'DC taxable income',
  'DC taxable income. Subtract line 18 from line 16. If zero or less, enter 0',
  (reader) =>
    residency.isNonresident(reader) ? 0 : notBelowZero(reader.get(districtAgi) - reader.get(deduction)),
);
