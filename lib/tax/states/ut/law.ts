import { type ByStatus, singleAndJoint } from '../shared/rates';

interface Sourced {
  readonly source: string;
}

/** Amounts of Utah for one year. */
export interface UtahLaw {
  /** Issuers that have no income tax or don't tax Utah's bonds: their interest isn't added. */
  readonly municipalBonds: Sourced & { readonly notAdded: readonly string[] };
  readonly tax: Sourced & { readonly rate: number };
  readonly taxpayerCredit: Sourced & {
    readonly exemption: number;
    readonly rate: number;
    readonly phaseOutStart: ByStatus<number>;
    readonly phaseOutRate: number;
  };
  readonly retirementCredit: Sourced & {
    readonly bornBefore: string;
    readonly amount: number;
    readonly start: ByStatus<number>;
    readonly rate: number;
  };
  readonly socialSecurityCredit: Sourced & { readonly start: ByStatus<number>; readonly rate: number };
  readonly collegeSavings: Sourced & { readonly most: ByStatus<number> };
  readonly earnedIncomeCredit: Sourced & { readonly share: number };
  readonly childCredit: Sourced & {
    readonly amount: number;
    readonly fromAge: number;
    readonly underAge: number;
    readonly start: ByStatus<number>;
    readonly rate: number;
  };
  readonly atHomeParent: Sourced & {
    readonly amount: number;
    readonly incomeLimit: number;
    readonly earnings: number;
  };
}

export const utah2024: UtahLaw = {
  municipalBonds: {
    source: 'Utah Code 59-10-114(1)(c); TC-40 Instructions (2025), TC-40A, Part 1, code 57',
    notAdded: ['AK', 'DC', 'FL', 'ND', 'NV', 'SD', 'TN', 'TX', 'WA', 'WY'],
  },
  tax: { source: 'Utah Code 59-10-104(2)(b); TC-40 (2024), line 10', rate: 0.0455 },
  taxpayerCredit: {
    source: 'Utah Code 59-10-1018; TC-40 (2024), lines 11 to 20',
    exemption: 2_046,
    rate: 0.06,
    phaseOutStart: singleAndJoint(17_652, 35_304, 26_478),
    phaseOutRate: 0.013,
  },
  retirementCredit: {
    source: 'Utah Code 59-10-1019; TC-40C (2024)',
    bornBefore: '1953-01-01',
    amount: 450,
    start: { ...singleAndJoint(25_000, 32_000, 32_000), mfs: 16_000 },
    rate: 0.025,
  },
  socialSecurityCredit: {
    source: 'Utah Code 59-10-1042; TC-40 Instructions (2024), Social Security Benefits Credit (code AH)',
    start: { ...singleAndJoint(45_000, 75_000, 75_000), mfs: 37_500 },
    rate: 0.025,
  },
  collegeSavings: {
    source: 'Utah Code 59-10-1017; TC-40 Instructions (2024), my529 credit (code 20)',
    most: singleAndJoint(2_410, 4_820),
  },
  earnedIncomeCredit: {
    source: 'Utah Code 59-10-1044; TC-40 Instructions (2024), code AM',
    share: 0.2,
  },
  childCredit: {
    source: 'Utah Code 59-10-1047; TC-40 Instructions (2024), code AT',
    amount: 1_000,
    fromAge: 1,
    underAge: 4,
    start: { ...singleAndJoint(43_000, 54_000), mfs: 27_000 },
    rate: 0.1,
  },
  atHomeParent: {
    source: 'Utah Code 59-10-1005; TC-40A (2024), Part 4, code 01',
    amount: 100,
    incomeLimit: 50_000,
    earnings: 3_000,
  },
};
