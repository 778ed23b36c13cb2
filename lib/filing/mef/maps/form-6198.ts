import type { MefMap } from '../map';

/** Where the lines of Form 6198 stand in the XML: line by line, nothing computed. */
export const form6198: MefMap = {
  document: 'IRS6198',
  parts: [
    {
      form: '6198',
      lines: [
        ['activity', 'ActivityDescriptionTxt'],
        ['1', 'OrdinaryIncomeLossAmt'],
        ['2a', 'ScheduleDGainOrLossAmt'],
        ['2b', 'Form4797GainOrLossAmt'],
        ['2c', 'OtherFormOrScheduleAmt'],
        ['3', 'ScheduleK1IncomeOrGainAmt'],
        ['4', 'OtherDeductionsAmt'],
        ['5', 'CurrentYearProfitOrLossAmt'],
        ['6', 'AdjustedBasisAmt'],
        ['7', 'CurrentYearIncreaseRiskAmt'],
        ['8', 'SumAdjBasisAndIncreaseRiskAmt'],
        ['9', 'CurrentYearDecreaseRiskAmt'],
        ['10a', 'SumAdjBasisIncrLessDecrRiskAmt'],
        ['10b', 'SimplifiedComputationRiskAmt'],
        ['20', 'AmountAtRiskAmt'],
        ['21', 'DeductibleLossAmt'],
      ],
    },
  ],
};
