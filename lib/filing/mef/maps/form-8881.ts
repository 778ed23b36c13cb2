import type { MefMap } from '../map';

/** Where the lines of Form 8881 stand in the XML: line by line, nothing computed. */
export const form8881: MefMap = {
  document: 'IRS8881',
  parts: [
    {
      form: '8881',
      lines: [
        ['A', 'QualifiedEmployeeCnt'],
        ['1', 'QualifiedStartupCostsIncurdAmt'],
        ['2', 'QlfyStartupCostsIncurdPctAmt'],
        ['3 number', 'PensionPlanEligibleEmplCnt'],
        ['3', 'PensionPlanEmplBaseCalcAmt'],
        ['4', 'PensionPlanEmplLimitedCalcAmt'],
        ['5', 'SmllrStartupCostEmplLtdCalcAmt'],
        ['6a', 'PrecedingTaxYrEmployeeCnt'],
        ['6b', 'SmllEmplrContriToPnsnPlanAmt'],
        ['6c', 'EligibleCreditEmplContriAmt'],
        ['6d', 'TotSmllEmplrCrEmplContriAmt'],
        ['6e(1)', 'NetPrecedingTaxYrEmployeeCnt'],
        ['6e(2)', 'NetPrecTaxYrEmplCntByPct'],
        ['6e(3)', 'MultNetPrecTYEmplByCntPctAmt'],
        ['6e(4)', 'NetEligibleCreditEmplContriAmt'],
        ['6f', 'PhaseoutEligCrEmplContriAmt'],
        ['6g', 'AddnlCrEmplrContriEligEmplrAmt'],
        ['7', 'StartupCostsPrtshpSCorpCrAmt'],
        ['8', 'PensionPlanStartupCostsCrAmt'],
        ['9', 'AutoEnrlmtOptForRetireSavCrAmt'],
        ['10', 'AutoEnrlmtPrtshpSCorpCrAmt'],
        ['11', 'SmllEmplrAutoEnrlmtCrAmt'],
        ['12 number', 'MilSpsEmplPrtcptEligPlanCnt'],
        ['12', 'MilSpsEmplPrtcptEligPlanAmt'],
        ['13', 'EmplrContriPaidMilSpsAmt'],
        ['14', 'MilSpsRetirePrtshpSCorpCrAmt'],
        ['15', 'MilSpsParticipationCrAmt'],
      ],
    },
  ],
};
