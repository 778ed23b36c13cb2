import type { MefMap } from '../map';

/** Where the lines of Schedule 8812 (Form 1040) stand in the XML: line by line, nothing computed. */
export const schedule8812: MefMap = {
  document: 'IRS1040Schedule8812',
  parts: [
    {
      form: '8812',
      lines: [
        ['1', 'AdjustedGrossIncomeAmt'],
        ['2b', 'ExclusionAndDeductionSumAmt'],
        ['2d', 'AdditionalIncomeAdjAmt'],
        ['3', 'ModifiedAGIAmt'],
        ['4', 'QlfyChildUnderAgeSSNCnt'],
        ['5', 'QlfyChildUnderAgeSSNLimtAmt'],
        ['6', 'OtherDependentCnt'],
        ['7', 'OtherDependentCreditAmt'],
        ['8', 'InitialCTCODCAmt'],
        ['9', 'FilingStatusThresholdCd'],
        ['10', 'ExcessAdjGrossIncomeAmt'],
        ['11', 'ModifiedAGIPhaseOutAmt'],
        ['12', 'CTCODCAfterAGILimitAmt'],
        ['13', 'ACTCTaxLiabiltyLimitAmt'],
        ['14', 'CTCODCAmt'],
        ['16a', 'ClaimACTCAllFilersGrp/ACTCBeforeLimitAmt'],
        ['16b', 'ClaimACTCAllFilersGrp/QlfyChildUnderAgeSSNLimtAmt'],
        ['17', 'ClaimACTCAllFilersGrp/ACTCAfterLimitAmt'],
        ['18a', 'ClaimACTCAllFilersGrp/TotalEarnedIncomeAmt'],
        ['18b', 'ClaimACTCAllFilersGrp/NontaxableCombatPayAmt'],
        ['19', 'ClaimACTCAllFilersGrp/NetTotalEarnedIncomeAmt'],
        ['20', 'ClaimACTCAllFilersGrp/NetEarnedIncomeCalculatedAmt'],
        ['20 next', 'ClaimACTCAllFilersGrp/ThreeOrMoreQlfyChildrenInd'],
        ['21', 'ClaimACTCAllFilersGrp/FromW2Amt'],
        ['22', 'ClaimACTCAllFilersGrp/FromTaxReturnAmt'],
        ['23', 'ClaimACTCAllFilersGrp/CalcFromW2AndReturnAmt'],
        ['24', 'ClaimACTCAllFilersGrp/CalcAmtFromRetPlusTaxWhldAmt'],
        ['25', 'ClaimACTCAllFilersGrp/CalculatedDifferenceAmt'],
        ['26', 'ClaimACTCAllFilersGrp/LargerCalcIncomeOrDiffAmt'],
        ['27', 'AdditionalChildTaxCreditAmt'],
      ],
    },
  ],
};
