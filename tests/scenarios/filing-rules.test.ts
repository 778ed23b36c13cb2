import { buildReturn } from '@/lib/filing/mef/build-return';
import { buildManifest } from '@/lib/filing/mef/manifest';
import { readXml } from '@/lib/filing/mef/read-xml';
import type { Signing } from '@/lib/filing/mef/signing';
import { writeXml } from '@/lib/filing/mef/write-xml';
import { findAll, type XmlNode } from '@/lib/filing/mef/xml-node';
import { dueQuestions } from '@/lib/filing/due-diligence';
import { businessRules } from '@/lib/filing/rules/all-rules';
import { type BusinessRule, ReturnView } from '@/lib/filing/rules/rule';
import { calculateLines, signingFor, withIdentity } from '@/lib/filing/testing/signed';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { share } from '../setup/share';
import { returns2024 } from './all-returns';

const from = { efin: '109999', softwareId: '24000001' };

interface Base {
  name: string;
  root: XmlNode;
  sheet: XmlNode;
}

type Calculated = NonNullable<ReturnType<typeof calculateLines>>;

function baseOf(name: string, input: ReturnInputJson, change: Partial<Signing> = {}): Base | null {
  const calculated = calculateLines(withIdentity(input));
  return calculated === null ? null : toBase(name, calculated, change);
}

function toBase(name: string, calculated: Calculated, change: Partial<Signing> = {}): Base {
  const signing = { ...signingFor(calculated.facts), ...change };
  const ssn = calculated.facts.taxpayer.ssn.replaceAll('-', '');
  return {
    name,
    root: readXml(writeXml(buildReturn(calculated, signing, from))),
    sheet: buildManifest('10999920250600000000', ssn, '1040', 2024),
  };
}

/** Returns of ours that hold no figure at all, or a head of household without the person who makes one. */
const notToBeFiled: Readonly<Record<string, string>> = {
  'hoh-blind': 'F1040-003-02',
  // With Form 8958, which goes by mail only: rent of the community stands on Schedule 1 without a Schedule E of one's own.
  'community-income-of-every-kind': 'S1-E-NEEDS',
};

