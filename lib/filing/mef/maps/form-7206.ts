import type { MefMap } from '../map';

/** Where the lines of Form 7206 stand in the XML: line by line, nothing computed. */
export const form7206: MefMap = {
  document: 'IRS7206',
  parts: [
    {
      form: '7206',
      lines: [
        ['1', 'TotalHealthInsurancePaidAmt'],
        ['3', 'TotHlthInsQlfyLTCareInsDedAmt'],
        ['4', 'NetPrftOthEarnedIncmAmt'],
        ['5', 'TotNetPrftIncmAmt'],
        ['6', 'OthEarnedIncmDivTotNetPrftPct'],
        ['7', 'DedSETaxMultiplyPctAmt'],
        ['8', 'PctLessNetPrftOthEarnedIncmAmt'],
        ['9', 'SelfEmpldSepSimpleQlfyPlansAmt'],
        ['10', 'PctMinusSEQlfyPlansAmt'],
        ['11', 'MedicareWagesAndTipsAmt'],
        ['13', 'SubtractForm2555Amt'],
        ['14', 'SelfEmpldHealthInsDedAmt'],
      ],
      notFiled: ['4 business'],
    },
  ],
};
