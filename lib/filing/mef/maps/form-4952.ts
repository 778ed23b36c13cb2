import type { MefMap } from '../map';

/** Where the lines of Form 4952 stand in the XML: line by line, nothing computed. */
export const form4952: MefMap = {
  document: 'IRS4952',
  parts: [
    {
      form: '4952',
      lines: [
        ['1', 'InvestmentInterestExpenseAmt'],
        ['3', 'TotalInvestmentInterestExpAmt'],
        ['4a', 'InvestmentPropGrossIncomeAmt'],
        ['4b', 'InvestmentPropQualDividendsAmt'],
        ['4c', 'InvestmentPropNetGrossIncAmt'],
        ['4d', 'InvestmentPropNetDispGainAmt'],
        ['4e', 'PropertyDspstnCapGainInvIncAmt'],
        ['4f', 'InvestmentNetGainLessSmallAmt'],
        ['4h', 'InvestmentIncomeAmt'],
        ['5', 'InvestmentExpenseAmt'],
        ['6', 'NetInvestmentIncomeAmt'],
        ['7', 'DisallowedCarryForwardExpAmt'],
        ['8', 'InvestmentInterestExpDeductAmt'],
      ],
    },
  ],
};
