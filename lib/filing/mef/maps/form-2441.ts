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
        ['13', 'PYCarryoverAmt'],
        ['14', 'ForfeitedOrCarriedOverAmt'],
        ['15', 'TotalBenefitsAmt'],
        ['16', 'QualifiedExpensesIncurredAmt'],
        ['17', 'SmallerAmt'],
        ['18', 'EarnedIncomeAmt'],
        ['19', 'EarnedIncomeSpouseAmt'],
        ['20', 'SmallestAmt'],
        ['21', 'MostTaxFreeAmt'],
        ['22', 'BenefitsBusinessAmt'],
        ['23', 'BenefitsEmployersAmt'],
        ['24', 'DeductibleBenefitsAmt'],
        ['25', 'TaxFreeBenefitsAmt'],
        ['26', 'TaxableBenefitsAmt'],
        ['27', 'MostCountsCreditAmt'],
        ['28', 'BenefitsAlreadyTaxFreeAmt'],
        ['29', 'LimitLeftCreditAmt'],
        ['30', 'ExpensesNotCoveredBenefitsAmt'],
        ['31', 'ExpensesCreditAmt'],
      ],
    },
  ],
};