const formsSeen = new Set<string>();
const all = returns2024.flatMap(({ name, input }) => {
  const calculated = calculateLines(withIdentity(input));
  return calculated === null ? [] : { name, calculated };
});
/** The first of our returns with each form always, and some of the others: their XML takes longer than their figures. */
const firstWithForm = all.filter(({ calculated }, at) => {
  const isNew = Object.keys(calculated.lines).filter((form) => !formsSeen.has(form));
  for (const form of isNew) formsSeen.add(form);
  return at === 0 || isNew.length > 0;
});
const own = [...new Set([...firstWithForm, ...share(all, 5)])].map(({ name, calculated }) =>
  toBase(name, calculated),
);
const bank = { routingNumber: '021000021', accountNumber: '1234567', accountType: 'checking' as const };
const single: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { dateOfBirth: '1984-06-15', ipPin: '123456', phone: '2075550100' },
  w2s: [{ wages: 52_000, federalWithholding: 9000 }],
  refund: bank,
};
const abroad: ReturnInputJson = {
  ...single,
  foreignAccounts: { held: true, reportDue: true, countries: [{ country: 'CA' }, { country: 'MX' }] },
};
const joint: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'mfj',
  taxpayer: { dateOfBirth: '1950-06-15', ipPin: '123456' },
  spouse: { dateOfBirth: '1984-06-15', ipPin: '123456' },
  dependents: [
    { dateOfBirth: '2016-02-02', relationship: 'child', monthsInHome: 12, ipPin: '654321' },
    { dateOfBirth: '2018-02-02', relationship: 'child', monthsInHome: 12 },
  ],
  w2s: [{ wages: 24_000 }],
};
const widowed: ReturnInputJson = {
  ...joint,
  spouse: { ...joint.spouse, dateOfBirth: '1984-06-15', dateOfDeath: '2024-05-05' },
};
const debit = { ...bank, amount: 0, date: '2025-04-01' };
const owing: ReturnInputJson = { ...single, w2s: [{ wages: 52_000, federalWithholding: 1000 }] };
const owed = 2_000;
const preparer = {
  name: 'Pat Hill',
  ptin: 'P01234567',
  firmName: 'Harbor Tax',
  firmEin: '987000123',
  pin: '54321',
  signedOn: '2025-03-01',
  dueDiligence: {},
};
const practitioner = { pin: '12345', signedOn: '2025-03-01', priorAgi: null, priorPin: null, ipPin: null };
const pinned = {
  taxpayer: { ...practitioner, ipPin: '123456' },
  spouse: { ...practitioner, ipPin: '234567' },
};
const diligent = {
  ...preparer,
  dueDiligence: Object.fromEntries(
    dueQuestions(['eic', 'ctc', 'hoh'], 2024).map(({ id }) => [id, 'yes' as const]),
  ),
};
const withAlimony: ReturnInputJson = {
  ...single,
  w2s: [{ wages: 60_000 }],
  adjustments: {
    alimonyPaid: [{ amount: 6_000, recipientSsn: '400-55-1234', divorceDate: '2015-03-09' }],
  },
};
const reclaimed = (input: ReturnInputJson): ReturnInputJson => ({
  ...input,
  creditsDisallowed: { eic: true, ctc: true, aotc: true },
  reclaimedCredits: { eic: 'withForm8862', ctc: 'withForm8862', aotc: 'withForm8862' },
});
/** One child, and a parent who studies: one row in each part of Form 8862. */
const claimedAgain = reclaimed({
  taxYear: 2024,
  filingStatus: 'hoh',
  taxpayer: { dateOfBirth: '1990-06-15', ipPin: '123456' },
  dependents: [{ dateOfBirth: '2016-02-02', relationship: 'child', monthsInHome: 12 }],
  w2s: [{ wages: 24_000 }],
  education: [{ student: 'taxpayer', qualifiedExpenses: 4_000, halfTime: true }],
});
const special = [
  baseOf('credits claimed again', claimedAgain),
  baseOf(
    'credits claimed again without a child',
    reclaimed({
      ...joint,
      taxpayer: { dateOfBirth: '1984-06-15', ipPin: '123456' },
      dependents: [],
      w2s: [{ wages: 9_000 }],
    }),
  ),
  baseOf('refund to an account', single),
  baseOf('joint', joint),
  baseOf('survivor of a couple', widowed),
  baseOf('direct debit', owing, { payment: { ...debit, amount: owed } }),
  baseOf('accounts abroad', abroad),
  baseOf('a credit of two businesses', {
    ...single,
    businessCredits: ['12-3456789', '98-7654321'].map((ein) => ({
      credit: 'form8846' as const,
      amount: 300,
      ein,
    })),
  }),
  baseOf('plan credits of a partnership', {
    ...single,
    businessCredits: (['form8881Startup', 'form8881AutoEnrollment', 'form8881MilitarySpouse'] as const).map(
      (credit) => ({ credit, amount: 200, ein: '12-3456789' }),
    ),
  }),
  baseOf('an exchange with a relative', {
    ...single,
    businesses: [
      {
        id: 'oak',
        exchanges: [
          {
            givenUp: 'Store',
            received: 'Warehouse',
            acquired: '2010-03-01',
            transferred: '2024-09-01',
            receivedOn: '2024-09-01',
            basis: 100_000,
            depreciation: 60_000,
            additionalDepreciation: 15_000,
            cashReceived: 40_000,
            valueReceived: 250_000,
            buildingsReceived: 200_000,
            relatedParty: {
              name: 'Dana Reyes',
              relationship: 'Sister',
              taxpayerNumber: '400-55-1234',
              address: '40 Harbor Way, Portland, ME 04101',
            },
          },
        ],
      },
    ],
  }),
  baseOf('a clean vehicle in business', {
    ...single,
    businesses: [{ id: 'oak' }],
    cleanVehicles: [
      { vin: '1HGCM82633A004352', placedInService: '2024-05-01', tentativeCredit: 7_500, businessUse: 40 },
    ],
  }),
  baseOf('an installment sale', {
    ...single,
    installmentSales: [
      {
        description: 'Lot',
        use: 'investment',
        acquired: '2015-03-01',
        sold: '2022-05-01',
        price: 200_000,
        cost: 100_000,
        priorPayments: 20_000,
        payments: 10_000,
      },
    ],
  }),
  baseOf('interest of one child', { ...joint, childIncome: [{ dependentIndex: 0, interest: 3_000 }] }),
  baseOf('interest of two children', {
    ...joint,
    childIncome: [0, 1].map((dependentIndex) => ({ dependentIndex, interest: 3_000 })),
  }),
  baseOf('gains without Schedule D', { ...single, dividends: [{ ordinary: 500, capitalGain: 300 }] }),
  baseOf('preparer and credits', joint, {
    track: 'preparer',
    preparer: diligent,
    taxpayer: practitioner,
    spouse: practitioner,
  }),
  baseOf('preparer', single, { track: 'preparer', preparer, taxpayer: practitioner }),
].flatMap((base) => base ?? []);

