import type { MefMap } from '../map';

/** Where the lines of Schedule A (Form 1040) stand in the XML: line by line, nothing computed. */
export const scheduleA: MefMap = {
  document: 'IRS1040ScheduleA',
  parts: [
    {
      form: 'schedule-a',
      lines: [
        ['1', 'MedicalAndDentalExpensesAmt'],
        ['2', 'TaxReturnAGIAmt'],
        ['3', 'CalculatedMedicalAllowanceAmt'],
        ['4', 'TotalMedicalAndDentalExpnssAmt'],
        ['5a sales tax', 'StateAndLocalSalesTaxInd'],
        ['5a', 'StateAndLocalTaxAmt'],
        ['5b', 'RealEstateTaxesAmt'],
        ['5c', 'PersonalPropertyTaxesAmt'],
        ['5d', 'TotalStateAndLocalTaxAmt'],
        ['5e', 'StateAndLocalTaxLimitationAmt'],
        ['7', 'TotalTaxesPaidAmt'],
        ['8a', 'RptHomeMortgIntAndPointsAmt'],
        ['8b', 'Form1098HomeMortgIntNotRptAmt'],
        ['8c', 'Form1098PointsNotReportedAmt'],
        ['8e', 'TotalHomeMortgIntAndPointsAmt'],
        ['9', 'InvestmentInterestAmt'],
        ['10', 'TotalInterestPaidAmt'],
        ['11', 'GiftsByCashOrCheckAmt'],
        ['12', 'OtherThanByCashOrCheckAmt'],
        ['13', 'CarryoverFromPriorYearAmt'],
        ['14', 'TotalCharitableContriAmt'],
        ['15', 'CalcAdjGroIncmMnsTotNetLossAmt'],
        ['16', 'OtherMiscellaneousDedAmt'],
        ['17', 'TotalItemizedDeductionsAmt'],
        ['18', 'ItmzdDedLessThanStdDedInd'],
      ],
      // It stands in the statement (../disaster-statement.ts).
      notFiled: ['16 loss'],
    },
    {
      form: 'schedule-a-standard',
      lines: [
        ['16', 'OtherMiscellaneousDedAmt'],
        ['17', 'TotalItemizedDeductionsAmt'],
      ],
      notFiled: ['16 loss', '16 standard'],
    },
  ],
};
