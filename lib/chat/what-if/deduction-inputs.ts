import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { businessCost } from './business-costs';
import { type Fact, type FindFact, number, ownIndex, sumOf } from './fact';
import { incomeInputs } from './income-inputs';
import { pickPerson } from './whose';

type Input = ReturnInputJson;

const itemized =
  (
    key: 'medical' | 'realEstateTax' | 'stateIncomeTaxPaid' | 'charityNoncash' | 'charityCash',
    name: string,
    more = false,
  ) =>
  (input: Input): Fact => ({
    path: `itemized.${key}`,
    name,
    before: number(input.itemized?.[key]),
    ...(more ? { plain: 'more' as const } : {}),
  });

const medical = itemized('medical', 'of medical costs');

/** What is built into a home for less energy, as people name it. The first that fits; solar panels otherwise. */
const energyKinds: readonly (readonly [RegExp, string, string])[] = [
  [/heat pump/, 'heatPumps', 'for a heat pump'],
  [/insulat/, 'insulation', 'for insulation'],
  [/window/, 'windows', 'for windows'],
  [/door/, 'doors', 'for outside doors'],
  [/batter/, 'batteries', 'for a home battery'],
];

/** The facts of a return that a question can try as an amount. */
export const amountInputs: Readonly<Record<string, FindFact>> = {
  ...incomeInputs,
  medical,
  'property-tax': itemized('realEstateTax', 'of real estate tax'),
  'state-tax': itemized('stateIncomeTaxPaid', 'of state income tax paid'),
  goods: itemized('charityNoncash', 'of goods given to charity'),
  charity: itemized('charityCash', 'given to charity', true),
  'charity-miles': ({ itemized: own }) => ({
    path: 'itemized.charityMiles',
    name: 'miles driven for a charity',
    before: number(own?.charityMiles),
    isCount: true,
  }),
  'medical-miles': ({ itemized: own }) => ({
    path: 'itemized.medicalMiles',
    name: 'miles driven for medical care',
    before: number(own?.medicalMiles),
    isCount: true,
  }),
  'sales-tax': ({ itemized: own }) => ({
    path: 'itemized.salesTax',
    name: 'of sales tax in place of state income tax',
    before: number(own?.salesTax),
    make: (amount) => [
      { path: 'itemized.salesTax', value: amount },
      { path: 'itemized.useSalesTax', value: true },
    ],
  }),
  mortgage: ({ itemized: own }) => ({
    name: 'of mortgage interest',
    ...sumOf('itemized.mortgages', own?.mortgages ?? [], 'interest', (interest) => ({
      lender: 'A lender',
      interest,
      originated: '2020-01-02',
    })),
  }),
  sep: ({ adjustments, businesses = [] }) =>
    businesses.length === 0
      ? null
      : {
          path: 'adjustments.selfEmployedRetirement.taxpayer',
          name: 'contributed to a retirement plan for your business',
          before: number(adjustments?.selfEmployedRetirement?.taxpayer),
        },
  'own-insurance': (input) =>
    (input.businesses ?? []).length === 0
      ? medical(input)
      : {
          path: 'adjustments.selfEmployedHealthInsurance.taxpayer',
          name: 'paid for your own health insurance',
          before: number(input.adjustments?.selfEmployedHealthInsurance?.taxpayer),
        },
  'business-cost': businessCost,
  'business-miles': ({ businesses = [] }) =>
    businesses.length === 0
      ? null
      : {
          path: 'businesses.0.vehicle.businessMiles',
          name: 'miles driven for your business',
          before: number(businesses[0]?.vehicle?.businessMiles),
          isCount: true,
        },
  'home-office': ({ businesses = [] }) =>
    businesses.length === 0
      ? null
      : {
          path: 'businesses.0.homeOffice.squareFeet',
          name: 'square feet of home office, using the simplified method',
          before: number(businesses[0]?.homeOffice?.squareFeet),
          isCount: true,
          make: (squareFeet) => [
            { path: 'businesses.0.homeOffice', value: { squareFeet, simplified: true } },
          ],
        },
  'business-income': ({ businesses = [] }) =>
    businesses[0] === undefined
      ? {
          path: 'businesses.0',
          name: 'taken in by your own business with no expenses',
          before: 0,
          make: (form1099Nec) => [
            { path: 'businesses.0', value: { id: 'tried', name: 'Own work', income: { form1099Nec } } },
          ],
        }
      : {
          path: 'businesses.0.income.form1099Nec',
          name: 'taken in by your business',
          before: number(businesses[0].income?.form1099Nec),
          plain: 'by-size',
          none: 'no business income and none of its expenses',
          // Costs without income would be a loss.
          make: (amount) => [
            amount === 0
              ? { path: 'businesses.0', value: undefined }
              : { path: 'businesses.0.income.form1099Nec', value: amount },
          ],
        },
  'student-loan': ({ adjustments }) => ({
    path: 'adjustments.studentLoanInterest',
    name: 'of student loan interest',
    before: number(adjustments?.studentLoanInterest),
  }),
  'car-loan': ({ carLoans = [], taxYear }) =>
    taxYear < 2025
      ? null
      : {
          name: 'of car loan interest',
          note: 'This assumes a new car for personal use, assembled in the United States, and a loan you took out in the year.',
          ...sumOf('carLoans', carLoans, 'interest', (interest) => ({
            vin: '1A1AA11A1AA111111',
            interest,
            loanDate: `${taxYear}-01-02`,
          })),
        },
  educator: ({ adjustments }) => ({
    path: 'adjustments.educator.taxpayer',
    name: 'of educator expenses',
    before: number(adjustments?.educator?.taxpayer),
  }),
  energy: ({ energy, taxYear }, { text }) => {
    const [, kind, name] =
      energyKinds.find(([pattern]) => pattern.test(text)) ?? ([null, 'solar', 'for solar panels'] as const);
    return {
      path: `energy.${kind}`,
      name: `paid ${name}`,
      before: number(Object.entries(energy ?? {}).find(([key]) => key === kind)?.[1]),
      note: `This assumes you own the home and live in it, and that the work was done in ${taxYear}.`,
    };
  },
  'child-care': ({ childCare }) => {
    const persons = childCare?.persons ?? [];
    const [provider] = childCare?.providers ?? [];
    if (persons.length === 0 || provider === undefined) return null;
    const before = persons.reduce((sum, { expenses }) => sum + number(expenses), 0);
    // The credit looks at the sum: whose costs they are makes no difference as long as each child has some.
    const share = (amount: number, at: number) =>
      Math.floor(amount / persons.length) + (at < amount % persons.length ? 1 : 0);
    return {
      path: 'childCare.persons.0.expenses',
      name: 'of child and dependent care costs',
      before,
      make: (amount) => [
        ...persons.map((_, at) => ({
          path: `childCare.persons.${at}.expenses`,
          value: share(amount, at),
        })),
        {
          path: 'childCare.providers.0.amount',
          value: Math.max(0, number(provider.amount) + amount - before),
        },
      ],
    };
  },
  hsa: (input, { text }) => {
    const { adjustments } = input;
    const owner = pickPerson(input, text);
    const at = ownIndex(adjustments?.hsa, owner);
    const coverage = /\bfamily\b/.test(text) ? 'family' : 'self';
    return {
      path: `adjustments.hsa.${at.index}.contributed`,
      name: 'contributed to a health savings account',
      before: number(adjustments?.hsa?.[at.index]?.contributed),
      note: `This assumes you had a high-deductible health plan in ${input.taxYear}.`,
      ...(at.isNew
        ? {
            make: (contributed: number) => [
              { path: `adjustments.hsa.${at.index}`, value: { owner, coverage, contributed } },
            ],
          }
        : {}),
    };
  },
};
