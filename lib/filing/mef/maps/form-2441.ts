import type { MefMap } from '../map';

/** Where the lines of Form 2441 stand in the XML: line by line, nothing computed. */
export const form2441: MefMap = {
  document: 'IRS2441',
  parts: [
    {
      form: '2441',
      lines: [
        ['3', 'TotalQlfdExpensesOrLimitAmt'],
        ['4', 'PrimaryEarnedIncomeAmt'],
        ['5', 'SpouseEarnedIncomeAmt'],
        ['6', 'SmallerOfExpensesOrIncomeAmt'],
        ['7', 'AdjustedGrossIncomeAmt'],
        ['8', 'CareExpensesDecimalAmt'],
        ['9a', 'CalculatedTentativeExpenseAmt'],
        ['9b', 'CPYECreditAmt'],
        ['9c', 'TotalEligCDCCAmt'],
        ['10', 'TaxLiabLmtFromCrLmtWrkshtAmt'],
        ['11', 'CreditForChildAndDepdCareAmt'],
        ['12', 'DependentCareBenefitsAmt'],
        ['13', 'CarryoverAmt'],
        ['14', 'ForfeitedAmt'],
        ['15', 'AdjustedDepdCareBenefitsAmt'],
        ['16', 'QualifiedExpensesAmt'],
        ['17', 'SmallerOfAdjOrQualifiedAmt'],
        ['18', 'EarnedIncomeAmt'],
        ['19', 'SpouseIncomeAmt'],
        ['20', 'TentativeExclusionAmt'],
        ['21', 'SpecifiedAmt'],
        ['22', 'SolePropshpPrtshpAmt'],
        ['23', 'PropshpPrtshpLessAdjBnftAmt'],
        ['24', 'DeductibleBenefitsAmt'],
        ['25', 'ExcludedBenefitsAmt'],
        ['26', 'TaxableBenefitsAmt'],
        ['27', 'AllowedCaredForAmt'],
        ['28', 'SumOfDedAndExcludedBenefitsAmt'],
        ['29', 'NetAllowableAmt'],
        ['30', 'TotalQualifiedExpensesAmt'],
        ['31', 'SmallerOfTotalQlfyExpensesAmt'],
      ],
    },
  ],
};
