import type { MefMap } from '../map';

/** Part I, boxes 1 to 9. */
const partOneBoxes = {
  1: 'Primary65OrOlderInd',
  2: 'Und65RtdPermnntTotDsbltyInd',
  3: 'BothSpouses65OrOlderInd',
  4: 'BothUnder65OneRtdDsbltyInd',
  5: 'BothUnder65BothRtdDsbltyInd',
  6: 'One65OrOlderOtherRtdDsbltyInd',
  7: 'One65OrOlderOtherNotRtdInd',
  8: 'Age65OrOldrNotLvngTogetherInd',
  9: 'Under65DidNotLiveTogetherInd',
};

/** Where the lines of Schedule R (Form 1040) stand in the XML: line by line, nothing computed. */
export const scheduleR: MefMap = {
  document: 'IRS1040ScheduleR',
  parts: [
    {
      form: 'schedule-r',
      lines: [
        ['10', 'FilingStatusAmt'],
        ['11', 'TaxableDisabilityAmt'],
        ['12', 'SmallerOfFSOrTaxableAmt'],
        ['13a', 'NontxSocSecAndRlrdBenefitsAmt'],
        ['13b', 'NontaxableOtherAmt'],
        ['13c', 'TotalNontaxableAmt'],
        ['14', 'TaxReturnAGIAmt'],
        ['15', 'ExemptionAmt'],
        ['16', 'AdjustedGrossIncomeAmt'],
        ['17', 'HalfAGIAmt'],
        ['18', 'AdjustedCreditAmt'],
        ['19', 'NetCreditAmt'],
        ['20', 'CalculatedAmountOfNetCreditAmt'],
        ['21', 'TotalTaxLessCreditsAmt'],
        ['22', 'CreditForElderlyOrDisabledAmt'],
        ['box', { boxes: partOneBoxes }],
      ],
    },
  ],
};
