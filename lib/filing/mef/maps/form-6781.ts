import type { MefMap } from '../map';

/** Where the lines of Form 6781, Part I, stand in the XML: a row for each account, nothing computed. */
export const form6781: MefMap = {
  document: 'IRS6781',
  parts: [
    {
      form: '6781',
      lines: [
        ['2(b)', 'TotalSection1256CntrctsLossAmt'],
        ['2(c)', 'TotalSection1256CntrctsGainAmt'],
        ['3', 'NetGainAmt'],
        ['4', 'Form1099BAdjustmentsAmt'],
        ['5', 'NetGainAnd1099BAdjustmentsAmt'],
        ['7', 'NetGainAndAdjPlusCarrybackAmt'],
        ['8', 'ShortTermCapitalGainAmt'],
        ['9', 'LongTermCapitalGainAmt'],
      ],
    },
    {
      form: '6781-line-1',
      group: 'Section1256CntrctsAcctInfoGrp',
      lines: [
        ['1(a)', 'AccountIdentificationDesc'],
        ['1(b)', 'LossAmt'],
        ['1(c)', 'GainAmt'],
      ],
    },
  ],
};
