import type { MefMap } from '../map';

/** Where the lines of Form 8801 stand in the XML: line by line, nothing computed. */
export const form8801: MefMap = {
  document: 'IRS8801',
  parts: [
    {
      form: '8801',
      lines: [
        ['19', 'CreditCarriedForwardAmt'],
        ['21', 'CreditAvailableAmt'],
        ['22', 'RegularTaxLessOtherCreditsAmt'],
        ['23', 'TentativeMinimumTaxAmt'],
        ['24', 'LimitAmt'],
        ['25', 'MinAMTCrAmt'],
        ['26', 'CreditCarried2025Amt'],
      ],
    },
  ],
};
