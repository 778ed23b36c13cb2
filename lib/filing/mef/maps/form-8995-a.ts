import type { MefMap } from '../map';

/** Where the lines of Form 8995-A, Parts I to III stand in the XML: line by line, nothing computed. */
export const form8995A: MefMap = {
  document: 'IRS8995A',
  parts: [
    {
      form: '8995-a-businesses',
      group: 'TradeOrBusinessInfoGrp',
      lines: [
        ['1(a)', 'TradeOrBusinessName/BusinessNameLine1Txt'],
        ['1(b)', 'SpecifiedServiceTradeOrBusInd'],
        ['1(d)', 'TIN'],
        ['2', 'QualifiedBusinessIncomeAmt'],
        ['3', 'Pct20Amt'],
        ['4', 'WagesPaidAmt'],
        ['5', 'HalfWagesAmt'],
        ['6', 'QuarterWagesAmt'],
        ['7', 'BasisPropertyAmt'],
        ['8', 'ShareBasisAmt'],
        ['9', 'WagesPropertyAmt'],
        ['10', 'WagePropertyLimitAmt'],
        ['11', 'WithinLimitAmt'],
        ['12', 'PhasedAmountAmt'],
        ['13', 'DeductionBusinessAmt'],
        ['15', 'QualifiedBusinessIncomeCompoAmt'],
        ['17', 'Pct20IncomeAmt'],
        ['18', 'LimitAmt'],
        ['19', 'OverLimitAmt'],
        ['24', 'PhaseInPct'],
        ['25', 'ReductionAmt'],
        ['26', 'AfterReductionAmt'],
      ],
    },
    {
      form: '8995-a',
      lines: [
        ['16', 'QBIComponentSubtotalAmt'],
        ['27', 'TotalQBIComponentAmt'],
        ['28', 'REITDividendsAmt'],
        ['30', 'TotQlfyREITDivPTPIncomeAmt'],
        ['31', 'REITPTPComponentAmt'],
        ['32', 'DeductionBeforeLimitAmt'],
        ['33', 'TaxableIncomeBeforeQBIDedAmt'],
        ['34', 'NetCapitalGainAmt'],
        ['35', 'IncomeGainsAmt'],
        ['36', 'IncomeLimitAmt'],
        ['37', 'QBIDedBeforeDPADSect199AgAmt'],
        ['39', 'QualifiedBusinessIncomeDedAmt'],
        ['40', 'REITLossCarried2025Amt'],
      ],
    },
  ],
};