const broken = (
  { root, sheet }: Pick<Base, 'root' | 'sheet'>,
  rules: readonly BusinessRule[] = businessRules,
) => {
  const view = new ReturnView(root, sheet);
  return rules.filter((rule) => !rule.holds(view));
};

describe('what may be sent', () => {
  test('the rules: 150 and more, each number once, each with words and a place', () => {
    expect(businessRules.length).toBeGreaterThanOrEqual(150);
    expect(new Set(businessRules.map(({ id }) => id)).size).toBe(businessRules.length);
    for (const { id, text, fix } of businessRules) {
      expect([id, /^[A-Z].{10,}\.$/.test(text)]).toEqual([id, true]);
      expect([id, /^(file:\w+|[a-z]\w*(\.\w+)*)$/.test(fix)]).toEqual([id, true]);
    }
  });

  test('every return of ours passes every rule, but for those that nobody files', () => {
    // Community income stands on lines of Form 1040 without a schedule of one's own; Form 8958 goes by mail only.
    const byMail = new Set(
      all.filter(({ calculated }) => calculated.lines['8958'] !== undefined).map(({ name }) => name),
    );
    for (const base of [...own, ...special].filter(({ name }) => !byMail.has(name))) {
      const found = broken(base)
        .map(({ id }) => id)
        .filter((id) => id !== 'F1040-065-05' && id !== notToBeFiled[base.name]);
      expect([base.name, found]).toEqual([base.name, []]);
    }
  });
});

/** Faults to plant: what somebody, or a programming error, could put where something else stands. */
const faults = [
  null,
  '',
  '0',
  '00000',
  '0000000',
  '000000000',
  '111111111',
  '123456788',
  '900930001',
  '900700001',
  '12',
  '1999-01-01',
  '2030-06-15',
  '2031',
  '9999999',
  '-9999999',
  'AS',
  'AA',
  'Ü',
  'a<b<c<d',
  'x&y<z',
  'LEE<9LEE',
  'A'.repeat(40),
  'P00000000',
  'Practitioner',
  'Self-Select On-Line',
  'OnlineFiler',
  'ERO',
  '210000',
  '950000',
  '04100',
  'x',
] as const;

