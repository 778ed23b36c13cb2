import type { MefMap } from '../map';

/** Where the lines of Schedule SE (Form 1040) stand in the XML: line by line, nothing computed. */
export const scheduleSe: MefMap = {
  document: 'IRS1040ScheduleSE',
  parts: [
    {
      form: 'schedule-se',
      lines: [
        ['A', 'ExemptForm4361Ind'],
        ['1a', 'NetFarmProfitLossAmt'],
        ['1b', 'ConservationReserveProgPymtAmt'],
        ['2', 'NetNonFarmProfitLossAmt'],
        ['3', 'SETotalNetEarningsOrLossAmt'],
        ['4a', 'MinimumProfitForSETaxAmt'],
        ['4b', 'OptionalMethodAmt'],
        ['4c', 'CombinedSEAmt'],
        ['6', 'CombinedSEAndChurchWagesAmt'],
        ['8a', 'SSTWagesRRTCompAmt'],
        ['8b', 'UnreportedTipsAmt'],
        ['8c', 'WagesSubjectToSSTAmt'],
        ['8d', 'TotalWagesAndUnreportedTipsAmt'],
        ['9', 'AllowableSEAmt'],
        ['10', 'TaxBaseAmt'],
        ['11', 'SEBaseAmt'],
        ['12', 'SelfEmploymentTaxAmt'],
        ['13', 'DeductibleSelfEmploymentTaxAmt'],
        ['15', 'SETaxFarmOptionalMethodAmt'],
      ],
      // Lines 7 and 14 are printed amounts without an element.
      notFiled: ['7', '14', 'earned'],
    },
  ],
};
