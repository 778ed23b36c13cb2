import type { MefMap } from '../map';

/** Where the lines of Form 8919 stand in the XML: line by line, nothing computed. */
export const form8919: MefMap = {
  document: 'IRS8919',
  parts: [
    {
      form: '8919',
      lines: [
        ['6', 'TotalWagesWithNoWithholdingAmt'],
        ['8', 'TotalWagesAndUnreportedTipsAmt'],
        ['9', 'NetWagesSubjectToSocSecTaxAmt'],
        ['10', 'WagesSubjectToSSTAmt'],
        ['11', 'UncollectedSocSecTaxAmt'],
        ['12', 'UncollectedMedicareTaxAmt'],
        ['13', 'UncollectedSocSecMedTaxAmt'],
      ],
      notFiled: ['7'],
    },
  ],
};
