import type { MefMap } from '../map';

/** A day, or the word that stands for several. */
const acquired = [
  [/^\d{4}-/, 'AcquiredDt'],
  [/./, 'DateAcquiredInheritedCd'],
] as const;

const sold = [
  [/^\d{4}-/, 'SoldOrDisposedDt'],
  [/./, 'SoldOrDisposedCd'],
] as const;

/** The boxes of Part I and Part II have the same elements, each in the group of its part. */
const boxes = {
  A: 'TransRptOn1099BThatShowBssInd',
  B: 'TransRptOn1099BNotShowBasisInd',
  C: 'TransactionsNotRptedOn1099BInd',
  D: 'TransRptOn1099BThatShowBssInd',
  E: 'TransRptOn1099BNotShowBasisInd',
  F: 'TransactionsNotRptedOn1099BInd',
};

/** Since 2025 sales of digital assets have boxes of their own. */
const boxesOf2025 = {
  ...boxes,
  C: 'NonDATransNotRptOn1099BOrDAInd',
  F: 'NonDATransNotRptOn1099BOrDAInd',
  G: 'TransRptOn1099DAThatShowBssInd',
  H: 'TransRptOn1099DANotShowBssInd',
  I: 'DATransNotRptOn1099DAOrBInd',
  J: 'TransRptOn1099DAThatShowBssInd',
  K: 'TransRptOn1099DANotShowBssInd',
  L: 'DATransNotRptOn1099DAOrBInd',
};

/** The line with the box in 2025. */
export const boxLineOf2025 = ['Box', { boxes: boxesOf2025 }] as const;

/** The group around the sales of a box, by the letter of the box. */
export const groupOfBox = (letter: unknown): string =>
  'ABCGHI'.includes(String(letter)) ? 'ShortTermCapitalGainAndLossGrp' : 'LongTermCapitalGainAndLossGrp';

/** Where the lines of Form 8949 stand in the XML: line by line, nothing computed. One group for each box. */
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
        ['Box', { boxes }],
      ],
    },
    {
      form: '8949-line-1',
      group: 'CapitalGainAndLossAssetGrp',
      lines: [
        ['1(a)', 'PropertyDesc'],
        ['1(b)', { fitting: acquired }],
        ['1(c)', { fitting: sold }],
        ['1(d)', 'ProceedsSalesPriceAmt'],
        ['1(e)', 'CostOrOtherBasisAmt'],
        ['1(f)', 'AdjustmentsToGainOrLossCd'],
        ['1(g)', 'AdjustmentsToGainOrLossAmt'],
        ['1(h)', 'GainOrLossAmt'],
      ],
      // The group stands under its box.
      notFiled: ['Box'],
    },
  ],
};
