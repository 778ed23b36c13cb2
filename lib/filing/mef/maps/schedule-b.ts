import type { MefMap } from '../map';

/** Where the lines of Schedule B (Form 1040), line 1 stand in the XML: line by line, nothing computed. */
export const scheduleB: MefMap = {
  document: 'IRS1040ScheduleB',
  parts: [
    {
      form: 'schedule-b-line-1',
      group: 'Form1040SchBPartIGroup2',
      lines: [
        ['1', 'InterestPayerName/BusinessNameLine1Txt'],
        ['1 amount', 'InterestAmt'],
      ],
    },
    {
      form: 'schedule-b',
      lines: [
        ['1 subtotal', 'InterestSubtotalAmt'],
        ['1 nominee', 'NomineeInterestAmt'],
        ['1 accrued', 'AccruedInterestAmt'],
        ['1 premium', 'AmortizableBondPremAdjAmt'],
        ['2', 'TaxableInterestSubtotalAmt'],
        ['4', 'CalculatedTotalTaxableIntAmt'],
        ['6', 'TotalOrdinaryDividendsAmt'],
        ['7a', 'ForeignAccountsQuestionInd'],
        ['7a FinCEN 114', 'FinCENForm114Ind'],
        ['8', 'ForeignTrustQuestionInd'],
      ],
      // Sent as codes, one element for each country.
      notFiled: ['7b'],
    },
    {
      form: 'schedule-b-line-5',
      group: 'Form1040SchBPartII',
      lines: [
        ['5', 'DividendPayerNameBusiness/BusinessNameLine1Txt'],
        ['5 amount', 'DividendAmt'],
      ],
    },
  ],
};
