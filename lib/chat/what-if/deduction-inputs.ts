import { businessCost } from './business-costs';
import { atPath, type FindFact, inList, number, ownIndex } from './fact';
import { incomeInputs } from './income-inputs';
import { pickPerson } from './whose';

const medical = atPath('itemized.medical', 'of medical costs');

/** What only somebody with a business of their own has. */
const ofBusiness =
  (find: FindFact, otherwise: FindFact = () => null): FindFact =>
  (input, statement) =>
    ((input.businesses ?? []).length === 0 ? otherwise : find)(input, statement);

/** What is built into a home for less energy, as people name it. The first that fits; solar panels otherwise. */
const energyKinds: readonly (readonly [RegExp, string, string])[] = [
  [/heat pump/, 'heatPumps', 'for a heat pump'],
  [/insulat/, 'insulation', 'for insulation'],
  [/window/, 'windows', 'for windows'],
  [/door/, 'doors', 'for exterior doors'],
  [/batter/, 'batteries', 'for a home battery'],
];

const carLoan = inList(
  'carLoans',
  'interest',
  'of car loan interest',
  (interest, { taxYear }) => ({ vin: '1A1AA11A1AA111111', interest, loanDate: `${taxYear}-01-02` }),
  {
    note: 'This assumes a new car for personal use, assembled in the United States, and a loan you took out during the year.',
  },
);

/** The facts of a return that a question can try as an amount. */
export const amountInputs: Readonly<Record<string, FindFact>> = {
  ...incomeInputs,
  medical,
  'property-tax': atPath('itemized.realEstateTax', 'of real estate tax'),
  'state-tax': atPath('itemized.stateIncomeTaxPaid', 'of state income tax paid'),
  goods: atPath('itemized.charityNoncash', 'of goods given to charity'),
  charity: atPath('itemized.charityCash', 'given to charity', { plain: 'more' }),
  'charity-miles': atPath('itemized.charityMiles', 'miles driven for a charity', { isCount: true }),
  'medical-miles': atPath('itemized.medicalMiles', 'miles driven for medical care', { isCount: true }),
  'sales-tax': atPath('itemized.salesTax', 'of sales tax instead of state income tax', {
    make: (amount) => [
      { path: 'itemized.salesTax', value: amount },
      { path: 'itemized.useSalesTax', value: true },
    ],
  }),
  mortgage: inList('itemized.mortgages', 'interest', 'of mortgage interest', (interest) => ({
    lender: 'A lender',
    interest,
    originated: '2020-01-02',
  })),
  sep: ofBusiness(
    atPath(
      'adjustments.selfEmployedRetirement.taxpayer',
      'contributed to a retirement plan for your business',
    ),
  ),
  'own-insurance': ofBusiness(
    atPath('adjustments.selfEmployedHealthInsurance.taxpayer', 'paid for your own health insurance'),
    medical,
  ),
  'business-cost': ofBusiness(businessCost),
  'business-miles': ofBusiness(
    atPath('businesses.0.vehicle.businessMiles', 'miles driven for your business', { isCount: true }),
  ),
  'home-office': ofBusiness(
    atPath('businesses.0.homeOffice.squareFeet', 'square feet of home office, using the simplified method', {
      isCount: true,
      make: (squareFeet) => [{ path: 'businesses.0.homeOffice', value: { squareFeet, simplified: true } }],
    }),
  ),
  'business-income': ofBusiness(
    atPath('businesses.0.income.form1099Nec', 'taken in by your business', {
      plain: 'by-size',
      none: 'no business income and none of its expenses',
      // Costs without income would be a loss.
      make: (amount) => [
        amount === 0
          ? { path: 'businesses.0', value: undefined }
          : { path: 'businesses.0.income.form1099Nec', value: amount },
      ],
    }),
    atPath('businesses.0', 'taken in by your own business with no expenses', {
      make: (form1099Nec) => [
        { path: 'businesses.0', value: { id: 'tried', name: 'Own work', income: { form1099Nec } } },
      ],
    }),
  ),
  'student-loan': atPath('adjustments.studentLoanInterest', 'of student loan interest'),
  'car-loan': (input, statement) => (input.taxYear < 2025 ? null : carLoan(input, statement)),
  educator: atPath('adjustments.educator.taxpayer', 'of educator expenses'),
  energy: (input, statement) => {
    const [, kind, name] =
      energyKinds.find(([pattern]) => pattern.test(statement.text)) ??
      ([null, 'solar', 'for solar panels'] as const);
    const note = `This assumes you own the home and live in it, and that the work was done in ${input.taxYear}.`;
    return atPath(`energy.${kind}`, `paid ${name}`, { note })(input, statement);
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
