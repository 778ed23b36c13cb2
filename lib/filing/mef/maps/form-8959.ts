import type { MefMap } from '../map';

/** Where the lines of Form 8959 stand in the XML: line by line, nothing computed. */
export const form8959: MefMap = {
  document: 'IRS8959',
  parts: [
    {
      form: '8959',
      lines: [
        ['1', 'TotalW2MedicareWagesAndTipsAmt'],
        ['2', 'TotalUnreportedMedicareTipsAmt'],
        ['3', 'TotalWagesWithNoWithholdingAmt'],
        ['4', 'TotalMedicareWagesAndTipsAmt'],
        ['5', 'FilingStatusThresholdCd'],
        ['6', 'WagesTipsSubjToAddlMedcrTaxAmt'],
        ['7', 'AdditionalMedicareTaxAmt'],
        ['8', 'TotalSelfEmploymentIncomeAmt'],
        ['9', 'SEFilingStatusThresholdCd'],
        ['10', 'CombinedMedicareWagesAmt'],
        ['11', 'MedcrWagesTipsBelowThrshldAmt'],
        ['12', 'SEIncomeSubjToAddSETaxAmt'],
        ['13', 'AddlSelfEmploymentTaxAmt'],
        ['18', 'TotalAMRRTTaxAmt'],
        ['19', 'TotalW2MedicareTaxWithheldAmt'],
        ['20', 'MedicareWagesForWithholdingAmt'],
        ['21', 'TotalMedicareTaxAmt'],
        ['22', 'AddnlMedicareTaxWithholdingAmt'],
        ['24', 'AddlMedcrRRTTaxWithholdingAmt'],
      ],
    },
  ],
};
