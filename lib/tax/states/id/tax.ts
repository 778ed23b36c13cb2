import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { totalIncome } from '../../us/form-1040/income';
import { standardDeduction } from '../../us/worksheets/standard-deduction';
import { dollars } from '../../facts/cents';
import { listFilers } from '../../us/filers';
import { refundElections, useTaxDue } from '../shared/payments';
import { creditForOtherStates } from '../shared/other-states-credit';
import { countDependents, countFilers, countTaxCreditChildren, isAtLeast } from '../shared/people';
import { makeSettlement } from '../shared/settlement';
import { form, type IdahoReader, makers, residency } from './form';
import { adjustedIncome, idahoIncome, taxableIncome } from './income';

const { money } = makers;

/** Full months of residence by person; more than fifteen days count as a month. */
const monthsOf = ({ each }: IdahoReader): number[] =>
  each(residency.days).map((days) => Math.min(12, Math.floor((days + 15) / 30.5)));

export const tax = money(
  '20',
  'Tax',
  'Tax from the worksheet: 5.695% of taxable income over the untaxed amount',
  ({ get, facts, law }) =>
    notBelowZero(get(taxableIncome) - law.tax.untaxed[facts.filingStatus]) * law.tax.rate,
);
export const otherStateCredit = money(
  '22',
  'Income tax paid to other states',
  'From Form 39R, Part C: for each state, the smaller of its tax or the Idaho tax on income taxed by both states',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          creditForOtherStates(reader, {
            tax: reader.get(tax),
            income: residency.isResident(reader) ? reader.get(adjustedIncome) : reader.get(idahoIncome),
            places: 4,
          }),
        ),
);
/** Part-year residents: $17.08 for each month and child; nonresidents none. */
export const childCredit = money(
  '25',
  'Idaho child tax credit',
  '$205 for each child who qualifies for the federal child tax credit',
  (reader) => {
    const { law } = reader;
    if (residency.isNonresident(reader)) return null;
    const children = countTaxCreditChildren(reader);
    const each = residency.isResident(reader)
      ? law.childCredit.amount
      : Math.max(...monthsOf(reader)) * law.childCredit.perMonth;
    return blankIfZero(children * each);
  },
);
export const credits = money('26', 'Total credits', 'Add lines 22 through 25', ({ get }) =>
  blankIfZero(get(otherStateCredit) + get(childCredit)),
);
export const taxAfterCredits = money(
  '27',
  'Tax after credits',
  'Subtract line 26 from line 21. If line 26 is more than line 21, enter 0',
  ({ get }) => notBelowZero(get(tax) - get(credits)),
);
/** Only of people who must file, and not with public assistance or blindness. */
export const buildingFundTax = money(
  '32',
  'Permanent building fund tax',
  'Permanent building fund tax',
  (reader) => {
    const { facts, get, law } = reader;
    if (facts.states.ID.publicAssistance || countFilers(facts, ({ blind }) => blind) > 0) return null;
    const mustFile = residency.isNonresident(reader)
      ? get(idahoIncome) > law.buildingFund.nonresidentIncome
      : get(totalIncome) > (facts.filingStatus === 'mfs' ? 0 : get(standardDeduction));
    return mustFile ? law.buildingFund.amount : null;
  },
);
export const useTax = money(
  '29',
  'Use tax',
  'Sales or use tax due on untaxed purchases (online, mail order, and other)',
  ({ facts, law }) => useTaxDue(facts, 'ID', law.useTax.rate),
);
export const totalTax = money('33', 'Total tax', 'Add lines 27 through 32', ({ get }) =>
  sum([taxAfterCredits, useTax, buildingFundTax].map((line) => get(line))),
);

/** $10 for each month and person, and $20 for filers of 65 and more. */
export const groceryCredit = money('43', 'Grocery credit', 'Grocery credit from the worksheet', (reader) => {
  const { facts, law } = reader;
  const { perMonth, aged, age } = law.groceryCredit;
  if (residency.isNonresident(reader) || facts.taxpayer.claimableAsDependent) return null;
  const own = monthsOf(reader);
  const dependents = countDependents(reader) * Math.max(...own);
  const months = own.reduce((total, one) => total + one, 0) + dependents;
  const older = listFilers({ facts }).reduce(
    (total, { person }, i) => total + (isAtLeast(facts, person, age) ? (aged * (own[i] ?? 0)) / 12 : 0),
    0,
  );
  const lost = facts.states.ID.monthsWithoutGroceryCredit;
  return blankIfZero(notBelowZero(months - lost) * perMonth + older);
});
export const familyCredit = money(
  '44',
  'Maintaining a home for a family member',
  '$100 for each family member who is 65 or older or has a developmental disability, up to three',
  (reader) => {
    if (residency.isNonresident(reader)) return null;
    const { facts, law } = reader;
    const people = facts.states.ID.agedOrDisabledFamily.filter(({ support }) => support > 0.5).length;
    return blankIfZero(smallerOf(people, law.familyCredit.people) * law.familyCredit.amount);
  },
);
/** Funds are known by their names in the answers; the form has a line for each of eight. */
const donations = money('34-41', 'Donations', 'Gifts to the funds on lines 34 through 41', ({ facts }) =>
  blankIfZero(dollars(refundElections(facts, 'ID').donated)),
);
const taxAndDonations = money(
  '42',
  'Total tax plus donations',
  'Add lines 33 through 41',
  ({ get }) => get(totalTax) + get(donations),
);
export const refundable = form('id-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'Lines 43 and 44',
  ({ get }) => get(groceryCredit) + get(familyCredit),
);

export const settlement = makeSettlement(makers, {
  code: 'ID',
  due: [taxAndDonations],
  credits: [refundable],
  withheld: '46',
  payments: [
    { number: '47', label: 'Estimated payments', of: ['estimated', 'applied', 'extension'] },
    { number: '48', label: 'Paid or withheld by pass-through entities', of: ['otherWithholding'] },
  ],
  total: '50',
  owed: '54',
  overpaid: '55',
  // On line 42 already.
  donated: null,
  refund: '56',
  applied: '56-applied',
});

/** Sales of property in Idaho may have the deduction of Form CG. */
export const mayDeductGain = ({ facts }: IdahoReader): boolean =>
  facts.sales.some(({ stateOfProperty, term }) => stateOfProperty.toUpperCase() === 'ID' && term !== 'short');
