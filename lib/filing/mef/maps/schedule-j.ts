import type { MefMap } from '../map';

/** Where the lines of Schedule J stand in the XML: line by line, nothing computed. */
export const scheduleJ: MefMap = {
  document: 'IRS1040ScheduleJ',
  parts: [
    {
      form: 'schedule-j',
      lines: [
        ['1', 'TaxableIncomeAmt'],
        ['2a', 'ElectedFarmIncomeAmt'],
        ['2b', 'ExcessNetLongTermCapGainAmt'],
        ['2c', 'UnrecapturedPropertyGainAmt'],
        ['3', 'NetIncomeAmt'],
        ['4', 'CurrentTaxAmt'],
        ['5', 'ThirdPYTxblFarmIncmDetail/TaxableIncomeAmt'],
        ['6', 'ThirdPYTxblFarmIncmDetail/AverageIncomeAmt'],
        ['7', 'ThirdPYTxblFarmIncmDetail/NetIncomeAmt'],
        ['8', 'ThirdPYTxblFarmIncmDetail/TaxTableAmt'],
        ['9', 'SecondPYTxblFarmIncmDetail/TaxableIncomeAmt'],
        ['11', 'SecondPYTxblFarmIncmDetail/NetIncomeAmt'],
        ['12', 'SecondPYTxblFarmIncmDetail/TaxTableAmt'],
        ['13', 'FirstPYTxblFarmIncmDetail/TaxableIncomeAmt'],
        ['15', 'FirstPYTxblFarmIncmDetail/NetIncomeAmt'],
        ['16', 'FirstPYTxblFarmIncmDetail/TaxTableAmt'],
        ['17', 'TotalTaxTableAmt'],
        ['19', 'TentativeTax3rdPYRtnAmt'],
        ['20', 'TentativeTax2ndPYRtnAmt'],
        ['21', 'TentativeTax1stPYRtnAmt'],
        ['22', 'GrossFarmIncomeTaxAmt'],
        ['23', 'AverageFarmIncomeTaxAmt'],
      ],
      // They repeat lines 6 and 17.
      notFiled: ['10', '14', '18'],
    },
  ],
};
