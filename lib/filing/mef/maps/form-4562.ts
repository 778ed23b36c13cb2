import type { MefMap } from '../map';

/** Where the lines of Form 4562 stand in the XML: line by line, nothing computed. */
export const form4562: MefMap = {
  document: 'IRS4562',
  parts: [
    {
      form: '4562',
      lines: [
        ['12', 'Section179DeductionAmt'],
        ['14', 'BonusDepreciationAmt'],
        ['17', 'PropertyEarlierYearsAmt'],
        ['19a(c)', 'Basis3YearPropertyAmt'],
        ['19a(g)', 'Depreciation3YearPropertyAmt'],
        ['19b(c)', 'Basis5YearPropertyAmt'],
        ['19b(g)', 'Depreciation5YearPropertyAmt'],
        ['19c(c)', 'Basis7YearPropertyAmt'],
        ['19c(g)', 'Depreciation7YearPropertyAmt'],
        ['19d(c)', 'Basis10YearPropertyAmt'],
        ['19d(g)', 'Depreciation10YearPropertyAmt'],
        ['19e(c)', 'Basis15YearPropertyAmt'],
        ['19e(g)', 'Depreciation15YearPropertyAmt'],
        ['19f(c)', 'Basis20YearPropertyAmt'],
        ['19f(g)', 'Depreciation20YearPropertyAmt'],
        ['19h(c)', 'BasisResidentialRentalProperAmt'],
        ['19h(g)', 'DepreciationResidentialRentaAmt'],
        ['19i(c)', 'BasisNonresidentialRealPropeAmt'],
        ['19i(g)', 'DepreciationNonresidentialReAmt'],
        ['22', 'TotalDepreciationAmt'],
        ['22 without 12', 'DepreciationSection179Amt'],
        ['30', 'BusinessMilesCnt'],
        ['31', 'CommutingMilesCnt'],
        ['32', 'OtherPersonalMilesCnt'],
        ['33', 'MilesCnt'],
      ],
    },
  ],
};
