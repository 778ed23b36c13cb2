import type { MefMap } from '../map';

/** Where the lines of Form 8880 stand in the XML: line by line, nothing computed. */
export const form8880: MefMap = {
  document: 'IRS8880',
  parts: [
    {
      form: '8880',
      lines: [
        ['1a', 'PrimaryRothIRAForCurrentYrAmt'],
        ['1b', 'SpouseRothIRAForCurrentYrAmt'],
        ['2a', 'PrimaryContributionsAmt'],
        ['2b', 'SpouseContributionsAmt'],
        ['3a', 'AddPrimRothIRAToCYContriAmt'],
        ['3b', 'AddSpRothIRAToCYContriAmt'],
        ['4a', 'PrimTaxableDistributionsAmt'],
        ['4b', 'SpsTaxableDistributionsAmt'],
        ['5a', 'CalculatePrimDistribFromTotAmt'],
        ['5b', 'CalculateSpsDistribFromTotAmt'],
        ['6a', 'PrimSmallerOfCalculationAmt'],
        ['6b', 'SpsSmallerOfCalculationAmt'],
        ['7', 'TotalCalculatedAmt'],
        ['8', 'TaxReturnAGIAmt'],
        ['9', 'QlfyRetirementSavDecimalAmt'],
        ['10', 'CalculatedAmtByDecimalAmt'],
        ['11', 'CalculatedCreditsFromTaxAmt'],
        ['12', 'CrQualifiedRetirementSavAmt'],
      ],
    },
  ],
};
