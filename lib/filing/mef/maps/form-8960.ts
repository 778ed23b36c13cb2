import type { MefMap } from '../map';

/** Where the lines of Form 8960 stand in the XML: line by line, nothing computed. */
export const form8960: MefMap = {
  document: 'IRS8960',
  parts: [
    {
      form: '8960',
      lines: [
        ['1', 'TaxableInterestAmt'],
        ['2', 'OrdinaryDividendsAmt'],
        ['3', 'AnnuitesFromNonQlfPlansAmt'],
        ['4a', 'NetRentalIncomeOrLossAmt'],
        ['4b', 'AdjNetIncmOrLossNonSect1411Amt'],
        ['4c', 'RentalREAndAdjNetIncmOrLossAmt'],
        ['5a', 'PropertyDisposGainOrLossAmt'],
        ['5b', 'NonNIITPropDisposGainOrLossAmt'],
        ['5d', 'GainOrLossFromDisposAmt'],
        ['7', 'OtherInvestmentIncomeOrLossAmt'],
        ['8', 'TotalIncomeAmt'],
        ['9a', 'InvestmentInterestAmt'],
        ['9d', 'InvestmentExpenseAmt'],
        ['10', 'AdditionalModificationAmt'],
        ['11', 'TotalDeductionModificationAmt'],
        ['12', 'NetInvestmentIncomeAmt'],
        ['13', 'ModifiedAGIAmt'],
        ['14', 'FilingThresholdAmt'],
        ['15', 'MAGILessThresholdAmt'],
        ['16', 'SmllrIncmOrMAGILessThrshldAmt'],
        ['17', 'IndivNetInvstIncomeTaxAmt'],
      ],
    },
  ],
};
