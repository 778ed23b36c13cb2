import type { MefMap } from '../map';

/** Where the lines of Schedule 1 (Form 1040) stand in the XML: line by line, nothing computed. */
export const schedule1: MefMap = {
  document: 'IRS1040Schedule1',
  parts: [
    {
      form: 'schedule-1',
      lines: [
        ['1', 'StateLocalIncomeTaxRefundAmt'],
        ['2a', 'TotalAlimonyReceivedAmt'],
        ['3', 'BusinessIncomeLossAmt'],
        ['5', 'RentalRealEstateIncomeLossAmt'],
        ['7', 'UnemploymentCompAmt'],
        ['8b', 'GamblingReportableWinningAmt'],
        ['8c', 'DebtCancellationAmt'],
        ['8f', 'TotHSADistriHDHPAmt'],
        ['8g', 'AlaskaPermanentFundDivAmt'],
        ['8h', 'JuryDutyPayAmt'],
        ['8r', 'GrantsOrScholarshipsAmt'],
        ['8z', 'OtherIncomeAmt'],
        ['9', 'TotalOtherIncomeAmt'],
        ['10', 'TotalAdditionalIncomeAmt'],
        ['11', 'EducatorExpensesAmt'],
        ['13', 'HealthSavingsAccountDedAmt'],
        ['14', 'MovingExpenseAmt'],
        ['15', 'DeductibleSelfEmploymentTaxAmt'],
        ['16', 'SelfEmpldSepSimpleQlfyPlansAmt'],
        ['17', 'SelfEmpldHealthInsDedAmt'],
        ['18', 'PnltyOnErlyWthdrwOfSavingsAmt'],
        ['19a', 'TotalAlimonyPaidAmt'],
        ['20', 'IRADeductionAmt'],
        ['21', 'StudentLoanInterestDedAmt'],
        ['24a', 'JuryDutyPayDeductionAmt'],
        ['25', 'TotalOtherAdjustmentsAmt'],
        ['26', 'TotalAdjustmentsAmt'],
      ],
    },
  ],
};
