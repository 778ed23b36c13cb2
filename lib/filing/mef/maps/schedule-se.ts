import type { MefMap } from '../map';

/** Where the lines of Schedule SE (Form 1040) stand in the XML: line by line, nothing computed. */
export const scheduleSe: MefMap = {
  document: 'IRS1040ScheduleSE',
  parts: [
    {
      form: 'schedule-se',
      lines: [
        ['2', 'NetProfitOrLossAmt'],
        ['3', 'CombinedProfitOrLossAmt'],
        ['4a', 'MinimumProfitForSETaxAmt'],
        ['4c', 'NetEarningsSubjectToSETaxAmt'],
        ['6', 'NetNonFarmAndChurchEarningsAmt'],
        ['7', 'MaximumEarningsSubjToSSTaxAmt'],
        ['8a', 'SSTWagesRRTCompAmt'],
        ['8d', 'WagesSubjectToSSTAmt'],
        ['9', 'AllowableWagesSubjectToSSTAmt'],
        ['10', 'SocialSecurityTaxAmt'],
        ['11', 'MedicareTaxAmt'],
        ['12', 'SelfEmploymentTaxAmt'],
        ['13', 'DeductibleSelfEmploymentTaxAmt'],
      ],
      notFiled: ['earned'],
    },
  ],
};
