import type { MefMap } from '../map';

/** Where the lines of Form 7206 stand in the XML: line by line, nothing computed. */
export const form7206: MefMap = {
  document: 'IRS7206',
  parts: [
    {
      form: '7206',
      lines: [
        ['1', 'PremiumsPaidAmt'],
        ['3', 'PremiumsAmt'],
        ['4', 'ProfitBusinessAmt'],
        ['5', 'ProfitsAmt'],
        ['6', 'ShareBusinessRt'],
        ['7', 'ItsPartSelfEmploymentTaxDeduAmt'],
        ['8', 'ProfitAfterAmt'],
        ['9', 'RetirementPlansAmt'],
        ['10', 'LimitAmt'],
        ['13', 'LimitLn13Amt'],
        ['14', 'SelfEmployedHealthInsuranceDAmt'],
      ],
      notFiled: ['4 business'],
    },
  ],
};