/** Boxes and groups to add where they do not belong. */
const additions: readonly [parent: string, node: XmlNode][] = [
  ['IRS1040', { name: 'SpouseBlindInd', text: 'X' }],
  ['IRS1040', { name: 'Primary65OrOlderInd', text: 'X' }],
  ['IRS1040', { name: 'DepositorAccountNum', text: '1' }],
  ['IRS1040', { name: 'RefundAmt', text: '7' }],
  ['IRS1040', { name: 'OwedAmt', text: '7' }],
  ['IRS1040', { name: 'EarnedIncomeCreditAmt', text: '5000' }],
  ['IRS1040', { name: 'TaxableSocSecAmt', text: '7' }],
  ['IRS1040', { name: 'CTCODCAmt', text: '7' }],
  ['IRS1040', { name: 'AdditionalChildTaxCreditAmt', text: '7' }],
  ['IRS1040', { name: 'RefundableAmerOppCreditAmt', text: '7' }],
  ['IRS1040', { name: 'TotalAdditionalIncomeAmt', text: '7' }],
  ['IRS1040', { name: 'TotalAdjustmentsAmt', text: '7' }],
  ['IRS1040', { name: 'AdditionalTaxAmt', text: '7' }],
  ['IRS1040', { name: 'TotalOtherTaxesAmt', text: '7' }],
  ['IRS1040', { name: 'TotalNonrefundableCreditsAmt', text: '7' }],
  ['IRS1040', { name: 'QualifiedBusinessIncomeDedAmt', text: '7' }],
  ['IRS1040', { name: 'CapitalGainLossAmt', text: '-9999' }],
  ['IRS1040', { name: 'CapitalDistributionInd', text: 'X' }],
  ['ReturnHeader', { name: 'SpouseSignaturePIN', text: '12345' }],
  ['ReturnHeader', { name: 'PractitionerPINGrp', children: [{ name: 'PIN', text: '12345' }] }],
  ['ReturnHeader', { name: 'SelfSelectPINGrp', children: [{ name: 'PrimaryPriorYearPIN', text: '12345' }] }],
  ['Filer', { name: 'PhoneNum', text: '12' }],
  ['ReturnData', { name: 'IRS1099R', children: [{ name: 'FederalIncomeTaxWithheldAmt', text: '9' }] }],
  ['IRS1040Schedule1', { name: 'RentalRealEstateIncomeLossAmt', text: '7' }],
  ['IRS1040Schedule2', { name: 'CrTrnsfrDlrSaleAmt', text: '7' }],
  ['IRS1040Schedule2', { name: 'PrevOwnCrTrnsfrDlrSaleAmt', text: '7' }],
  ['IRS1040Schedule3', { name: 'ReconciledPremiumTaxCreditAmt', text: '7' }],
  ['IRS1040Schedule3', { name: 'CreditForChildAndDepdCareAmt', text: '7' }],
  ['IRS1040Schedule3', { name: 'RtrSavingsContributionsCrAmt', text: '7' }],
  ['IRS1040Schedule3', { name: 'EducationCreditAmt', text: '7' }],
  ['IRS1040Schedule3', { name: 'ResidentialCleanEnergyCrAmt', text: '7' }],
];

interface Place {
  holder: XmlNode[];
  index: number;
}

const places = (node: XmlNode): Place[] =>
  (node.children ?? []).flatMap((child, index) => [{ holder: node.children ?? [], index }, ...places(child)]);

/** Plants every fault at every place of a return and takes it away again; `look` sees each faulty return. */
function plantFaults({ root, sheet }: Base, look: () => void): void {
  for (const { holder, index } of [...places(root), ...places(sheet)]) {
    const before = holder[index];
    if (before === undefined) continue;
    for (const fault of faults) {
      if (fault === null) holder.splice(index, 1);
      else if (before.text === undefined) break;
      else holder[index] = { ...before, text: fault };
      look();
      if (fault === null) holder.splice(index, 0, before);
      else holder[index] = before;
    }
    holder.splice(index, 0, before);
    look();
    holder.splice(index, 1);
    for (const [parent, node] of additions) {
      if (before.name !== parent || before.children === undefined) continue;
      before.children.push(node);
      look();
      before.children.pop();
    }
  }
  for (const key of Object.keys(root.attributes ?? {})) {
    const value = root.attributes?.[key] ?? '';
    if (root.attributes) root.attributes[key] = 'other';
    look();
    if (root.attributes) root.attributes[key] = value;
  }
}

/** For each kind of document, the first of our returns that holds it: enough to break every rule about it. */
const oneOfEach = own.filter(({ root }, index) => {
  const names = (base: Base) => (base.root.children?.[1]?.children ?? []).map(({ name }) => name);
  const seen = new Set(own.slice(0, index).flatMap(names));
  return (root.children?.[1]?.children ?? []).some(({ name }) => !seen.has(name));
});

