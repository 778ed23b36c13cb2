import type { MefMap } from '../map';

/** Where the lines of Form 8863 stand in the XML: line by line, nothing computed. */
export const form8863: MefMap = {
  document: 'IRS8863',
  parts: [
    {
      form: '8863',
      lines: [
        ['1', 'TentativeAmerOppCreditAmt'],
        ['2', 'IncomeWhichEndsAmt'],
        ['3', 'AdjustedGrossIncomeAmt'],
        ['4', 'RoomBelowAmt'],
        ['5', 'PhaseOutRangeAmt'],
        ['6', 'ShareLeftRt'],
        ['7', 'AmerOppCreditAfterLimitAmt'],
        ['7 box', 'RefundableAmerOppCrUnder24Ind'],
        ['8', 'RefundableAmerOppCreditAmt'],
        ['9', 'TentativeEducCrLessRfdblCrAmt'],
        ['10', 'TotalLifetimeQualifiedExpnssAmt'],
        ['11', 'ExpensesCountAmt'],
        ['12', 'LifetimeLearningAmountAmt'],
        ['13', 'IncomeWhichEndsLn13Amt'],
        ['14', 'AdjustedGrossIncomeLn14Amt'],
        ['15', 'RoomBelowLn15Amt'],
        ['16', 'PhaseOutRangeLn16Amt'],
        ['17', 'ShareLeftLn17Rt'],
        ['18', 'TentLifetimeLearningCreditAmt'],
        ['19', 'EducationCreditAmt'],
      ],
    },
    {
      form: '8863-part-3',
      group: 'StudentAndEducationalInstnGrp',
      lines: [
        ['23', 'PriorYearCreditClaimedInd'],
        ['24', 'AcademicPdEligibleStudentInd'],
        ['25', 'PostSecondaryEducationInd'],
        ['26', 'DrugFelonyConvictionInd'],
        ['27', 'AmerOppQualifiedExpensesAmt'],
        ['28', 'ExpensesOver2000Amt'],
        ['29', 'QuarterAmt'],
        ['30', 'AmerOppCreditNetCalcExpnssAmt'],
        ['31', 'LifetimeQualifiedExpensesAmt'],
      ],
    },
  ],
};
