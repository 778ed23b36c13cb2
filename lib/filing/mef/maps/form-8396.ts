import type { MefMap } from '../map';

/** Where the lines of Form 8396 stand in the XML: line by line, nothing computed. */
export const form8396: MefMap = {
  document: 'IRS8396',
  parts: [
    {
      form: '8396',
      lines: [
        ['1', 'CertifiedMortgageIntCrPdAmt'],
        ['2', 'MortgageCreditCertificateRt'],
        ['3', 'MortgageInterestReductionAmt'],
        ['4', 'MortgIntPrevious3YrCfwdCrAmt'],
        ['5', 'MortgIntPrevious2YrCfwdCrAmt'],
        ['6', 'MortgIntPYCarryforwardCrAmt'],
        ['7', 'MortgIntTotPreviousCfwdCrAmt'],
        ['8', 'TaxLiabLmtFromCrLmtWrkshtAmt'],
        ['9', 'MortgageInterestCreditAmt'],
        ['10', 'MortgIntRedPlusOldestCfwdCrAmt'],
        ['12', 'LargerOfMortgIntCrOrCfwdAmt'],
        ['13', 'MortgIntTentTwoYearCfwdCrAmt'],
        ['14', 'MortgIntNextYears2YrCfwdCrAmt'],
        ['15', 'MortgIntTent3YearCfwdCrAmt'],
        ['16', 'MortgIntNextYears3YrCfwdCrAmt'],
        ['17', 'MortgIntNextYearsPYCfwdCrAmt'],
      ],
      // It repeats line 7.
      notFiled: ['11'],
    },
  ],
};
