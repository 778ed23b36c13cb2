import type { MefMap } from '../map';

/** Where the lines of Schedule R (Form 1040) stand in the XML: line by line, nothing computed. */
export const scheduleR: MefMap = {
  document: 'IRS1040ScheduleR',
  parts: [
    {
      form: 'schedule-r',
      lines: [
        ['10', 'StartingAmountAmt'],
        ['11', 'TaxableDisabilityAmt'],
        ['12', 'AmountCountsAmt'],
        ['13a', 'NontxSocSecAndRlrdBenefitsAmt'],
        ['13b', 'NontaxableOtherAmt'],
        ['13c', 'TotalNontaxableAmt'],
        ['14', 'AdjustedGrossIncomeAmt'],
        ['15', 'IncomeDoesNotMatterAmt'],
        ['16', 'IncomeOverAmt'],
        ['17', 'HalfAmt'],
        ['18', 'ReductionAmt'],
        ['19', 'AmountCreditAmt'],
        ['20', 'TentativeElderlyDisabledCrAmt'],
        ['21', 'LimitAmt'],
        ['22', 'CreditForElderlyOrDisabledAmt'],
        ['box', 'BoxPartICnt'],
      ],
    },
  ],
};
