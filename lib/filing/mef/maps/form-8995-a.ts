import type { MefMap } from '../map';

/** Where the lines of Form 8995-A, Parts I to III stand in the XML: line by line, nothing computed. */
export const form8995A: MefMap = {
  document: 'IRS8995A',
  parts: [
    {
      form: '8995-a-businesses',
      group: 'QBIDeductionInformationGrp',
      lines: [
        ['1(a)', 'TradeOrBusinessName/BusinessNameLine1Txt'],
        ['1(b)', 'SpecifiedServiceInd'],
        ['1(d)', 'EIN'],
        ['2', 'QualifiedBusinessIncomeAmt'],
        ['3', 'QlfyBusinessIncome20PctAmt'],
        ['4', 'AllocableShareW2WagesAmt'],
        ['5', 'AllocableShareW2Wages50PctAmt'],
        ['6', 'AllocableShareW2Wages25PctAmt'],
        ['7', 'AllocableShareUBIAQlfyPropAmt'],
        ['8', 'AllcblShrUBIAQlfyProp025PctAmt'],
        ['9', 'TotalAllcblW2WgsQlfyPropPctAmt'],
        ['10', 'GrtrAllcblShrW2WageQlfyPropAmt'],
        ['11', 'W2WageQlfyPropLimitationAmt'],
        ['13', 'QBIDedBeforePatronReductionAmt'],
        ['15', 'QBIComponentAmt'],
        ['19', 'QBI20PctLessGrtrAllcblShareAmt'],
        ['21', '/FilingStatusThresholdCd'],
        ['22', '/TXIBfrQBIDedLessThresholdAmt'],
        ['23', '/FilingStatusPhaseInRangeCd'],
        ['24', '/PhaseInPct'],
        ['25', 'TotalPhaseInReductionAmt'],
        ['26', 'QBIAfterPhaseInReductionAmt'],
      ],
      // Line 12 repeats line 26, lines 17 and 18 lines 3 and 10, line 20 line 33.
      notFiled: ['12', '17', '18', '20'],
    },
    {
      form: '8995-a',
      lines: [
        ['16', 'TotalQBIComponentAmt'],
        ['28', 'QlfyREITDivPTPIncomeLossAmt'],
        ['30', 'TotQlfyREITDivPTPIncomeAmt'],
        ['31', 'REITPTPComponentAmt'],
        ['32', 'QBIDedBfrIncomeLimitationAmt'],
        ['33', 'TaxableIncomeBeforeQBIDedAmt'],
        ['34', 'NetCapitalGainAmt'],
        ['35', 'AdjustedTaxableIncomeAmt'],
        ['36', 'IncomeLimitationAmt'],
        ['37', 'QBIDedBeforeDPADSect199AgAmt'],
        ['39', 'QualifiedBusinessIncomeDedAmt'],
        ['40', 'TotQlfyREITDivPTPLossCfwdAmt'],
      ],
      // Line 27 repeats line 16.
      notFiled: ['27'],
    },
  ],
};
