import type { MefMap } from '../map';

const described = [
  ['1a', 'VehicleDescriptionGrp/VehicleModelYr'],
  ['1b', 'VehicleDescriptionGrp/VehicleMakeNameTxt'],
  ['1c', 'VehicleDescriptionGrp/VehicleModelNameTxt'],
  ['2', 'VIN'],
  ['3', 'VehiclePlacedInServiceDt'],
] as const;

/**
 * Schedule A (Form 8936), one for each vehicle. The stylesheet of 2024 reads the answer to line 4a under the name of an older
 * question, shows one element for lines 8a to 8e and one for 13a to 13e, and none for the amount on line 4a and the box on 4b.
 */
export const form8936A: MefMap = {
  document: 'IRS8936ScheduleA',
  parts: [
    {
      form: '8936-a',
      lines: [
        ...described,
        ['4a', 'VehicleUsedOutsideUSInd'],
        ['5', 'VINNewClnVehInServiceTYInd'],
        ['6', 'PrevOwnClnVehInServiceTYInd'],
        ['8e', 'AcqVehUseOrLeaseNotResaleInd'],
        ['9', 'TentativeCreditAmt'],
        ['10', 'BusinessInvestmentUsePct'],
        ['11', 'BusinessInvestmentUseAmt'],
        ['12', 'PrsnlUseNewCleanVehicleCrAmt'],
        ['13e', 'ClnVehSalePriceMoreSpcfdAmtInd'],
        ['13f', 'AcqPrevOwnVehUseNotResaleInd'],
        ['13g', 'ClaimedAsDependentInd'],
        ['14', 'SalePriceAmt'],
        ['15', 'SalePriceBySpecifiedPctAmt'],
        ['17', 'PrevOwnedCleanVehCreditAmt'],
      ],
      notFiled: ['4a amount', '4b', '8a', '8b', '8c', '8d', '13a', '13b', '13c', '13d'],
    },
  ],
};

const bought = 'NewCleanVehicleGrp';
const used = 'PrevOwnCleanVehicleGrp';

/** Since 2025 with a group for each kind of vehicle, and an element for each question. */
export const form8936AOf2025: MefMap = {
  document: 'IRS8936ScheduleA',
  parts: [
    {
      form: '8936-a',
      lines: [
        ...described,
        ['4a', 'CrTrnsfrDlrSaleInd'],
        ['4a amount', 'CrTrnsfrDlrSaleAmt'],
        ['4b', 'NotAllowedClaimClnVehCrInd'],
        [
          '5',
          {
            boxes: {
              true: `${bought}/NewClnVehServiceTYYesInd`,
              false: `${used}/NewClnVehServiceTYNoInd`,
            },
          },
        ],
        ['6', { boxes: { true: `${used}/PrevOwnClnVehServiceTYYesInd` } }],
        ['8a', `${bought}/ResellClnVeh30DaysInd`],
        ['8b', `${bought}/FilingFormIITRInd`],
        ['8c', `${bought}/AmtGrtrThanCYFSLimitInd`],
        ['8d', `${bought}/AmtGrtrThanPYFSLimitInd`],
        ['8e', `${bought}/AcqVehUseOrLeaseNotResaleInd`],
        ['9', `${bought}/TentativeCreditAmt`],
        ['10', `${bought}/BusinessInvestmentUsePct`],
        ['11', `${bought}/BusinessInvestmentUseAmt`],
        ['12', `${bought}/PrsnlUseNewCleanVehicleCrAmt`],
        ['13a', `${used}/PrevOwnResellClnVeh30DaysInd`],
        ['13b', `${used}/PrevOwnAmtGrtrThanCYFSLimitInd`],
        ['13c', `${used}/PrevOwnAmtGrtrThanPYFSLimitInd`],
        ['13d', `${used}/ClmPrevOwnClnVeh3YrPeriodInd`],
        ['13e', `${used}/ClnVehSalePriceMoreSpcfdAmtInd`],
        ['13f', `${used}/AcqPrevOwnVehUseNotResaleInd`],
        ['13g', `${used}/ClaimedAsDependentInd`],
        ['14', `${used}/SalePriceAmt`],
        ['15', `${used}/SalePriceBySpecifiedPctAmt`],
        ['17', `${used}/PrevOwnedCleanVehCreditAmt`],
      ],
    },
  ],
};
