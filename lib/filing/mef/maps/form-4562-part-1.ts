import type { MefMap } from '../map';

/** Where the lines of Form 4562, Part I stand in the XML: line by line, nothing computed. */
export const form4562PartOne: MefMap = {
  document: 'IRS4562',
  parts: [
    {
      form: '4562-part-1',
      lines: [
        ['1', 'LimitAmt'],
        ['2', 'CostPropertyAmt'],
        ['3', 'LimitShrinksAboveAmt'],
        ['4', 'ReductionAmt'],
        ['5', 'DollarLimitAmt'],
        ['8', 'CostChoseDeductOnceAmt'],
        ['9', 'TentativeDeductionAmt'],
        ['11', 'BusinessIncomeLimitAmt'],
        ['12', 'Section179DeductionAmt'],
        ['13', 'Carried2025Amt'],
      ],
    },
  ],
};
