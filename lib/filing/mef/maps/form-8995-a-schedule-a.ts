import type { MefMap } from '../map';

/** Where the lines of Schedule A (Form 8995-A) stand in the XML: line by line, nothing computed. */
export const form8995AScheduleA: MefMap = {
  document: 'IRS8995AScheduleA',
  parts: [
    {
      form: '8995-a-schedule-a',
      lines: [
        ['2', 'QualifiedBusinessIncomeAmt'],
        ['3', 'WagesPaidAmt'],
        ['4', 'BasisPropertyAmt'],
        ['5', 'TaxableIncomeBeforeDeductionAmt'],
        ['6', 'ThresholdAmt'],
        ['7', 'IncomeOverThresholdAmt'],
        ['8', 'PhaseRangeAmt'],
        ['9', 'ShareLostRt'],
        ['10', 'ShareCountsRt'],
        ['11', 'IncomeCountsAmt'],
        ['12', 'WagesCountAmt'],
        ['13', 'PropertyCountsAmt'],
      ],
    },
  ],
};
