import type { MefMap } from '../map';

/** Where the lines of Schedule A (Form 8995-A) stand in the XML: line by line, nothing computed. */
export const form8995AScheduleA: MefMap = {
  document: 'IRS8995AScheduleA',
  parts: [
    {
      form: '8995-a-schedule-a',
      lines: [
        ['2', 'NonPTPSSTBGrp/NonPTPSSTBDtlGrp/QualifedBusinessIncomeAmt'],
        ['3', 'NonPTPSSTBGrp/NonPTPSSTBDtlGrp/AllocableShareW2WagesAmt'],
        ['4', 'NonPTPSSTBGrp/NonPTPSSTBDtlGrp/AllocableShareUBIAQlfyPropAmt'],
        ['5', 'NonPTPSSTBGrp/TaxableIncomeBeforeQBIDedAmt'],
        ['6', 'NonPTPSSTBGrp/FilingStatusThresholdCd'],
        ['7', 'NonPTPSSTBGrp/TXIBfrQBIDedLessThresholdAmt'],
        ['8', 'NonPTPSSTBGrp/FilingStatusPhaseInRangeCd'],
        ['9', 'NonPTPSSTBGrp/PhaseInPct'],
        ['10', 'NonPTPSSTBGrp/ApplicablePct'],
        ['11', 'NonPTPSSTBGrp/NonPTPSSTBDtlGrp/ApplicablePctQBIAmt'],
        ['12', 'NonPTPSSTBGrp/NonPTPSSTBDtlGrp/ApplicablePctW2WagesAmt'],
        ['13', 'NonPTPSSTBGrp/NonPTPSSTBDtlGrp/ApplicablePctUBIAQlfyPropAmt'],
      ],
    },
  ],
};
