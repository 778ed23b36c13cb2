import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import type { Lever } from '../levers';
import { dollars } from './answer';
import { readBoth } from './replace-fact';
import { ownIndex, type Trial, type Wish } from './trials';

type Input = ReturnInputJson;

/** A fact that is one amount: where it stands, what it is called, and what stands there now. */
interface Fact {
  path: string;
  name: string;
  before: number;
  /** The value at the path for an amount; the amount itself unless an entry has to be made. */
  make?: (amount: number) => Trial['changes'];
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The facts of the return that a question can try as an amount. */
const facts: Partial<Record<Lever, (input: Input) => Fact | null>> = {
  medical: ({ itemized }) => ({
    path: 'itemized.medical',
    name: 'of medical costs',
    before: number(itemized?.medical),
  }),
  'property-tax': ({ itemized }) => ({
    path: 'itemized.realEstateTax',
    name: 'of real estate tax',
    before: number(itemized?.realEstateTax),
  }),
  'state-tax': ({ itemized }) => ({
    path: 'itemized.stateIncomeTaxPaid',
    name: 'of state income tax paid',
    before: number(itemized?.stateIncomeTaxPaid),
  }),
  goods: ({ itemized }) => ({
    path: 'itemized.charityNoncash',
    name: 'of goods given to charity',
    before: number(itemized?.charityNoncash),
  }),
  mortgage: ({ itemized }) => {
    const first = itemized?.mortgages?.[0];
    return {
      path: 'itemized.mortgages.0.interest',
      name: 'of mortgage interest',
      before: number(first?.interest),
      ...(first === undefined
        ? {
            make: (interest: number) => [
              {
                path: 'itemized.mortgages.0',
                value: { lender: 'A lender', interest, originated: '2020-01-02' },
              },
            ],
          }
        : {}),
    };
  },
  sep: ({ adjustments, businesses = [] }) =>
    businesses.length === 0
      ? null
      : {
          path: 'adjustments.selfEmployedRetirement.taxpayer',
          name: 'put into a retirement plan of your own business',
          before: number(adjustments?.selfEmployedRetirement?.taxpayer),
        },
  'own-insurance': ({ adjustments, businesses = [] }) =>
    businesses.length === 0
      ? null
      : {
          path: 'adjustments.selfEmployedHealthInsurance.taxpayer',
          name: 'paid for your own health insurance',
          before: number(adjustments?.selfEmployedHealthInsurance?.taxpayer),
        },
  'student-loan': ({ adjustments }) => ({
    path: 'adjustments.studentLoanInterest',
    name: 'of student loan interest',
    before: number(adjustments?.studentLoanInterest),
  }),
  educator: ({ adjustments }) => ({
    path: 'adjustments.educator.taxpayer',
    name: 'of educator expenses',
    before: number(adjustments?.educator?.taxpayer),
  }),
  dividends: ({ dividends = [] }) => {
    const first = dividends[0];
    return first === undefined
      ? {
          path: 'dividends.0',
          name: 'of ordinary dividends',
          before: 0,
          make: (ordinary) => [{ path: 'dividends.0', value: { payer: 'A fund', ordinary } }],
        }
      : { path: 'dividends.0.ordinary', name: 'of ordinary dividends', before: number(first.ordinary) };
  },
  pension: ({ retirement = [] }) => {
    const at = retirement.findIndex(({ ira }) => ira !== true);
    const before = number(retirement[at]?.grossDistribution);
    return {
      path: `retirement.${Math.max(at, 0)}`,
      name: 'of pension',
      before,
      make: (amount) =>
        at < 0
          ? [
              {
                path: `retirement.${retirement.length}`,
                value: { payer: 'A pension', grossDistribution: amount, taxableAmount: amount, code: '7' },
              },
            ]
          : [
              { path: `retirement.${at}.grossDistribution`, value: amount },
              {
                path: `retirement.${at}.taxableAmount`,
                value: Math.max(0, number(retirement[at]?.taxableAmount) + amount - before),
              },
            ],
    };
  },
  'social-security': ({ socialSecurity = [] }) => ({
    path: 'socialSecurity.0.netBenefits',
    name: 'of Social Security benefits',
    before: number(socialSecurity[0]?.netBenefits),
    ...(socialSecurity.length === 0
      ? { make: (netBenefits: number) => [{ path: 'socialSecurity.0', value: { netBenefits } }] }
      : {}),
  }),
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
      name: 'of care costs',
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
  hsa: ({ adjustments }) => {
    const at = ownIndex(adjustments?.hsa);
    return {
      path: `adjustments.hsa.${at.index}.contributed`,
      name: 'put into a health savings account',
      before: number(adjustments?.hsa?.[at.index]?.contributed),
      ...(at.isNew
        ? { make: (contributed: number) => [{ path: `adjustments.hsa.${at.index}`, value: { contributed } }] }
        : {}),
    };
  },
};

/** What is said to come on top of what there is. */
const onTop =
  /\b(more|another|extra|additional|added|add|adding|forgot|forgotten|missed|left (it |them )?(off|out)|found|find|on top|higher|further|besides)\b/;

/** "9,000 instead of 5,000" for an amount that the return has just so; null when it has not. */
export function replaceAmount(input: Input, lever: Lever, wish: Wish): Trial | null {
  const both = readBoth(wish.text);
  const fact = facts[lever]?.(input) ?? null;
  return both === null || fact === null || fact.before !== both.before
    ? null
    : tryAmount(input, lever, both.next, { ...wish, isWhole: true });
}

/**
 * An amount of the return made larger, smaller or another; null for a lever that is no single amount.
 * @param wish what the question says: less, more, or all of it
 */
export function tryAmount(input: Input, lever: Lever, amount: number, wish: Wish): Trial | null {
  const fact = facts[lever]?.(input) ?? null;
  if (fact === null) return null;
  const { before, name, path } = fact;
  const isMore = before > 0 && !wish.isWhole && !wish.less && onTop.test(wish.text);
  const after = isMore ? before + amount : wish.less && !wish.isWhole ? Math.max(0, before - amount) : amount;
  const how = isMore ? ' more' : wish.less && !wish.isWhole ? ' less' : before > 0 ? ' in all' : '';
  return {
    says: how === ' in all' ? `${dollars(amount)} ${name} in all` : `${dollars(amount)}${how} ${name}`,
    changes: fact.make?.(after) ?? [{ path, value: after }],
  };
}
