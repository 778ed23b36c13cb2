import type { MefMap } from '../map';

/** Where the lines of Form 8995, line 1 stand in the XML: line by line, nothing computed. */
export const form8995: MefMap = {
  document: 'IRS8995',
  parts: [
    {
      form: '8995-line-1',
      group: 'QBIIncomeLossGrp',
      lines: [
        ['1(a)', 'TradeOrBusinessName/BusinessNameLine1Txt'],
        ['1(b)', 'TIN'],
        ['1(c)', 'QualifiedBusinessIncomeAmt'],
      ],
    },
    {
      form: '8995',
      lines: [
        ['2', 'TotQualifiedBusinessIncomeAmt'],
        ['3', 'LossCarried2023Amt'],
        ['4', 'IncomeAfterLossesAmt'],
        ['5', 'QBIComponentAmt'],
        ['6', 'REITDividendsAmt'],
        ['8', 'TotQlfyREITDivPTPIncomeAmt'],
        ['9', 'REITPTPComponentAmt'],
        ['10', 'DeductionBeforeLimitAmt'],
        ['11', 'TaxableIncomeBeforeQBIDedAmt'],
        ['12', 'NetCapitalGainAmt'],
        ['13', 'IncomeGainsAmt'],
        ['14', 'IncomeLimitAmt'],
        ['15', 'QualifiedBusinessIncomeDedAmt'],
        ['16', 'LossCarried2025Amt'],
        ['17', 'REITLossCarried2025Amt'],
      ],
    },
  ],
};
