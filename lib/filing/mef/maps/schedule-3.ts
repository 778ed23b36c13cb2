import type { MefMap } from '../map';

/** Where the lines of Schedule 3 (Form 1040) stand in the XML: line by line, nothing computed. */
export const schedule3: MefMap = {
  document: 'IRS1040Schedule3',
  parts: [
    {
      form: 'schedule-3',
      lines: [
        ['1', 'ForeignTaxCreditAmt'],
        ['2', 'CreditForChildAndDepdCareAmt'],
        ['3', 'EducationCreditAmt'],
        ['4', 'RtrSavingsContributionsCrAmt'],
        ['5a', 'ResidentialCleanEnergyCrAmt'],
        ['5b', 'EgyEffcntHmImprvCrAmt'],
        ['6a', 'CurrentYearCreditAllowedAmt'],
        ['6b', 'MinAMTCrAmt'],
        ['6c', 'AdoptionCreditAmt'],
        ['6d', 'CreditForElderlyOrDisabledAmt'],
        ['6f', 'CleanVehPrsnlUsePartCrAmt'],
        ['6g', 'MortgageInterestCreditAmt'],
        ['6m', 'MaxPrevOwnedCleanVehCrAmt'],
        ['7', 'OtherCreditsAmt'],
        ['8', 'TotalNonrefundableCreditsAmt'],
        ['9', 'ReconciledPremiumTaxCreditAmt'],
        ['10', 'RequestForExtensionAmt'],
        ['11', 'ExcessSocSecAndTier1RRTATaxAmt'],
        ['15', 'TotalOtherPaymentsRfdblCrAmt'],
      ],
    },
  ],
};
