import { povertyGuidelines2024, type PovertyGuidelines } from '../shared/poverty';
import { type ByStatus, type PrintedTable, singleAndJoint, type Step } from '../shared/rates';

interface Row {
  readonly over: number;
  readonly amount: number;
}

/** Local tax of one county: marginal steps, or one rate on all of the income by its size. */
export interface County {
  readonly steps?: ByStatus<readonly Step[]>;
  readonly rateOfAll?: ByStatus<readonly Row[]>;
}

/** Amounts of Maryland for one year. */
export interface MarylandLaw {
  readonly tax: {
    readonly source: string;
    readonly steps: ByStatus<readonly Step[]>;
    readonly table: PrintedTable;
  };
  readonly standardDeduction: {
    readonly source: string;
    readonly rate: number;
    readonly least: ByStatus<number>;
    readonly most: ByStatus<number>;
  };
  readonly exemptions: {
    readonly source: string;
    readonly each: ByStatus<readonly Row[]>;
    readonly agedOrBlind: number;
    readonly age: number;
  };
  readonly pensions: { readonly source: string; readonly age: number; readonly most: number };
  readonly military: {
    readonly source: string;
    readonly age: number;
    readonly most: number;
    readonly mostYounger: number;
  };
  readonly twoIncomes: { readonly source: string; readonly most: number };
  readonly collegeSavings: { readonly source: string; readonly mostEach: number };
  readonly earnedIncomeCredit: {
    readonly source: string;
    readonly nonrefundable: number;
    readonly refundable: number;
    /** Unmarried and without a child. */
    readonly alone: number;
    /** Federal lowest age, which does not count here. */
    readonly federalAge: number;
    /** Investment income over which the form wants a "Y" on line 1e. */
    readonly investmentLimit: number;
  };
  readonly povertyCredit: {
    readonly source: string;
    readonly share: number;
    readonly poverty: PovertyGuidelines;
  };
  readonly careCredit: {
    readonly source: string;
    readonly share: number;
    readonly from: ByStatus<number>;
    readonly per: ByStatus<number>;
    readonly lessEach: number;
    readonly incomeLimit: ByStatus<number>;
    readonly refundableLimit: ByStatus<number>;
  };
  readonly childCredit: {
    readonly source: string;
    readonly each: number;
    readonly belowAge: number;
    readonly disabledBelowAge: number;
    readonly incomeLimit: number;
  };
  readonly seniorCredit: {
    readonly source: string;
    readonly age: number;
    readonly one: number;
    readonly household: number;
    readonly incomeLimit: ByStatus<number>;
  };
  readonly local: {
    readonly source: string;
    readonly counties: Readonly<Record<string, County>>;
    readonly nonresidentRate: number;
    /** The local earned income credit is this many times the local rate. */
    readonly earnedIncomeTimes: number;
  };
}

const steps = (first: number, second: number, third: number, fourth: number): readonly Step[] => [
  { over: 0, rate: 0.02 },
  { over: 1_000, rate: 0.03 },
  { over: 2_000, rate: 0.04 },
  { over: 3_000, rate: 0.0475 },
  { over: first, rate: 0.05 },
  { over: second, rate: 0.0525 },
  { over: third, rate: 0.055 },
  { over: fourth, rate: 0.0575 },
];
const jointSteps = steps(150_000, 175_000, 225_000, 300_000);
const exemptionRows = (first: number, second: number, third: number): readonly Row[] => [
  { over: -Infinity, amount: 3_200 },
  { over: first, amount: 1_600 },
  { over: second, amount: 800 },
  { over: third, amount: 0 },
];
const flat = (rate: number): County => {
  const one: readonly Step[] = [{ over: 0, rate }];
  return { steps: singleAndJoint(one, one, one) };
};
const arundelSteps = (second: number, third: number): readonly Step[] => [
  { over: 0, rate: 0.027 },
  { over: second, rate: 0.0281 },
  { over: third, rate: 0.032 },
];
const frederickRows = (third: number, fourth: number): readonly Row[] => [
  { over: -Infinity, amount: 0.0225 },
  { over: 25_000, amount: 0.0275 },
  { over: third, amount: 0.0296 },
  { over: fourth, amount: 0.032 },
];

