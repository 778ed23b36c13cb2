import type { MefMap } from '../map';

/** Where the lines of Schedule 2 (Form 1040) stand in the XML: line by line, nothing computed. */
export const schedule2: MefMap = {
  document: 'IRS1040Schedule2',
  parts: [
    {
      form: 'schedule-2',
      lines: [
        ['1a', 'PremiumTaxCreditTaxLiabAmt'],
        ['1b', 'CrTrnsfrDlrSaleAmt'],
        ['1c', 'PrevOwnCrTrnsfrDlrSaleAmt'],
        ['1z', 'TotalTaxAdditionsAmt'],
        ['2', 'AlternativeMinimumTaxAmt'],
        ['3', 'AdditionalTaxAmt'],
        ['4', 'SelfEmploymentTaxAmt'],
        ['5', 'SocSecMedicareTaxUnrptdTipAmt'],
        ['6', 'UncollectedSocSecMedTaxAmt'],
        ['7', 'UnrprtdSocSecAndMedcrTaxAmt'],
        ['8', 'TaxOnIRAsAmt'],
        ['9', 'HouseholdEmploymentTaxAmt'],
        ['11', 'TotalAMRRTTaxAmt'],
        ['12', 'IndivNetInvstIncomeTaxAmt'],
        ['13', 'UncollSSMedcrRRTAGrpInsTxAmt'],
        ['17c', 'HSADistriAddnlPercentTaxAmt'],
        ['17d', 'HDHPCoverageAddnlTaxAmt'],
        ['17k', 'ExcessParachutePaymentAmt'],
        ['18', 'TotalOtherAdditionalTaxesAmt'],
        ['21', 'TotalOtherTaxesAmt'],
      ],
    },
  ],
};
