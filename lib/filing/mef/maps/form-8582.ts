import type { MefMap } from '../map';

/** Where the lines of Form 8582 stand in the XML: line by line, nothing computed. */
export const form8582: MefMap = {
  document: 'IRS8582',
  parts: [
    {
      form: '8582',
      lines: [
        ['1a', 'RentalRealtyIncomeAmt'],
        ['1b', 'RentalRealtyLossAmt'],
        ['1c', 'PYUnallowedRentalLossAmt'],
        ['1d', 'NetRentalRealtyAmt'],
        ['2a', 'OtherActivityIncomeAmt'],
        ['2b', 'OtherActivityLossAmt'],
        ['2c', 'PriorYearUnallowedOtherLossAmt'],
        ['2d', 'NetOtherActivityAmt'],
        ['3', 'TotalPassiveActivityAmt'],
        ['4', 'RentalRealtyLossLimitAmt'],
        ['5', 'MaximumAllowedIncomeAmt'],
        ['6', 'ModifiedAGIAmt'],
        ['7', 'ModifiedAGIDifferenceAmt'],
        ['8', 'PercentNetSpecialAllowanceAmt'],
        ['9', 'AllowedRentalRealtyLossAmt'],
        ['10', 'TotalIncomeAmt'],
        ['11', 'TotalLossesAllowedAmt'],
      ],
    },
  ],
};