const usedCar: ReturnInputJson = {
  ...single,
  cleanVehicles: [
    {
      vin: '1HGCM82633A004352',
      newVehicle: false,
      placedInService: '2024-05-01',
      tentativeCredit: 4_000,
      salePrice: 18_400,
    },
  ],
};

/** Rules that none of the planted faults breaks: a return that holds what they are about, and the one element that is wrong. */
/** A farm whose income is averaged with a year without income and two far below zero. */
const averagedFarm = ({ electedIncome }: { electedIncome: number }): ReturnInputJson => {
  const belowZero = { filingStatus: 'single' as const, taxableIncome: -100_000, tax: 0 };
  return {
    ...single,
    w2s: [],
    farms: [{ id: 'f', product: 'Corn', income: { raisedSales: 200_000 } }],
    farmAveraging: {
      electedIncome,
      threeYearsAgo: { filingStatus: 'single', taxableIncome: 0, tax: 0 },
      twoYearsAgo: belowZero,
      lastYear: belowZero,
    },
  };
};
const singled: readonly {
  id: string;
  input: ReturnInputJson;
  change?: Partial<Signing>;
  at: string;
  text: string;
}[] = [
  {
    id: 'PF-SE-23B',
    input: {
      ...single,
      k1s: [{ entity: 'partnership', name: 'Elm', ein: '12-3456789', royalties: 800 }],
    },
    at: 'ReturnData/IRS1040ScheduleE/TotAllPaymentsAllRyltyPropAmt',
    text: '900',
  },
  {
    // Everything is averaged, and two base years were far below zero: line 8 alone has tax.
    id: 'SJ-F1040-002',
    input: averagedFarm({ electedIncome: 137_815 }),
    at: 'ReturnData/IRS1040ScheduleJ/ThirdPYTxblFarmIncmDetail/TaxTableAmt',
    text: '0',
  },
  {
    id: 'IND-122',
    input: {
      ...averagedFarm({ electedIncome: 90_000 }),
      sales: [{ acquired: '2015-01-05', sold: '2024-03-01', proceeds: 9_000, basis: 3_000, term: 'long' }],
    },
    at: 'ReturnData/IRS1040/TaxAmt',
    text: '100',
  },
  {
    id: 'PF-SOCSEC-85',
    input: {
      ...single,
      taxpayer: { ...single.taxpayer, dateOfBirth: '1950-01-01' },
      socialSecurity: [{ netBenefits: 24_000 }],
      w2s: [{ wages: 60_000, federalWithholding: 6000 }],
    },
    at: 'ReturnData/IRS1040/TaxableSocSecAmt',
    text: '20402',
  },
  {
    id: 'S2-F1040-099-01',
    input: {
      ...single,
      retirement: [{ payer: 'IRA', ira: true, grossDistribution: 5_000, taxableAmount: 5_000, code: '1' }],
    },
    at: 'ReturnData/IRS1040Schedule2/TaxOnIRAsAmt',
    text: '0',
  },
  {
    id: 'F8936-047',
    input: usedCar,
    at: 'ReturnData/IRS8936/CrPreviouslyOwnedCleanVehGrp/PrevOwnedCleanVehCreditAmt',
    text: '3999',
  },
  {
    id: 'S3-F1040-110',
    input: usedCar,
    at: 'ReturnData/IRS1040Schedule3/MaxPrevOwnedCleanVehCrAmt',
    text: '3999',
  },
  { id: 'SA-F8936-041', input: usedCar, at: 'ReturnData/IRS8936ScheduleA/SalePriceAmt', text: '25001' },
  {
    id: 'SA-F8936-023-01',
    input: usedCar,
    at: 'ReturnData/IRS8936ScheduleA/SalePriceBySpecifiedPctAmt',
    text: '3000',
  },
  { id: 'PF-SPOUSE-SSN', input: joint, at: 'ReturnHeader/Filer/SpouseSSN', text: '400100001' },
  { id: 'IND-769', input: single, change: pinned, at: 'ReturnHeader/IdentityProtectionPIN', text: '12345' },
  {
    id: 'PF-SPOUSE-IPPIN',
    input: joint,
    change: pinned,
    at: 'ReturnHeader/SpouseIdentityProtectionPIN',
    text: '12345',
  },
  {
    id: 'IND-089-01',
    input: joint,
    at: 'ReturnData/IRS1040/DependentDetail/DependentSSN',
    text: '400100001',
  },
  {
    id: 'PF-DEP-WORD',
    input: joint,
    at: 'ReturnData/IRS1040/DependentDetail/DependentRelationshipCd',
    text: 'CHILD',
  },
  {
    id: 'F8962-REPAY',
    input: {
      ...single,
      w2s: [{ wages: 40_000 }],
      marketplace: [{ annual: { premium: 6_000, benchmark: 4_300, advance: 3_600 } }],
    },
    at: 'ReturnData/IRS1040Schedule2/PremiumTaxCreditTaxLiabAmt',
    text: '1',
  },
  {
    id: 'SA-4',
    input: { ...single, itemized: { force: true, medical: 20_000 } },
    at: 'ReturnData/IRS1040ScheduleA/TotalMedicalAndDentalExpnssAmt',
    text: '20000',
  },
  {
    id: 'SA-AGI',
    input: { ...single, itemized: { force: true, medical: 20_000 } },
    at: 'ReturnData/IRS1040ScheduleA/TaxReturnAGIAmt',
    text: '51999',
  },
  {
    id: 'SB-F1040-006-02',
    input: { ...abroad, foreignAccounts: { held: true, trust: true } },
    at: 'ReturnData/IRS1040ScheduleB/FinCENForm114Ind',
    text: 'true',
  },
  {
    id: 'IND-469-01',
    input: {
      ...joint,
      w2s: [{ wages: 90_000, box12: [{ code: 'T', amount: 20_000 }] }],
      adoption: [{ dependentIndex: 0, employerBenefits: 20_000, finalYear: 2024 }],
    },
    at: 'ReturnData/IRS8839/TaxableBenefitsAmt',
    text: '1',
  },
  {
    id: 'PF-8839-13',
    input: {
      ...joint,
      taxYear: 2025,
      w2s: [{ wages: 90_000 }],
      adoption: [{ dependentIndex: 0, expenses: 9_000, finalYear: 2025 }],
    },
    at: 'ReturnData/IRS8839/RefundableAdoptionCreditAmt',
    text: '1',
  },
  {
    id: 'F8862-004',
    input: claimedAgain,
    at: 'ReturnData/IRS8862/EICEligClmIncmIncorrectRptInd',
    text: 'true',
  },
  {
    id: 'F8862-008',
    input: claimedAgain,
    at: 'ReturnData/IRS8862/QualifyingChildInd',
    text: 'false',
  },
  ...(
    [
      ['S1-F1040-026', 'RecipientSSN', ''],
      ['S1-F1040-027', 'RecipientSSN', '900930001'],
      ['S1-F1040-028', 'RecipientSSN', '400100001'],
      ['PF-S1-19A', 'AlimonyPaidAmt', '5000'],
    ] as const
  ).map(([id, name, text]) => ({
    id,
    input: withAlimony,
    at: `ReturnData/IRS1040Schedule1/AlimonyAmountGrp/${name}`,
    text,
  })),
  {
    id: 'SEIC-OWN',
    input: joint,
    at: 'ReturnData/IRS1040ScheduleEIC/QualifyingChildInformation/QualifyingChildSSN',
    text: '400100001',
  },
];

