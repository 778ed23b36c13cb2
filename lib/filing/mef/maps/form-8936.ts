import type { MefMap } from '../map';

/** Where the lines of Form 8936 stand in the XML: line by line, nothing computed. */
export const form8936: MefMap = {
  document: 'IRS8936',
  parts: [
    {
      form: '8936',
      lines: [
        ['1a', 'AdjustedGrossIncomeAmt'],
        ['2', 'ModifiedIncome2024Amt'],
        ['3a', 'AdjustedGrossIncome2023Amt'],
        ['4', 'ModifiedIncome2023Amt'],
        ['5', 'IncomeCountsAmt'],
        ['9', 'PrsnlUseNewCleanVehicleCrAmt'],
        ['10', 'TaxAmt'],
        ['11', 'CreditsComeFirstAmt'],
        ['12', 'TaxLeftAmt'],
        ['13', 'CleanVehPrsnlUsePartCrAmt'],
        ['14', 'PrevOwnedCleanVehCreditAmt'],
        ['15', 'TaxLn15Amt'],
        ['16', 'CreditsComeFirstLn16Amt'],
        ['17', 'TaxLeftLn17Amt'],
        ['18', 'MaxPrevOwnedCleanVehCrAmt'],
      ],
    },
  ],
};
