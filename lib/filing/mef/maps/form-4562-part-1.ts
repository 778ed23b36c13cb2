import type { MefMap } from '../map';

/** Where the lines of Form 4562, Part I stand in the XML: line by line, nothing computed. */
export const form4562PartOne: MefMap = {
  document: 'IRS4562',
  parts: [
    {
      form: '4562-part-1',
      lines: [
        ['1', 'MaximumDollarLimitationAmt'],
        ['2', 'TotalCostOfSection179PropAmt'],
        ['3', 'ThresholdCostOfSect179PropAmt'],
        ['4', 'ReductionInLimitationAmt'],
        ['5', 'DollarLimitationForTaxYearAmt'],
        ['8', 'TotalElectedCostSect179PropAmt'],
        ['9', 'TentativeDeductionAmt'],
        ['10', 'DisallowedDeductionCyovAmt'],
        ['11', 'BusinessIncomeLimitationAmt'],
        ['12', 'Section179ExpenseDeductionAmt'],
        ['13', 'NextYearCarryoverAmt'],
      ],
      // The element of line 29 says the same.
      notFiled: ['7'],
    },
  ],
};
