import type { MefMap } from '../map';

/** Where the lines of Form 8889 stand in the XML: line by line, nothing computed. */
export const form8889: MefMap = {
  document: 'IRS8889',
  parts: [
    {
      form: '8889',
      lines: [
        ['1', { boxes: { 'Self-only': 'HDHPSelfOnlyCoverageInd', Family: 'HDHPFamilyCoverageInd' } }],
        ['2', 'HSAContributionAmt'],
        ['3', 'HSALimitedAnnualDeductibleAmt'],
        ['5', 'HSALimitedDeductibleAllwdAmt'],
        ['6', 'HSAFamilyDeductibleAmt'],
        ['7', 'HSAAddnlContributionAmt'],
        ['8', 'HSALimitedGrossContributionAmt'],
        ['9', 'HSAEmployerContributionAmt'],
        ['11', 'TotalHSAContributionAmt'],
        ['12', 'HSALimitedContributionAmt'],
        ['13', 'TotalHSADeductionAmt'],
        ['14a', 'TotalHSADistributionAmt'],
        ['14b', 'HSADistributionRolloverAmt'],
        ['14c', 'HSANetDistributionAmt'],
        ['15', 'UnreimbQualMedAndDentalExpAmt'],
        ['16', 'TaxableHSADistributionAmt'],
        ['17a', 'HSADistriAddnlPercentTaxExcInd'],
        ['17b', 'HSADistriAddnlPercentTaxAmt'],
        ['20', 'HDHPCoverageIncomeAmt'],
        ['21', 'HDHPCoverageAddnlTaxAmt'],
      ],
    },
  ],
};
