import type { MefMap } from '../map';

/** Where the lines of Form 2555 stand in the XML: line by line, nothing computed. */
export const form2555: MefMap = {
  document: 'IRS2555',
  parts: [
    {
      form: '2555',
      lines: [
        ['9', 'TaxHomeGroup/TaxHomeDesc'],
        ['19', 'ForeignEarnedTotalWagesIncAmt'],
        ['20a', 'ForeignBusinessIncomeShareAmt'],
        ['24', 'TotalForeignEarnedIncomeAmt'],
        ['26', 'ForeignEarnedIncomeAmt'],
        ['28', 'HousingQualifiedExpenseAmt'],
        ['29a', 'HousingExpenseLocationDesc'],
        ['29b', 'HousingExpenseLimitAmt'],
        ['30', 'SmallerQualifiedOrLimitAmt'],
        ['31', 'HousingQualifiedDaysCnt'],
        ['32', 'HousingMaximumAllowedAmt'],
        ['33', 'HousingExpensesOverMaxAmt'],
        ['34', 'EmployerProvidedHousingAmt'],
        ['35', 'EmployerProvHousingExclPct'],
        ['36', 'HousingExclusionAmt'],
        ['38', 'ForeignEarnIncmExclQlfyDaysCnt'],
        ['39', 'ForeignEarnedIncExclusionPct'],
        ['40', 'TentForeignEarnedIncomeExclAmt'],
        ['41', 'ForeignIncLessHousingExclAmt'],
        ['42', 'ForeignEarnedIncExclusionAmt'],
        ['43', 'TentativeIncomeExclusionAmt'],
        ['44', 'DeductionAllocToExcludedIncAmt'],
        ['45', 'TotalIncomeExclusionAmt'],
        ['46', 'HousingDeductionExpenseAmt'],
        ['47', 'HousingDeductionExclusionAmt'],
        ['48', 'HousingDeductionTentativeAmt'],
        ['49', 'HousingDeductionCarryoverAmt'],
        ['50', 'HousingDeductionAmt'],
      ],
      // The schema has no element for the printed maximum, nor for line 26 again.
      notFiled: ['27', '37'],
    },
  ],
};
