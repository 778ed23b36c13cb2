import type { MappedLine, MefMap } from '../map';

const row = (number: '2' | '10'): MappedLine[] => [
  [`${number}(a)`, 'PropertyDesc'],
  [`${number}(b)`, 'AcquiredDt'],
  [`${number}(c)`, 'SoldDt'],
  [`${number}(d)`, 'GrossSalesPriceAmt'],
  [`${number}(e)`, 'DepreciationAllowedAmt'],
  [`${number}(f)`, 'CostOrOtherBasisAmt'],
  [`${number}(g)`, 'GainOrLossAmt'],
];

/** Where the lines of Form 4797 stand in the XML: line by line, nothing computed. */
export const form4797: MefMap = {
  document: 'IRS4797',
  parts: [
    { form: '4797-line-2', group: 'PropertySaleOrExchange', lines: row('2') },
    {
      form: '4797',
      lines: [
        ['4', 'GainInstallmentSalesFrm6252Amt'],
        ['5', 'GainLossForm8824Amt'],
        ['6', 'GainOthThanCasualtyOrTheftAmt'],
        ['7', 'TotalPropertyGainLossAmt'],
        ['8', 'NonrecapturedNet1231LossesAmt'],
        ['9', 'TotalGainLossAmt'],
        ['11', 'OrdinaryLossAmt'],
        ['12', 'PropGainNonrecapturedLossAmt'],
        ['16', 'OrdinaryGainLossForm8824Amt'],
        ['17', 'TotalOrdinaryGainLossAmt'],
        ['18b', 'OtherGainLossAmt'],
        ['30', 'TotalGainsForAllPropertiesAmt'],
        ['31', 'TotalSectionPropertyAmt'],
        ['32', 'NetGainAmt'],
        ['33(b)', 'Sect280DedDepreciationPYAmt'],
        ['34(b)', 'Sect280RcmptDepreciationAmt'],
        ['35(b)', 'Sect280RecaptureAmt'],
      ],
      // Line 13 repeats line 31 and has no element of its own.
      notFiled: ['7 or 9', '13'],
    },
    { form: '4797-line-10', group: 'OrdinaryGainLoss', lines: row('10') },
    {
      form: '4797-part-3',
      group: 'PropertyDispositionGain',
      lines: [
        ['19(a)', 'PropertyDesc'],
        ['19(b)', 'AcquiredDt'],
        ['19(c)', 'SoldDt'],
        ['20', 'GrossSalesPriceAmt'],
        ['21', 'CostOrOtherBasisExpenseSaleAmt'],
        ['22', 'DepreciationDepletionAllwAmt'],
        ['23', 'AdjustedBasisAmt'],
        ['24', 'TotalGainAmt'],
        ['25a', 'Section1245DepreciationAllwAmt'],
        ['25b', 'Section1245PropertyAmt'],
        ['26a', 'AddnlDepreciationAfter1975Amt'],
        ['26b', 'ApplicablePercentageAmt'],
        ['26g', 'Section1250PropertyAmt'],
      ],
      notFiled: ['24 installment', '24 unrecaptured'],
    },
  ],
};
