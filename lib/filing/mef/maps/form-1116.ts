import type { MefMap } from '../map';

/** Where the lines of Form 1116 stand in the XML: line by line, nothing computed. */
export const form1116: MefMap = {
  document: 'IRS1116',
  parts: [
    {
      form: '1116',
      lines: [
        ['1a', 'TotalForeignGrossIncomeAmt'],
        ['2', 'ForeignTaxCreditSource/ForeignIncRelatedExpensesAmt'],
        ['3a', 'ForeignTaxCreditSource/ItemizedOrStandardDeductionAmt'],
        ['3b', 'ForeignTaxCreditSource/OtherDeductionsNotRelatedAmt'],
        ['3c', 'ForeignTaxCreditSource/TotalDeductionAmt'],
        ['3d', 'ForeignTaxCreditSource/GrossForeignSourceIncomeAmt'],
        ['3e', 'ForeignTaxCreditSource/GrossIncomeAmt'],
        ['3f', 'ForeignTaxCreditSource/ForeignIncomePct'],
        ['3g', 'ForeignTaxCreditSource/ProRataDeductionsNotRelatedAmt'],
        ['4a', 'ForeignTaxCreditSource/ApportionedHomeMortgIntExpAmt'],
        ['4b', 'ForeignTaxCreditSource/ApportionedOtherInterestExpAmt'],
        ['6', 'TotalDeductionOrLossAmt'],
        ['7', 'NetForeignTaxableIncomeLossAmt'],
        ['8', 'TotalForeignTaxesPaidOrAccrAmt'],
        ['10', 'ForeignTaxCrCarrybackOrOverAmt'],
        ['11', 'ForeignGrossTaxPaidOrAccrAmt'],
        ['12', 'ForeignTaxReductionAmt'],
        ['13', 'ForeignIncHighTaxKickOutAdjAmt'],
        ['14', 'ForeignTaxAvailableForCrRedAmt'],
        ['15', 'ForeignTaxableIncomeOrLossAmt'],
        ['16', 'ForeignIncomeNetAdjustmentAmt'],
        ['17', 'ForeignNetTaxableIncomeAmt'],
        ['18', 'ForeignTxblIncomeAftrExemptAmt'],
        ['19', 'ForeignTxblIncomeAftrExemptRt'],
        ['20', 'TaxFromTaxReturnAmt'],
        ['21', 'MaxAllowedForeignTaxCreditAmt'],
        ['23', 'CreditLimitationAmt'],
        ['24', 'GrossForeignTaxCreditAmt'],
        ['26', 'ForeignBranchIncomeCrAmt'],
        ['27', 'ForeignPassiveIncTaxCreditAmt'],
        ['28', 'ForeignGeneralIncTaxCreditAmt'],
        ['32', 'TentativeForeignTaxCreditAmt'],
        ['33', 'SmllrOfRtnTaxOrForeignTaxCrAmt'],
        ['35', 'ForeignTaxCreditAmt'],
        ['i', 'ForeignIncHighTaxedKickOutCd'],
        [
          'category',
          {
            boxes: {
              foreignBranch: 'ForeignBranchIncomeInd',
              passive: 'ForeignIncPassiveCategoryInd',
              general: 'ForeignIncGeneralCategoryInd',
            },
          },
        ],
      ],
      // Line 9 repeats a part of line 8, and the HTKO column is in the totals of lines 1a and 6.
      notFiled: ['unused', '9', '1a-HTKO', '6-HTKO'],
    },
  ],
};
