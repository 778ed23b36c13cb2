import type { MefMap } from '../map';

/** Where the lines of Form 8615 stand in the XML: line by line, nothing computed. */
export const form8615: MefMap = {
  document: 'IRS8615',
  parts: [
    {
      form: '8615',
      lines: [
        ['1', 'ChildInvestmentIncomeAmt'],
        ['2', 'PartParentsRateAmt'],
        ['3', 'UnearnedIncomeAboveAmt'],
        ['4', 'ChildTaxableIncomeAmt'],
        ['5', 'NetUnearnedIncomeAmt'],
        ['6', 'TaxableIncomeParentsAmt'],
        ['7', 'NetUnearnedIncomeBrothersSisAmt'],
        ['8', 'IncomeFamilyAmt'],
        ['9', 'TaxFamilyAmt'],
        ['10', 'TaxParentsAmt'],
        ['11', 'TaxChildrenAddAmt'],
        ['12a', 'NetUnearnedIncomeChildrenAmt'],
        ['12b', 'ShareChildRt'],
        ['13', 'PartChildAmt'],
        ['14', 'IncomeOwnRatesAmt'],
        ['15', 'TaxOwnRatesAmt'],
        ['16', 'TaxParentsRateAmt'],
        ['17', 'TaxAmt'],
        ['18', 'KiddieTaxAmt'],
      ],
    },
  ],
};
