import type { MefMap } from '../map';

/** Where the lines of Form 8582-CR stand in the XML: line by line, nothing computed. */
export const form8582Cr: MefMap = {
  document: 'IRS8582CR',
  parts: [
    {
      form: '8582-cr',
      lines: [
        ['4a', 'AllPassiveCreditGrp/OtherCurrentYearAmt'],
        ['4b', 'AllPassiveCreditGrp/OtherPriorUnallowedAmt'],
        ['4c', 'AllPassiveCreditGrp/TotalOtherCreditsAmt'],
        ['5', 'TotalCreditAmt'],
        ['6', 'NetPassiveIncomeTaxAmt'],
        ['7', 'TotalCreditMinusTaxAmt'],
        ['37', 'AllowedCreditsAmt'],
      ],
    },
  ],
};
