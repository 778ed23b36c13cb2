import type { MefMap } from '../map';

/** Where the lines of Form 8863 stand in the XML: line by line, nothing computed. */
export const form8863: MefMap = {
  document: 'IRS8863',
  parts: [
    {
      form: '8863',
      lines: [
        ['1', 'RefundableAmerOppCreditGroup/TentativeAmerOppCreditAmt'],
        ['2', 'RefundableAmerOppCreditGroup/EnterSpecifiedAmountForFSAmt'],
        ['3', 'RefundableAmerOppCreditGroup/ModifiedAGIAmt'],
        ['4', 'RefundableAmerOppCreditGroup/SubtractAGIFromAmt'],
        ['5', 'RefundableAmerOppCreditGroup/SpecifiedAmtPerFSAmt'],
        ['6', 'RefundableAmerOppCreditGroup/CalcTentativeEducationRt'],
        ['7', 'RefundableAmerOppCreditGroup/CalcTentativeEducationCrAmt'],
        ['7 box', 'RefundableAmerOppCreditGroup/RefundableAmerOppCrUnder24Ind'],
        ['8', 'RefundableAmerOppCreditGroup/RefundableAmerOppCreditAmt'],
        ['9', 'NonrefundableEducationCrGroup/TentativeEducCrLessRfdblCrAmt'],
        ['10', 'NonrefundableEducationCrGroup/TotalQualifiedExpensesAmt'],
        ['11', 'NonrefundableEducationCrGroup/SmllrOfTotExpnssOrSpcfdAmt'],
        ['12', 'NonrefundableEducationCrGroup/TentLifetimeLearningCreditAmt'],
        ['13', 'NonrefundableEducationCrGroup/EnterSpecifiedAmountForFSAmt'],
        ['14', 'NonrefundableEducationCrGroup/ModifiedAGIAmt'],
        ['15', 'NonrefundableEducationCrGroup/SubtractAGIFromAmt'],
        ['16', 'NonrefundableEducationCrGroup/SpecifiedAmtPerFSAmt'],
        ['17', 'NonrefundableEducationCrGroup/CalcTentativeEducationRt'],
        ['18', 'NonrefundableEducationCrGroup/CalcTentativeEducationCrAmt'],
        ['19', 'NonrefundableEducationCrGroup/NonrefundableEducationCrAmt'],
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
        ['28', 'AmerOppQlfyExpnssLessAllwblAmt'],
        ['29', 'AmerOppAllwblExpnssTimesPctAmt'],
        ['30', 'AmerOppCreditNetCalcExpnssAmt'],
        ['31', 'LifetimeQualifiedExpensesAmt'],
      ],
    },
  ],
};
