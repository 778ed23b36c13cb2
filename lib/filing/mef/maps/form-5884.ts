import type { MefMap } from '../map';

/** Where the lines of Form 5884 stand in the XML: line by line, nothing computed. */
export const form5884: MefMap = {
  document: 'IRS5884',
  parts: [
    {
      form: '5884',
      lines: [
        ['1a wages', 'WagesBetween120And399HrsAmt'],
        ['1a', 'TotWagesBetween120And399HrsAmt'],
        ['1b wages', 'Wages400OrMoreHoursAmt'],
        ['1b', 'Wages400OrMoreHoursCreditAmt'],
        ['1c wages', 'SecondYearWagesAmt'],
        ['1c', 'TotalSecondYearWagesAmt'],
        ['2', 'TotalWagesAmt'],
        ['3', 'PassThruWorkOpportunityCrAmt'],
        ['4', 'TotalCreditsAmt'],
      ],
    },
  ],
};
