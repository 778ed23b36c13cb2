import type { MefMap } from '../map';

/** Where the lines of Schedule C (Form 8995-A), line 1 stand in the XML: line by line, nothing computed. */
export const form8995AScheduleC: MefMap = {
  document: 'IRS8995AScheduleC',
  parts: [
    {
      form: '8995-a-schedule-c-line-1',
      group: 'LossNettingCarryforwardGrp',
      lines: [
        ['1(a)', 'TradeOrBusinessName/BusinessNameLine1Txt'],
        ['1(b)', 'QlfyBusinessIncomeOrLossAmt'],
        ['1(c)', 'LossNettingReductionAmt'],
        ['1(d)', 'AdjQualifiedBusinessIncomeAmt'],
      ],
    },
    {
      form: '8995-a-schedule-c',
      lines: [
        ['2', 'PYQlfyBusinessNetLossCfwdAmt'],
        ['3', 'TotalTradeOrBusinessLossAmt'],
        ['4', 'TotalTradeOrBusinessIncomeAmt'],
        ['5', 'LossNettedIncomeOthTradeBusAmt'],
        ['6', 'QlfyBusLossCarryforwardAmt'],
      ],
    },
  ],
};
