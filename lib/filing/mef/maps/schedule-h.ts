import type { MappedLine, MefMap } from '../map';

const rowColumns: readonly (readonly [string, string])[] = [
  ['a', 'StateCd'],
  ['b', 'TxblWagesPaidStUnemplFundAmt'],
  ['c) (from', 'UnemplStateExprncRateFromDt'],
  ['c) (to', 'UnemplStateExprncRateToDt'],
  ['d', 'UnemploymentStateExperienceRt'],
  ['e', 'UnemploymentTaxCrAt54RateAmt'],
  ['f', 'UnemploymentTaxCrAtStateRtAmt'],
  ['g', 'UnemploymentAdditionalTaxCrAmt'],
  ['h', 'ContriPaidToStateUnemplFundAmt'],
];

const stateRows = [1, 2, 3, 4].flatMap((row) =>
  rowColumns.map(([column, element]): MappedLine => [
    `17(${row})(${column})`,
    `UnemplFundMultiStateGroup/UnemploymentStateTaxGroup#${row}/${element}`,
  ]),
);

/** Where the lines of Schedule H (Form 1040) stand in the XML: line by line, nothing computed. */
export const scheduleH: MefMap = {
  document: 'IRS1040ScheduleH',
  parts: [
    {
      form: 'schedule-h',
      lines: [
        ['A', 'HsldEmplPdCashWageOverLmtCYInd'],
        ['B', 'HsldEmplFedIncmTaxWithheldInd'],
        ['C', 'HsldEmplPdCashWageOvrLmtQtrInd'],
        ['1', 'SocialSecurityTaxCashWagesAmt'],
        ['2', 'SocialSecurityTaxAmt'],
        ['3', 'MedicareTaxCashWagesAmt'],
        ['4', 'MedicareTaxWithheldAmt'],
        ['5', 'TotMedcrTaxCashWagesAddnlWhAmt'],
        ['6', 'AddnlMedicareTaxWithholdingAmt'],
        ['7', 'FederalIncomeTaxWithheldAmt'],
        ['8', 'TotSocSecMedcrAndFedIncmTaxAmt'],
        ['9', 'HsldEmplPdTotCashWageAnyQtrInd'],
        ['10', 'UnemplPaidOnlyOneStateInd'],
        ['11', 'PayAllStateUnemplContriInd'],
        ['12', 'TxblFUTAWagesAlsoTxblUnemplInd'],
        ['13', 'UnemplFundSingleStateGroup/StateCd'],
        ['14', 'UnemplFundSingleStateGroup/ContriPaidToStateUnemplFundAmt'],
        ['15', 'UnemplFundSingleStateGroup/TotalCashWagesSubjFUTATaxAmt'],
        ['16', 'UnemplFundSingleStateGroup/FUTATaxAmt'],
        ...stateRows,
        ['18(g)', 'UnemplFundMultiStateGroup/TotalUnemplAdditionalTaxCrAmt'],
        ['18(h)', 'UnemplFundMultiStateGroup/TotalContriStateUnemplFundAmt'],
        ['19', 'UnemplFundMultiStateGroup/TentativeFUTACreditAmt'],
        ['20', 'UnemplFundMultiStateGroup/TotalCashWagesSubjFUTATaxAmt'],
        ['21', 'UnemplFundMultiStateGroup/GrossFUTATaxCreditAmt'],
        ['22', 'UnemplFundMultiStateGroup/FUTATaxCreditMaxAllowedAmt'],
        ['23', 'UnemplFundMultiStateGroup/UnemplSmallerTaxAdjustmentAmt'],
        ['23 box', 'UnemplFundMultiStateGroup/CreditReductionStateWrkshtInd'],
        ['24', 'UnemplFundMultiStateGroup/FUTATaxAmt'],
        ['25', 'TotalTaxHouseholdEmplCalcAmt'],
        ['26', 'CombinedFUTATaxPlusNetTaxesAmt'],
        ['27', 'RequiredToFileForm1040Ind'],
      ],
      notFiled: ['tax'],
    },
  ],
};
