import type { MefMap } from '../map';

/** Where the lines of Form 461 stand in the XML: line by line, nothing computed. */
export const form461: MefMap = {
  document: 'IRS461',
  parts: [
    {
      form: '461',
      lines: [
        ['2', 'BusinessIncomeLossAmt'],
        ['3', 'CapitalGainLossAmt'],
        ['4', 'OtherGainLossAmt'],
        ['5', 'RentalRealEstateIncomeLossAmt'],
        ['6', 'NetFarmProfitLossAmt'],
        ['9', 'TotalIncomeOrLossAmt'],
        ['10', 'IncomeOrGainAmt'],
        ['11', 'DeductionOrLossAmt'],
        ['12', 'TotalGainOrLossAmt'],
        ['13', 'AdjustedTotalGainOrLossAmt'],
        ['14', 'AdjustedTotalIncomeAmt'],
        ['15', 'FilingStatusThresholdCd'],
        ['16', 'ExcessBusinessLossAmt'],
      ],
      notFiled: ['excess'],
    },
  ],
};
