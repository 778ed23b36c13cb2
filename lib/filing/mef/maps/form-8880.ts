import type { MefMap } from '../map';

/** Where the lines of Form 8880 stand in the XML: line by line, nothing computed. */
export const form8880: MefMap = {
  document: 'IRS8880',
  parts: [
    {
      form: '8880',
      lines: [
        ['1a', 'IRAContributionsAmt'],
        ['1b', 'IRAContributionsSpouseAmt'],
        ['2a', 'DeferralsAmt'],
        ['2b', 'DeferralsSpouseAmt'],
        ['3a', 'SavingsAmt'],
        ['3b', 'SavingsSpouseAmt'],
        ['4a', 'DistributionsAmt'],
        ['4b', 'DistributionsLn4bAmt'],
        ['5a', 'SavingsLessDistributionsAmt'],
        ['5b', 'SavingsSpouseLessDistributioAmt'],
        ['6a', 'SavingsCountAmt'],
        ['6b', 'SavingsSpouseCountAmt'],
        ['7', 'SavingsCountLn7Amt'],
        ['8', 'AdjustedGrossIncomeAmt'],
        ['9', 'RateRt'],
        ['10', 'CrQualifiedRetirementSavAmt'],
        ['11', 'LimitAmt'],
        ['12', 'RtrSavingsContributionsCrAmt'],
      ],
    },
  ],
};
