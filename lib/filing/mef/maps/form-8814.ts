import type { MefMap } from '../map';

/** Where the lines of Form 8814 stand in the XML: line by line, nothing computed. One document for each child. */
export const form8814: MefMap = {
  document: 'IRS8814',
  parts: [
    {
      form: '8814',
      lines: [
        ['A', 'ChildNm'],
        ['B', 'ChildSSN'],
        ['C', 'MultipleForm8814Ind'],
        ['1a', 'ChildTaxableInterestAmt'],
        ['1b', 'ChildTaxExemptInterestAmt'],
        ['2a', 'ChildOrdinaryDividendAmt'],
        ['2b', 'ChildQualifiedDividendAmt'],
        ['3', 'ChildCapitalGainDistriAmt'],
        ['4', 'ChildInvestmentIncomeAmt'],
        ['6', 'ChildNetInvestmentIncomeAmt'],
        ['7', 'ChildQualifiedDividendPct'],
        ['8', 'ChildCapitalGainDistriPct'],
        ['9', 'ChildQualifiedDividendAdjAmt'],
        ['10', 'ChildCapitalGainDistriAdjAmt'],
        ['11', 'ChildTaxBasisAdjustmentSumAmt'],
        ['12', 'ChildNetAdjustedIncomeAmt'],
        ['14', 'ChildInterestAndDivTaxBasisAmt'],
        ['15', 'ChildInterestAndDividendTaxAmt'],
      ],
      // Printed on the form.
      notFiled: ['5', '13'],
    },
  ],
};
