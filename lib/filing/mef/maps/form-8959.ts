import type { MefMap } from '../map';

/** Where the lines of Form 8959 stand in the XML: line by line, nothing computed. */
export const form8959: MefMap = {
  document: 'IRS8959',
  parts: [
    {
      form: '8959',
      lines: [
        ['1', 'AdditionalTaxGrp/AdditionalMedicareTaxGrp/TotalW2MedicareWagesAndTipsAmt'],
        ['2', 'AdditionalTaxGrp/AdditionalMedicareTaxGrp/TotalUnreportedMedicareTipsAmt'],
        ['3', 'AdditionalTaxGrp/AdditionalMedicareTaxGrp/TotalWagesWithNoWithholdingAmt'],
        ['4', 'AdditionalTaxGrp/AdditionalMedicareTaxGrp/TotalMedicareWagesAndTipsAmt'],
        ['5', 'AdditionalTaxGrp/FilingStatusThresholdCd'],
        ['6', 'AdditionalTaxGrp/AdditionalMedicareTaxGrp/WagesTipsSubjToAddlMedcrTaxAmt'],
        ['7', 'AdditionalTaxGrp/AdditionalMedicareTaxGrp/AdditionalMedicareTaxAmt'],
        ['8', 'AdditionalTaxGrp/AddnlSelfEmploymentTaxGrp/TotalSelfEmploymentIncomeAmt'],
        ['11', 'AdditionalTaxGrp/AddnlSelfEmploymentTaxGrp/MedcrWagesTipsBelowThrshldAmt'],
        ['12', 'AdditionalTaxGrp/AddnlSelfEmploymentTaxGrp/SEIncomeSubjToAddSETaxAmt'],
        ['13', 'AdditionalTaxGrp/AddnlSelfEmploymentTaxGrp/AddlSelfEmploymentTaxAmt'],
        ['14', 'AdditionalTaxGrp/AddnlRailroadRetirementTaxGrp/TotalRailroadRetirementCompAmt'],
        ['16', 'AdditionalTaxGrp/AddnlRailroadRetirementTaxGrp/RRTCompSubjToAddRRTTaxAmt'],
        ['17', 'AdditionalTaxGrp/AddnlRailroadRetirementTaxGrp/AddlRailroadRetirementTaxAmt'],
        ['18', 'AdditionalTaxGrp/TotalAMRRTTaxAmt'],
        ['19', 'TotalW2MedicareTaxWithheldAmt'],
        ['21', 'TotalMedicareTaxAmt'],
        ['22', 'AddnlMedicareTaxWithholdingAmt'],
        ['23', 'TotalW2AddlRRTTaxAmt'],
        ['24', 'AddlMedcrRRTTaxWithholdingAmt'],
      ],
      // These repeat lines 5, 4, 5 and 1.
      notFiled: ['9', '10', '15', '20'],
    },
  ],
};
