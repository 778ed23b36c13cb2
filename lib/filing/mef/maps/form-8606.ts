import type { MefMap } from '../map';

/** Where the lines of Form 8606 stand in the XML: line by line, nothing computed. */
export const form8606: MefMap = {
  document: 'IRS8606',
  parts: [
    {
      form: '8606',
      lines: [
        ['1', 'CYNondeductibleContributionsAmt'],
        ['2', 'TotalIRABasisAmt'],
        ['3', 'BasisAmt'],
        ['5', 'BasisContributions2025Amt'],
        ['6', 'ValueEndYearAmt'],
        ['7', 'DistributionsAmt'],
        ['9', 'ValueDistributionsAmt'],
        ['10', 'ShareBasisRt'],
        ['12', 'NotTaxedAmt'],
        ['13', 'NotTaxedLn13Amt'],
        ['14', 'TotalBasisInTraditionalIRAsAmt'],
        ['15a', 'TaxableAmountOfDistributionAmt'],
        ['15c', 'TaxableIRADistributionsAmt'],
      ],
    },
  ],
};
