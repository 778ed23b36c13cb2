import { addEntries, blankIfZero } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { farmCopyOf4562, hasDepreciation } from '../form-4562/activities';
import { recapturedDepreciation } from '../form-4797/part-4';
import { makers } from './form';

const { money, yesNo, choice } = makers;

export const product = choice(
  'A',
  'Principal crop or activity',
  'Principal crop or activity',
  ({ item }) => item.product || null,
);

export const activityCode = choice(
  'B',
  'Activity code',
  'Enter code from Part IV',
  ({ item }) => item.activityCode || null,
);

export const accountingMethod = choice(
  'C',
  'Accounting method',
  'Accounting method: Cash, Accrual',
  ({ item }) => (item.cashMethod ? 'Cash' : 'Accrual'),
);

export const employerNumber = choice(
  'D',
  'Employer ID number',
  'Employer ID number (EIN) (see instructions)',
  ({ item }) => item.ein || null,
);

export const materialParticipation = yesNo(
  'E',
  'Material participation',
  'Did you “materially participate” in the operation of this business during 2024?',
  ({ item }) => item.materialParticipation,
);

export const payments1099 = yesNo(
  'F',
  'Payments that require Form 1099',
  'Did you make any payments in 2024 that would require you to file Form(s) 1099?',
  ({ item }) => item.form1099Required,
);

export const filed1099 = yesNo(
  'G',
  'Forms 1099 filed',
  'If “Yes,” did you or will you file required Form(s) 1099?',
  ({ item }) => (item.form1099Required ? item.form1099Filed : null),
);

export const resaleSales = money(
  '1a',
  'Sales of items bought for resale',
  'Sales of purchased livestock and other resale items',
  ({ item }) => blankIfZero(dollars(item.income.resaleSales)),
);

export const resaleCost = money(
  '1b',
  'Cost of items sold',
  'Cost or other basis of purchased livestock or other items reported on line 1a',
  ({ item }) => blankIfZero(dollars(item.income.resaleCost)),
);

export const resaleProfit = money(
  '1c',
  'Profit on items bought for resale',
  'Subtract line 1b from line 1a',
  ({ entry }) =>
    entry(resaleSales) === null && entry(resaleCost) === null
      ? null
      : (entry(resaleSales) ?? 0) - (entry(resaleCost) ?? 0),
);

export const raisedSales = money(
  '2',
  'Sales of products you raised',
  'Sales of livestock, produce, grains, and other products you raised',
  ({ item }) => blankIfZero(dollars(item.income.raisedSales)),
);

export const cooperativeDistributions = money(
  '3a',
  'Cooperative distributions',
  'Cooperative distributions (Form(s) 1099-PATR)',
  ({ item }) => blankIfZero(dollars(item.income.cooperativeDistributions)),
);

export const cooperativeTaxable = money(
  '3b',
  'Taxable cooperative distributions',
  'Cooperative distributions: taxable amount',
  ({ item }) => blankIfZero(dollars(item.income.cooperativeTaxable)),
);

export const programPayments = money(
  '4a',
  'Agricultural program payments',
  'Agricultural program payments (see instructions)',
  ({ item }) => blankIfZero(dollars(item.income.programPayments)),
);

export const programTaxable = money(
  '4b',
  'Taxable program payments',
  'Agricultural program payments: taxable amount',
  ({ item }) => blankIfZero(dollars(item.income.programTaxable)),
);

export const cccLoansElected = money(
  '5a',
  'CCC loans reported as income',
  'Commodity Credit Corporation (CCC) loans reported under election',
  ({ item }) => blankIfZero(dollars(item.income.cccLoansElected)),
);

export const cccLoansForfeited = money('5b', 'CCC loans forfeited', 'CCC loans forfeited', ({ item }) =>
  blankIfZero(dollars(item.income.cccLoansForfeited)),
);

export const cccForfeitedTaxable = money(
  '5c',
  'Taxable CCC loans',
  'CCC loans forfeited: taxable amount',
  ({ item }) => blankIfZero(dollars(item.income.cccForfeitedTaxable)),
);

export const cropInsurance = money(
  '6a',
  'Crop insurance',
  'Crop insurance proceeds and federal crop disaster payments: amount received in 2024',
  ({ item }) => blankIfZero(dollars(item.income.cropInsurance)),
);

export const cropInsuranceTaxable = money(
  '6b',
  'Taxable crop insurance',
  'Crop insurance: taxable amount',
  ({ item }) => blankIfZero(dollars(item.income.cropInsuranceTaxable)),
);

export const defersCropInsurance = yesNo(
  '6c',
  'Crop insurance deferred to 2025',
  'If election to defer to 2025 is attached, check here',
  ({ item }) => item.defersCropInsurance || null,
);

export const cropInsuranceDeferred2023 = money(
  '6d',
  'Crop insurance deferred from 2023',
  'Amount deferred from 2023',
  ({ item }) => blankIfZero(dollars(item.income.cropInsuranceDeferred2023)),
);

export const customHireIncome = money(
  '7',
  'Custom hire income',
  'Custom hire (machine work) income',
  ({ item }) => blankIfZero(dollars(item.income.customHireIncome)),
);

export const otherIncome = money(
  '8',
  'Other farm income',
  'Other income, including federal and state gasoline or fuel tax credit or refund',
  ({ item, at, copy, facts }) =>
    blankIfZero(
      dollars(item.income.otherIncome) +
        (hasDepreciation(item) ? at(recapturedDepreciation, farmCopyOf4562(facts, copy)) : 0),
    ),
);

/** Gross farm income is also what the farm optional method of Schedule SE starts from. */
export const grossFarmIncome = money(
  '9',
  'Gross farm income',
  'Gross income. Add amounts in the right column (lines 1c, 2, 3b, 4b, 5a, 5c, 6b, 6d, 7, and 8)',
  ({ entry }) =>
    addEntries(
      [
        resaleProfit,
        raisedSales,
        cooperativeTaxable,
        programTaxable,
        cccLoansElected,
        cccForfeitedTaxable,
        cropInsuranceTaxable,
        cropInsuranceDeferred2023,
        customHireIncome,
        otherIncome,
      ].map(entry),
    ) ?? 0,
);