const adopted: ReturnInputJson = {
  ...joint,
  w2s: [{ wages: 90_000 }],
  adoption: [
    { dependentIndex: 0, expenses: 9_000, finalYear: 2024 },
    { dependentIndex: 1, expenses: 8_000, finalYear: 2024 },
  ],
};
const adoptedChild = 'ReturnData/IRS8839/AdoptedChild/ChildSSN';

test.each([
  ['F8839-001', 'ReturnHeader/Filer/PrimarySSN'],
  ['F8839-002', 'ReturnHeader/Filer/SpouseSSN'],
  ['F8839-007', adoptedChild],
])('%s fails when an adopted child has a number that is somebody else’s', (id, at) => {
  const base = baseOf(id, adopted);
  if (base === null) throw new Error('the return can’t be computed');
  const rule = businessRules.find((one) => one.id === id);
  expect(rule?.holds(new ReturnView(base.root, base.sheet))).toBe(true);
  const [, second] = findAll(base.root, adoptedChild);
  if (second === undefined) throw new Error('there is one child only');
  second.text = findAll(base.root, at)[0]?.text ?? '';
  expect(rule?.holds(new ReturnView(base.root, base.sheet))).toBe(false);
});

const needing6198 = ['SE-F1040-001-02', 'SC-F1040-010', 'SF-F1040-012-02'];
const notAtRisk = { someNotAtRisk: true, basis: 2_000, notAtRisk: 1_000 };

