import type { MefMap } from '../map';

/** Where the lines of Form 5329 stand in the XML: line by line, nothing computed. */
export const form5329: MefMap = {
  document: 'IRS5329',
  parts: [
    {
      form: '5329',
      lines: [
        ['1', 'EarlyDistributionsAmt'],
        ['2 number', 'EarlyDistriExceptionReasonCd'],
        ['2', 'EarlyDistriNotSubjectToTaxAmt'],
        ['3', 'EarlyDistriSubjectToTaxAmt'],
        ['4', 'IRAEarlyDistributionsTaxAmt'],
        ['9', 'IRAExcessContriPriorYearAmt'],
        ['10', 'IRAExcessContriCreditAmt'],
        ['11', 'IRADistriIncludedInIncomeAmt'],
        ['12', 'IRAExcessContriWithdrawnAmt'],
        ['13', 'IRAExcessContriAdjustmentAmt'],
        ['14', 'IRAExcessContriPrYrAdjustAmt'],
        ['15', 'IRAExcessContriCurrentYearAmt'],
        ['16', 'IRAExcessContriTotalAmt'],
        ['17', 'IRAExcessContribTaxAmt'],
        ['18', 'RothIRAExcessContriPriorYrAmt'],
        ['19', 'RothIRAExcessContriCreditAmt'],
        ['20', 'RothIRADistriIncludedInCYAmt'],
        ['21', 'RothIRAExcessContriAdjustAmt'],
        ['22', 'RothIRAExcessContriPYWthdrwAmt'],
        ['23', 'RothIRAExcessContriCYAmt'],
        ['24', 'RothIRAExcessContriTotalAmt'],
        ['25', 'RothIRAExcessContribTaxAmt'],
        ['42', 'HSAExcessContriPriorYearAmt'],
        ['43', 'HSAExcessContriCreditAmt'],
        ['44', 'TaxableHSADistributionAmt'],
        ['45', 'HSAExcessContriAdjustmentAmt'],
        ['46', 'HSAExcessContriPYAdjustedAmt'],
        ['47', 'HSAExcessContriCurrentYearAmt'],
        ['48', 'HSAExcessContriTotalAmt'],
        ['49', 'HSAExcessContribTaxAmt'],
      ],
      notFiled: ['total'],
    },
  ],
};
