import type { MefMap } from '../map';

/** Where the lines of Form 8801 stand in the XML: line by line, nothing computed. */
export const form8801: MefMap = {
  document: 'IRS8801',
  parts: [
    {
      form: '8801',
      lines: [
        ['19', 'AMTPriorYearCarryforwardAmt'],
        ['21', 'AMTCarryforwardPlusNegativeAmt'],
        ['22', 'CYRegTaxLiabiMinusAllwblCrAmt'],
        ['23', 'CYTentativeMinimumTaxAmt'],
        ['24', 'TentMinTaxMinusRegTaxLiabAmt'],
        ['25', 'MinAMTCrAmt'],
        ['26', 'AMTCrCarryforwardToNextYearAmt'],
      ],
    },
  ],
};
