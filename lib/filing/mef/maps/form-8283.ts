import type { MefMap } from '../map';

/** Where the lines of Form 8283, Section A, stand in the XML: a row for each gift, nothing computed. */
export const form8283: MefMap = {
  document: 'IRS8283',
  parts: [
    {
      form: '8283',
      group: 'InformationOnDonatedProperty',
      lines: [
        ['1(b)', 'VIN'],
        ['1(c)', 'DonatedPropertyDesc'],
        ['1(d)', 'DonorLineDetail/ContributionDt'],
        ['1(f)', 'DonorLineDetail/DonorAcquisitionDesc'],
        ['1(g)', 'DonorLineDetail/DonorCostOrAdjustedBasisAmt'],
        ['1(h)', 'FairMarketValueAmt'],
        ['1(i)', 'FairMarketValueMethodDesc'],
      ],
      // The facts fill in the charity and the month in parts.
      notFiled: ['1(a)', '1(e)'],
    },
  ],
};
