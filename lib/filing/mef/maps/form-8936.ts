import type { MefMap } from '../map';

/** Where the lines of Form 8936 stand in the XML: line by line, nothing computed. */
export const form8936: MefMap = {
  document: 'IRS8936',
  parts: [
    {
      form: '8936',
      lines: [
        ['1a', 'CurrentYrMAGIAmountGrp/AdjustedGrossIncomeAmt'],
        ['2', 'CurrentYrMAGIAmountGrp/NetIncomeAmt'],
        ['3a', 'PriorYrMAGIAmountGrp/AdjustedGrossIncomeAmt'],
        ['4', 'PriorYrMAGIAmountGrp/NetIncomeAmt'],
        ['6', 'BusinessInvestmentUseAmt'],
        ['8', 'BusinessInvstUsePartOfCrAmt'],
        ['9', 'CrPrsnlUsePartNewCleanVehGrp/PrsnlUseNewCleanVehicleCrAmt'],
        ['10', 'CrPrsnlUsePartNewCleanVehGrp/TotalTaxBeforeCrAndOthTaxesAmt'],
        ['11', 'CrPrsnlUsePartNewCleanVehGrp/PersonalTaxCreditsAmt'],
        ['12', 'CrPrsnlUsePartNewCleanVehGrp/AdjustedPersonalTaxCreditsAmt'],
        ['13', 'CrPrsnlUsePartNewCleanVehGrp/CleanVehPrsnlUsePartCrAmt'],
        ['14', 'CrPreviouslyOwnedCleanVehGrp/PrevOwnedCleanVehCreditAmt'],
        ['15', 'CrPreviouslyOwnedCleanVehGrp/TotalTaxBeforeCrAndOthTaxesAmt'],
        ['16', 'CrPreviouslyOwnedCleanVehGrp/PersonalTaxCreditsAmt'],
        ['17', 'CrPreviouslyOwnedCleanVehGrp/AdjustedPersonalTaxCreditsAmt'],
        ['18', 'CrPreviouslyOwnedCleanVehGrp/MaxPrevOwnedCleanVehCrAmt'],
      ],
      // The schema's line 5 is the filing status of the year before.
      notFiled: ['5'],
    },
  ],
};
