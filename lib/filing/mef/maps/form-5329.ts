import type { MefMap } from '../map';

/** Where the lines of Form 5329 stand in the XML: line by line, nothing computed. */
export const form5329: MefMap = {
  document: 'IRS5329',
  parts: [
    {
      form: '5329',
      lines: [
        ['1', 'EarlyDistributionsAmt'],
        ['2 number', 'EarlyDistriExceptionReasonCd'],
        ['2', 'EarlyDistriNotSubjectToTaxAmt'],
        ['3', 'EarlyDistriSubjectToTaxAmt'],
        ['4', 'IRAEarlyDistributionsTaxAmt'],
      ],
      notFiled: ['total'],
    },
  ],
};
