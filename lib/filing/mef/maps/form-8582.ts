import type { MefMap } from '../map';

/** Where the lines of Form 8582 stand in the XML: line by line, nothing computed. */
export const form8582: MefMap = {
  document: 'IRS8582',
  parts: [
    {
      form: '8582',
      lines: [
        ['1a', 'ActiveRentalsIncomeAmt'],
        ['1b', 'ActiveRentalsLossAmt'],
        ['1c', 'TheirLossesEarlierYearsAmt'],
        ['1d', 'ActiveRentalsTogetherAmt'],
        ['2a', 'OtherPassiveActivitiesIncomeAmt'],
        ['2b', 'OtherPassiveActivitiesLossAmt'],
        ['2c', 'TheirLossesEarlierYearsLn2cAmt'],
        ['2d', 'OthersTogetherAmt'],
        ['3', 'PassiveActivitiesTogetherAmt'],
        ['4', 'LossAllowanceAmt'],
        ['5', 'IncomeWhichAllowanceEndsAmt'],
        ['6', 'ModifiedAdjustedGrossIncomeAmt'],
        ['7', 'IncomeBelowEndAmt'],
        ['8', 'LargestAllowanceAmt'],
        ['9', 'AllowanceRentalsAmt'],
        ['10', 'PassiveIncomeAmt'],
        ['11', 'LossesCountAmt'],
      ],
    },
  ],
};
