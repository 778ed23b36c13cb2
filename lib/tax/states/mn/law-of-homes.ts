/** Amounts of the renter's credit for one year. */
export interface RentersCreditLaw {
  readonly source: string;
  readonly rentShare: number;
  readonly age: number;
  /** Exemption amounts taken off the income for no, one, two … dependents. */
  readonly dependentMultiples: readonly number[];
  /** Each by household income from a limit on. */
  readonly incomeShares: readonly { readonly over: number; readonly value: number }[];
  readonly ownShares: readonly { readonly over: number; readonly value: number }[];
  readonly most: readonly { readonly over: number; readonly value: number }[];
}

/** Amounts of the homestead credit refund of homeowners, and of the special refund, for one year. */
export interface HomesteadRefundLaw {
  readonly source: string;
  /** Household income at which the regular refund ends. */
  readonly incomeLimit: number;
  /** By household income from a limit on: share of it that the tax must exceed, share of the rest that is not paid back, and the most. */
  readonly table: readonly {
    readonly over: number;
    readonly incomeShare: number;
    readonly ownShare: number;
    readonly most: number;
  }[];
  readonly age: number;
  /** Exemption amounts taken off the income for no, one, two … dependents. */
  readonly dependentMultiples: readonly number[];
  /** Most of the retirement contributions that is taken off, for each filer. */
  readonly retirementMost: number;
  /** Schedule M1PR-SR: the increase has to be above a share of the tax before, and above an amount. */
  readonly increaseShare: number;
  readonly increaseOver: number;
  readonly specialShare: number;
  readonly specialMost: number;
}

const dependentMultiples = [0, 1.4, 2.7, 3.9, 5, 6];

export const rentersCredit2024: RentersCreditLaw = {
  source: 'Minn. Stat. 290.0693, subd. 1 and 3 (2024); Schedule M1RENT (2024)',
  rentShare: 0.17,
  age: 65,
  dependentMultiples,
  incomeShares: [
    { over: 0, value: 0.01 },
    { over: 8610, value: 0.011 },
    { over: 10760, value: 0.012 },
    { over: 15090, value: 0.013 },
    { over: 19400, value: 0.014 },
    { over: 23680, value: 0.015 },
    { over: 28010, value: 0.016 },
    { over: 30160, value: 0.017 },
    { over: 32310, value: 0.018 },
    { over: 36630, value: 0.019 },
    { over: 38770, value: 0.02 },
    { over: 75390, value: 0 },
  ],
  ownShares: [
    { over: 0, value: 0.05 },
    { over: 6480, value: 0.1 },
    { over: 15090, value: 0.15 },
    { over: 21540, value: 0.2 },
    { over: 30160, value: 0.25 },
    { over: 36630, value: 0.3 },
    { over: 45230, value: 0.35 },
    { over: 51690, value: 0.4 },
    { over: 60320, value: 0.45 },
    { over: 66790, value: 0.5 },
    { over: 75390, value: 1 },
  ],
  most: [
    { over: 0, value: 2640 },
    { over: 8610, value: 2570 },
    { over: 10760, value: 2510 },
    { over: 15090, value: 2430 },
    { over: 19400, value: 2370 },
    { over: 21540, value: 2310 },
    { over: 23680, value: 2240 },
    { over: 28010, value: 2180 },
    { over: 60320, value: 1980 },
    { over: 62460, value: 1780 },
    { over: 64620, value: 1510 },
    { over: 66790, value: 1320 },
    { over: 68930, value: 1190 },
    { over: 71090, value: 660 },
    { over: 73240, value: 260 },
    { over: 75390, value: 0 },
  ],
};

export const homesteadRefund2024: HomesteadRefundLaw = {
  source:
    'Minn. Stat. 290A.03, subd. 3, and 290A.04, subd. 2 and 2h (2024); Form M1PR instructions (2024), pages 2, 7, 9, and 23 (refund worksheet, with the amounts of subd. 2 adjusted under subd. 4); Schedule M1PR-SR (2024). The booklet’s printed refund table uses ranges of income and tax and can differ from the worksheet by a few dollars. Worksheets 1 (mobile homes on rented lots), 3 (new improvements), and 4 (loss carryforwards) are not supported',
  incomeLimit: 139_320,
  table: [
    { over: 0, incomeShare: 0.01, ownShare: 0.12, most: 3_410 },
    { over: 2_140, incomeShare: 0.011, ownShare: 0.12, most: 3_410 },
    { over: 4_260, incomeShare: 0.012, ownShare: 0.12, most: 3_410 },
    { over: 6_450, incomeShare: 0.013, ownShare: 0.17, most: 3_410 },
    { over: 8_610, incomeShare: 0.014, ownShare: 0.17, most: 3_410 },
    { over: 10_740, incomeShare: 0.015, ownShare: 0.17, most: 3_410 },
    { over: 15_040, incomeShare: 0.016, ownShare: 0.17, most: 3_410 },
    { over: 17_170, incomeShare: 0.017, ownShare: 0.17, most: 3_410 },
    { over: 19_340, incomeShare: 0.018, ownShare: 0.17, most: 3_410 },
    { over: 21_480, incomeShare: 0.019, ownShare: 0.22, most: 3_410 },
    { over: 23_610, incomeShare: 0.02, ownShare: 0.22, most: 3_410 },
    { over: 30_080, incomeShare: 0.02, ownShare: 0.27, most: 3_410 },
    { over: 36_530, incomeShare: 0.02, ownShare: 0.32, most: 3_410 },
    { over: 51_550, incomeShare: 0.02, ownShare: 0.32, most: 2_760 },
    { over: 75_170, incomeShare: 0.02, ownShare: 0.37, most: 2_420 },
    { over: 85_910, incomeShare: 0.021, ownShare: 0.37, most: 2_000 },
    { over: 96_650, incomeShare: 0.022, ownShare: 0.37, most: 1_790 },
    { over: 107_390, incomeShare: 0.023, ownShare: 0.37, most: 1_560 },
    { over: 118_130, incomeShare: 0.024, ownShare: 0.42, most: 1_320 },
    { over: 124_580, incomeShare: 0.025, ownShare: 0.42, most: 1_100 },
    { over: 128_910, incomeShare: 0.025, ownShare: 0.47, most: 900 },
    { over: 134_110, incomeShare: 0.025, ownShare: 0.47, most: 670 },
  ],
  age: 65,
  dependentMultiples,
  retirementMost: 7_000,
  increaseShare: 0.12,
  increaseOver: 100,
  specialShare: 0.6,
  specialMost: 1_000,
};
