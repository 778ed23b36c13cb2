import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { netInvestmentIncome } from '../../us/form-8960/form-8960';
import { interestDeducted, giftsDeducted, medicalDeduction } from '../../us/schedule-a/schedule-a';
import { creditedRows, creditForRows } from '../shared/credited-taxes';
import { ratio } from '../shared/income';
import { taxFromTable } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { type Filer, listFilers } from '../../us/filers';
import { careCredit, familyCredits, schoolCredit } from './credits';
import { rentersCredit } from './renters';
import { formWithCopies, income, makers, residency } from './form';
import { hereIncome, minnesotaShare } from './schedule-m1nr';
import { additions, federalAgi, itemizes, refunds, subtractions, taxableIncome } from './income';

const { money } = makers;

export const tableTax = money('10', 'Tax', 'Tax from the table or schedules', ({ facts, get, law }) =>
  taxFromTable(get(taxableIncome), law.tax.steps[facts.filingStatus], law.tax.table),
);
/** Income before the standard deduction and exemptions, less what is kept of itemized deductions. */
export const alternativeTax = money(
  '11',
  'Alternative minimum tax',
  'From Schedule M1MT: 6.75% of alternative income over the exemption, minus the tax on line 10',
  ({ facts, get, law }) => {
    const { exemption, over, reduction, rate } = law.alternativeTax;
    const kept = get(itemizes) ? get(medicalDeduction) + get(interestDeducted) + get(giftsDeducted) : 0;
    const alternative = get(federalAgi) + get(additions) - get(refunds) - get(subtractions) - kept;
    const left = notBelowZero(
      exemption[facts.filingStatus] - notBelowZero(alternative - over[facts.filingStatus]) * reduction,
    );
    return blankIfZero(notBelowZero(notBelowZero(alternative - left) * rate - get(tableTax)));
  },
);
export const tax = money(
  '13',
  'Minnesota tax',
  'Add lines 10 and 11. With Schedule M1NR, multiply by the Minnesota share',
  (reader) => {
    const { get } = reader;
    return (get(tableTax) + get(alternativeTax)) * (residency.isResident(reader) ? 1 : get(minnesotaShare));
  },
);
const investmentTax = money(
  '14',
  'Net investment income tax',
  '1% of net investment income over $1,000,000',
  (reader) => {
    const { get, law } = reader;
    const share = residency.isResident(reader) ? 1 : get(minnesotaShare);
    return blankIfZero(
      notBelowZero(get(netInvestmentIncome) * share - law.investmentTax.over) * law.investmentTax.rate,
    );
  },
);
export const taxBeforeCredits = money(
  '15',
  'Tax before credits',
  'Add lines 13 and 14',
  ({ get }) => get(tax) + get(investmentTax),
);

const people = formWithCopies<Filer>('mn-m1ma', 'Marriage Credit', listFilers, {
  name: 'Schedule M1MA',
  kind: 'worksheet',
});
const earnedOf = people.money(
  '5',
  'Earned income, pensions, and benefits',
  'This person’s wages, business or farm income, taxable pensions, and taxable Social Security',
  ({ at, copy }) =>
    at(income.all.wages, copy) +
    at(income.all.business, copy) +
    at(income.all.farm, copy) +
    at(income.all.pensions, copy) +
    at(income.all.socialSecurity, copy),
);
/** What a couple pays more than two single people would; by the schedule where the printed table has rows. */
export const marriageCredit = money('16', 'Marriage credit', 'From Schedule M1MA', (reader) => {
  const { facts, get, each, law } = reader;
  const { incomeOver, taxableFrom, deduction, most } = law.marriageCredit;
  if (facts.filingStatus !== 'mfj' || residency.isNonresident(reader)) return null;
  const lesser = Math.min(...each(earnedOf));
  if (listFilers(reader).length < 2 || lesser < incomeOver || get(taxableIncome) < taxableFrom) return null;
  const own = lesser - deduction;
  const { steps, table } = law.tax;
  const single = (amount: number) => taxFromTable(notBelowZero(amount), steps.single, table);
  const credit = notBelowZero(get(tableTax) - single(own) - single(get(taxableIncome) - own));
  const share = residency.isResident(reader) ? 1 : get(minnesotaShare);
  return blankIfZero(smallerOf(most, credit) * share);
});
const afterMarriage = makers.money(
  '16a',
  'Tax minus the marriage credit',
  'Line 15 minus line 16',
  ({ get }) => notBelowZero(get(taxBeforeCredits) - get(marriageCredit)),
);
export const otherStateCredit = money(
  '16b',
  'Tax paid to another state',
  'From Schedule M1CR: tax paid to other states, up to the Minnesota tax on that income',
  (reader) => {
    const { facts, get } = reader;
    if (residency.isNonresident(reader)) return null;
    return blankIfZero(
      creditForRows(
        creditedRows(facts, 'MN', 'resident'),
        (taxed) => get(afterMarriage) * ratio(taxed, get(hereIncome)),
        get(afterMarriage),
      ),
    );
  },
);
export const netTax = money(
  '17',
  'Tax after nonrefundable credits',
  'Line 15 minus the nonrefundable credits',
  ({ get }) => get(afterMarriage) - get(otherStateCredit),
);
export const refundableCredits = money('22', 'Refundable credits', 'From Schedule M1REF', (reader) =>
  blankIfZero(
    reader.get(familyCredits) + reader.get(careCredit) + reader.get(rentersCredit) + schoolCredit(reader),
  ),
);
export const settlement = makeSettlement(makers, {
  code: 'MN',
  due: [netTax],
  credits: [refundableCredits],
  withheld: '20',
  payments: [
    {
      number: '21',
      label: 'Estimated tax and extension payments',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '23',
  overpaid: '24a',
  donated: '18',
  applied: '30',
  refund: '24',
  owed: '26',
});
export { people };
