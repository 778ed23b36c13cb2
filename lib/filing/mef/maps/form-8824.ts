import type { MefMap } from '../map';

/** Where the lines of Form 8824 stand in the XML: line by line, nothing computed. */
export const form8824: MefMap = {
  document: 'IRS8824',
  parts: [
    {
      form: '8824',
      lines: [
        ['1', 'LikeKindPropertyGivenUpDsc'],
        ['2', 'LikeKindPropertyReceivedDsc'],
        ['3', 'PropertyGivenUpAcquiredDt'],
        ['4', 'PropertyTransferredDt'],
        ['5', 'WrittenNoticeOfPropertyRcvdDt'],
        ['6', 'PropertyActuallyReceivedDt'],
        ['7', 'ExchangeMadeWithRelatedPrtyInd'],
        ['8 relationship', 'RelationshipDescriptionTxt'],
        ['9', 'RelatedPartySoldPropRcvdInd'],
        ['10', 'YouSoldPropertyReceivedInd'],
        [
          '11',
          {
            boxes: {
              a: 'DisposWasAftrDthRltdPartysInd',
              b: 'DispositionWasInvlntryCnvrtInd',
              c: 'ExchDisposNotTaxAvoidanceInd',
            },
          },
        ],
        ['15', 'CashFMVNetLiabRedByExpnssAmt'],
        ['15a', 'OtherPropertyReceivedDesc'],
        ['16', 'FMVOfLikeKindPropertyRcvdAmt'],
        ['17', 'RealizedAmt'],
        ['18', 'AdjBssOfLikeKindPropGvnUpAmt'],
        // The schema has no place for a realized loss; line 24 says it.
        ['19', { fitting: [[/^\d/, 'RealizedGainOrLossAmt']] }],
        ['20', 'SmallerGainOrLossAmt'],
        ['21', 'OrdinaryIncmUndRecaptureRlsAmt'],
        ['22', 'SmllrGainLossLessOrdnryIncmAmt'],
        ['23', 'RecognizedGainAmt'],
        ['24', 'DeferredGainOrLossAmt'],
        ['25', 'BasisOfLikeKindPropertyRcvdAmt'],
        ['25a', 'BssLikeKindSect1250PropRcvdAmt'],
      ],
      // The facts fill in the related party's name, number and address.
      notFiled: ['8 name', '8 address', '22 unrecaptured'],
    },
  ],
};
