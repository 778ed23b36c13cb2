import type { MefMap } from '../map';

/** Where the lines of Form 8949 stand in the XML: line by line, nothing computed. */
export const form8949: MefMap = {
  document: 'IRS8949',
  parts: [
    {
      form: '8949',
      lines: [
        ['2(d)', 'TotalProceedsSalesPriceAmt'],
        ['2(e)', 'TotalCostOrOtherBasisAmt'],
        ['2(g)', 'TotAdjustmentsToGainOrLossAmt'],
        ['2(h)', 'TotalGainOrLossAmt'],
        ['Box', 'Form8949BoxCd'],
      ],
    },
    {
      form: '8949-line-1',
      group: 'CapitalGainAndLossAssetGrp',
      lines: [
        ['1(a)', 'PropertyDesc'],
        ['1(b)', 'AcquiredDt'],
        ['1(c)', 'SoldOrDisposedDt'],
        ['1(d)', 'ProceedsSalesPriceAmt'],
        ['1(e)', 'CostOrOtherBasisAmt'],
        ['1(f)', 'AdjustmentsToGainOrLossCd'],
        ['1(g)', 'AdjustmentsToGainOrLossAmt'],
        ['1(h)', 'GainOrLossAmt'],
        ['Box', 'Form8949BoxCd'],
      ],
    },
  ],
};