export const maryland2024: MarylandLaw = {
  tax: {
    source:
      'Tax-General 10-105(a); 2024 Resident Instructions, Tax Table and Computation Worksheet Schedules I and II',
    steps: singleAndJoint(steps(100_000, 125_000, 150_000, 250_000), jointSteps, jointSteps),
    table: { row: 50, below: 100_000 },
  },
  standardDeduction: {
    source: 'Tax-General 10-217; 2024 Resident Instructions, Worksheet 16A',
    rate: 0.15,
    least: singleAndJoint(1_800, 3_650, 3_650),
    most: singleAndJoint(2_700, 5_450, 5_450),
  },
  exemptions: {
    source: 'Tax-General 10-211; 2024 Resident Instructions, Instruction 10, Exemption Amount Chart',
    each: singleAndJoint(
      exemptionRows(100_000, 125_000, 150_000),
      exemptionRows(150_000, 175_000, 200_000),
      exemptionRows(150_000, 175_000, 200_000),
    ),
    agedOrBlind: 1_000,
    age: 65,
  },
  pensions: {
    source: 'Tax-General 10-209; 2024 Resident Instructions, Worksheet 13A',
    age: 65,
    most: 39_500,
  },
  military: {
    source: 'Tax-General 10-207(q); Form 502SU, code letter u',
    age: 55,
    most: 20_000,
    mostYounger: 12_500,
  },
  twoIncomes: { source: 'Tax-General 10-207(r); 2024 Resident Instructions, Worksheet 13D', most: 1_200 },
  collegeSavings: {
    source: 'Tax-General 10-208(o), (p); Form 502SU, code letters xa and xb',
    mostEach: 2_500,
  },
  earnedIncomeCredit: {
    source:
      'Tax-General 10-704; 2024 Resident Instructions, Instructions 18 and 21; Form 502 (2024), line 1e',
    nonrefundable: 0.5,
    refundable: 0.45,
    alone: 1,
    federalAge: 25,
    investmentLimit: 11_600,
  },
  povertyCredit: {
    source: 'Tax-General 10-709; 2024 Resident Instructions, Instruction 18, Poverty Level Credit',
    share: 0.05,
    poverty: povertyGuidelines2024,
  },
  careCredit: {
    source: 'Tax-General 10-716; 2024 Form 502CR Instructions, Part B, and Worksheet 21B',
    share: 0.32,
    from: singleAndJoint(30_000, 50_000, 30_000),
    per: singleAndJoint(2_000, 3_000, 2_000),
    lessEach: 0.01,
    incomeLimit: { single: 109_300, mfs: 109_300, hoh: 109_300, qss: 109_300, mfj: 169_900 },
    refundableLimit: { single: 59_400, mfs: 59_400, hoh: 59_400, qss: 59_400, mfj: 89_100 },
  },
  childCredit: {
    source: 'Tax-General 10-751; 2024 Resident Instructions, Worksheet 21C',
    each: 500,
    belowAge: 6,
    disabledBelowAge: 17,
    incomeLimit: 15_000,
  },
  seniorCredit: {
    source: 'Tax-General 10-754; 2024 Form 502CR Instructions, Part M',
    age: 65,
    one: 1_000,
    household: 1_750,
    incomeLimit: singleAndJoint(100_000, 150_000, 150_000),
  },
  local: {
    source: '2024 Maryland Income Tax Instructions, Instruction 19, Local Tax Rate Chart',
    counties: {
      ALLEGANY: flat(0.0303),
      'ANNE ARUNDEL': {
        steps: singleAndJoint(
          arundelSteps(50_000, 400_000),
          arundelSteps(75_000, 480_000),
          arundelSteps(75_000, 480_000),
        ),
      },
      'BALTIMORE CITY': flat(0.032),
      BALTIMORE: flat(0.032),
      CALVERT: flat(0.03),
      CAROLINE: flat(0.032),
      CARROLL: flat(0.0303),
      CECIL: flat(0.0275),
      CHARLES: flat(0.0303),
      DORCHESTER: flat(0.032),
      FREDERICK: {
        rateOfAll: singleAndJoint(
          frederickRows(50_000, 150_000),
          frederickRows(100_000, 250_000),
          frederickRows(100_000, 250_000),
        ),
      },
      GARRETT: flat(0.0265),
      HARFORD: flat(0.0306),
      HOWARD: flat(0.032),
      KENT: flat(0.032),
      MONTGOMERY: flat(0.032),
      'PRINCE GEORGES': flat(0.032),
      'QUEEN ANNES': flat(0.032),
      SOMERSET: flat(0.032),
      'ST MARYS': flat(0.03),
      TALBOT: flat(0.024),
      WASHINGTON: flat(0.0295),
      WICOMICO: flat(0.032),
      WORCESTER: flat(0.0225),
    },
    nonresidentRate: 0.0225,
    earnedIncomeTimes: 10,
  },
};
