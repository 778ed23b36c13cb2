import type { MefMap } from '../map';

/** Where the lines of Form 8995, line 1 stand in the XML: line by line, nothing computed. */
export const form8995: MefMap = {
  document: 'IRS8995',
  parts: [
    {
      form: '8995-line-1',
      group: 'QualifiedBusinessIncomeDedGrp',
      lines: [
        ['1(a)', 'TradeOrBusinessName/BusinessNameLine1Txt'],
        ['1(b)', 'EIN'],
        ['1(c)', 'QlfyBusinessIncomeOrLossAmt'],
      ],
    },
    {
      form: '8995',
      lines: [
        ['2', 'TotQlfyBusinessIncomeOrLossAmt'],
        ['3', 'PYQlfyBusinessNetLossCfwdAmt'],
        ['4', 'TotQualifiedBusinessIncomeAmt'],
        ['5', 'QBIComponentAmt'],
        ['6', 'QlfyREITDivPTPIncomeLossAmt'],
        ['8', 'TotQlfyREITDivPTPIncomeAmt'],
        ['9', 'REITPTPComponentAmt'],
        ['10', 'QBIDedBfrIncomeLimitationAmt'],
        ['11', 'TaxableIncomeBeforeQBIDedAmt'],
        ['12', 'NetCapitalGainAmt'],
        ['13', 'AdjustedTaxableIncomeAmt'],
        ['14', 'IncomeLimitationAmt'],
        ['15', 'QualifiedBusinessIncomeDedAmt'],
        ['16', 'TotQlfyBusLossCarryforwardAmt'],
        ['17', 'TotQlfyREITDivPTPLossCfwdAmt'],
      ],
    },
  ],
};
