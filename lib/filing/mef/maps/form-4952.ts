import type { MefMap } from '../map';

/** Where the lines of Form 4952 stand in the XML: line by line, nothing computed. */
export const form4952: MefMap = {
  document: 'IRS4952',
  parts: [
    {
      form: '4952',
      lines: [
        ['1', 'InvestmentInterestExpenseAmt'],
        ['3', 'TotalAmt'],
        ['4a', 'InvestmentIncomeAmt'],
        ['4b', 'QualifiedDividendsAmt'],
        ['4c', 'Amt'],
        ['4h', 'InvestmentIncomeCountsAmt'],
        ['6', 'NetInvestmentIncomeAmt'],
        ['7', 'CarriedForward2025Amt'],
        ['8', 'InvestmentInterestExpDeductAmt'],
      ],
    },
  ],
};
