import { blankIfZero } from '../../engine/verbs';
import { earnedIncomeCredit as federalCredit } from '../../us/form-1040/payments';
import { creditedRows, creditForRows } from '../shared/credited-taxes';
import { ratio } from '../shared/income';
import { useTaxDue } from '../shared/payments';
import { makeSettlement } from '../shared/settlement';
import { form, makers, residency } from './form';
import { heatingCredit, homesteadCredit } from './homestead';
import { incomeSubjectToTax, taxableIncome } from './income';

const { money } = makers;

export const tax = money(
  '17',
  'Tax',
  'Multiply line 16 by 4.25%',
  ({ get, law }) => get(taxableIncome) * law.tax.rate,
);
export const otherStateCredit = money(
  '18b',
  'Tax paid to governments outside Michigan',
  'Credit for income tax imposed by government units outside Michigan, up to the Michigan tax on that income',
  (reader) => {
    const { facts, get } = reader;
    if (residency.isNonresident(reader)) return null;
    return blankIfZero(
      creditForRows(
        creditedRows(facts, 'MI', 'resident'),
        (taxed) => get(tax) * ratio(taxed, get(incomeSubjectToTax)),
        get(tax),
      ),
    );
  },
);
export const incomeTax = money(
  '20',
  'Income tax',
  'Subtract the sum of lines 18b and 19b from line 17',
  ({ get }) => get(tax) - get(otherStateCredit),
);
export const useTax = money('23', 'Use tax', 'Use tax due, from Worksheet 1', ({ facts, law }) =>
  useTaxDue(facts, 'MI', law.useTax.rate),
);
export const propertyTaxCredit = money(
  '25',
  'Property tax credit',
  'Property tax credit, from Form MI-1040CR',
  ({ entry }) => entry(homesteadCredit),
);
export const earnedIncomeCredit = money(
  '27',
  'Earned income tax credit',
  'Multiply the federal credit by 30%',
  ({ get, law }) => blankIfZero(get(federalCredit) * law.earnedIncomeCredit.share),
);
const totals = form('mi-totals', 'Totals', { kind: 'rules' });
export const refundableCredits = totals.money(
  '1',
  'Refundable credits',
  'Lines 25 and 27, and the home heating credit',
  ({ get }) => get(propertyTaxCredit) + get(earnedIncomeCredit) + get(heatingCredit),
);

export const settlement = makeSettlement(makers, {
  code: 'MI',
  due: [incomeTax, useTax],
  credits: [propertyTaxCredit, earnedIncomeCredit],
  withheld: '30',
  payments: [
    {
      number: '31',
      label: 'Estimated tax, extension payments, and credit forward from last year',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '33',
  overpaid: '35',
  donated: '22',
  applied: '36',
  refund: '37',
  owed: '34',
});