test.each<[id: string, facts: Partial<ReturnInputJson>]>([
  [
    'SE-F1040-001-02',
    {
      k1s: [
        {
          entity: 'partnership',
          name: 'Elm',
          ein: '12-3456789',
          ordinaryIncome: -900,
          basis: { beginning: 2_000, notAtRisk: 1_000 },
        },
      ],
    },
  ],
  ['SC-F1040-010', { businesses: [{ id: 'b', expenses: { supplies: 900 }, atRisk: notAtRisk }] }],
  ['SF-F1040-012-02', { farms: [{ id: 'f', expenses: { feed: 900 }, atRisk: notAtRisk }] }],
])('%s: a loss with an amount that is not at risk needs Form 6198', (id, facts) => {
  const base = baseOf(`at risk ${id}`, { ...single, ...facts });
  if (base === null) throw new Error('the return can’t be computed');
  const rule = businessRules.find((one) => one.id === id);
  expect(rule?.holds(new ReturnView(base.root, base.sheet))).toBe(true);
  const [data] = findAll(base.root, 'ReturnData');
  if (data === undefined) throw new Error('the return has no data');
  data.children = data.children?.filter(({ name }) => name !== 'IRS6198') ?? [];
  expect(rule?.holds(new ReturnView(base.root, base.sheet))).toBe(false);
});

/** Puts another text at the first place of a path. */
function setText(root: XmlNode, path: string, text: string): void {
  const [found] = findAll(root, path);
  if (found === undefined) throw new Error(`${path} is not in the return`);
  found.text = text;
}

test.each(singled)(
  '$id passes on a return and fails on one element',
  ({ id, input, change = {}, at, text }) => {
    const base = baseOf(id, input, change);
    if (base === null) throw new Error('the return can’t be computed');
    const rule = businessRules.find((one) => one.id === id);
    expect(rule?.holds(new ReturnView(base.root, base.sheet))).toBe(true);
    setText(base.root, at, text);
    expect(rule?.holds(new ReturnView(base.root, base.sheet))).toBe(false);
  },
);

test('every rule passes on a return and fails on the same return with one fault', () => {
  // Those that no planted fault breaks have a case of their own above.
  const apart = new Set(['F8839-001', 'F8839-002', ...needing6198, ...singled.map(({ id }) => id)]);
  let unbroken = businessRules.filter(({ id }) => !apart.has(id));
  for (const base of [...special, ...oneOfEach]) {
    let open = unbroken.filter((rule) => rule.holds(new ReturnView(base.root, base.sheet)));
    if (open.length === 0) continue;
    plantFaults(base, () => {
      const found = broken(base, open);
      if (found.length === 0) return;
      open = open.filter((rule) => !found.includes(rule));
      unbroken = unbroken.filter((rule) => !found.includes(rule));
    });
  }
  expect(unbroken.map(({ id }) => id)).toEqual([]);
});
