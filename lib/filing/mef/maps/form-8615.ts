import type { MefMap } from '../map';

/** Where the lines of Form 8615 stand in the XML: line by line, nothing computed. */
export const form8615: MefMap = {
  document: 'IRS8615',
  parts: [
    {
      form: '8615',
      lines: [
        ['1', 'ChildInvestmentIncomeAmt'],
        ['2', 'KiddieDeductionAmt'],
        ['3', 'ChildUnearnedIncomeAdjustedAmt'],
        ['4', 'ChildTaxableIncomeAmt'],
        ['5', 'ChildNetInvestmentIncomeAmt'],
        ['6', 'ParentTaxableIncomeAmt'],
        ['7', 'OtherChildrenInvestmentIncmAmt'],
        ['8', 'FamilyIncomeAmt'],
        ['9', 'FamilyTentativeTaxAmt'],
        ['10', 'ParentTentativeTaxAmt'],
        ['11', 'ChildrenTaxAmt'],
        ['12a', 'NetChildrenInvestmentIncomeAmt'],
        ['12b', 'ChildrenInvestmentPct'],
        ['13', 'ChildrenInvestmentAllcblTaxAmt'],
        ['14', 'ChildNetIncomeAmt'],
        ['15', 'ChildNetIncomeTaxAmt'],
        ['16', 'TotalAllocableAndNetTaxAmt'],
        ['17', 'TaxOnChildTaxableIncomeAmt'],
        ['18', 'KiddieTaxAmt'],
      ],
    },
  ],
};
