import type { MefMap } from '../map';

/** Where the lines of Form 8846 stand in the XML: line by line, nothing computed. */
export const form8846: MefMap = {
  document: 'IRS8846',
  parts: [
    {
      form: '8846',
      lines: [
        ['1', 'TotalTipsReceivedAmt'],
        ['2', 'TipsNotSubjectToCreditAmt'],
        ['3', 'CreditableTipsAmt'],
        ['4 box', 'EmplWageExceededMaxAmtInd'],
        ['4', 'CurrentYearCreditAmt'],
        ['5', 'CrForEmplrSSAndMedcrTxsAmt'],
        ['6', 'TotalCrTipsAndEmplrSSMedcrAmt'],
      ],
    },
  ],
};
