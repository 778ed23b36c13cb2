import type { MefMap } from '../map';

/** Where the lines of Form 8829 stand in the XML: line by line, nothing computed. */
export const form8829: MefMap = {
  document: 'IRS8829',
  parts: [
    {
      form: '8829',
      lines: [
        ['1', 'AreaOfficeCnt'],
        ['2', 'AreaHomeCnt'],
        ['3', 'ShareUsedBusinessRt'],
        ['7', 'BusinessPercentageRt'],
        ['8', 'ProfitBeforeHomeOfficeAmt'],
        ['15', 'LimitOtherCostsAmt'],
        ['18(b)', 'InsuranceAmt'],
        ['19(b)', 'RentAmt'],
        ['20(b)', 'RepairsAmt'],
        ['21(b)', 'UtilitiesAmt'],
        ['22(b)', 'OtherCostsAmt'],
        ['23(b)', 'CostsHomeAmt'],
        ['24', 'BusinessShareCostsAmt'],
        ['26', 'CostsBeforeLimitAmt'],
        ['27', 'CostsWithinLimitAmt'],
        ['34', 'AllowedCostsAmt'],
        ['36', 'HomeOfficeDeductionAmt'],
        ['43', 'Carried2025Amt'],
      ],
    },
  ],
};
