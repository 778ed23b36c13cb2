import type { MefMap } from '../map';

/** Where the lines of Schedule C (Form 8995-A), line 1 stand in the XML: line by line, nothing computed. */
export const form8995AScheduleC: MefMap = {
  document: 'IRS8995AScheduleC',
  parts: [
    {
      form: '8995-a-schedule-c-line-1',
      group: 'LossNettingGrp',
      lines: [
        ['1(a)', 'BusinessTxt'],
        ['1(b)', 'QualifiedBusinessIncomeAmt'],
        ['1(c)', 'LossesTakenOffAmt'],
        ['1(d)', 'AdjustedIncomeAmt'],
      ],
    },
    {
      form: '8995-a-schedule-c',
      lines: [
        ['2', 'LossCarried2023Amt'],
        ['3', 'LossesAmt'],
        ['4', 'IncomeAmt'],
        ['5', 'LossesTakenOffIncomeAmt'],
        ['6', 'LossCarried2025Amt'],
      ],
    },
  ],
};
