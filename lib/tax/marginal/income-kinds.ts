import { asCents, type Cents, centsOf, minus, noCents, plus } from '../facts/cents';
import { type ReturnInput } from '../facts/return-input';
import { GovernmentPayment, SocialSecurity } from '../facts/benefits';
import { Business } from '../facts/business';
import { Dividend } from '../facts/dividends';
import { Interest } from '../facts/interest';
import { OtherIncome } from '../facts/other-income';
import { Rental } from '../facts/rental';
import { Retirement } from '../facts/retirement';
import { Sale } from '../facts/sales';
import { W2 } from '../facts/w2';
import { termOf } from '../us/form-8949/sales';
import { federalEditionFor } from '../us/editions';
import { raiseWages } from './raise-wages';

export type IncomeKind =
  | 'wages'
  | 'interest'
  | 'ordinaryDividends'
  | 'qualifiedDividends'
  | 'longTermGain'
  | 'shortTermGain'
  | 'retirement'
  | 'socialSecurity'
  | 'selfEmployment'
  | 'unemployment'
  | 'rent'
  | 'other';

/** One amount of a return that can be more or less. */
export interface IncomePart {
  /** What is there and can be taken away. */
  readonly amount: Cents;
  /** The return with this amount changed; negative: less. */
  readonly change: (by: Cents) => ReturnInput;
}

/** How a kind of income stands in the facts. */
export interface KindOfIncome {
  readonly label: string;
  readonly parts: (facts: ReturnInput) => IncomePart[];
  /** The return with a new document or entry over so many dollars. */
  readonly add: (facts: ReturnInput, dollars: number) => ReturnInput;
}

const isPositive = ({ amount }: IncomePart) => centsOf(amount) > 0;
const replace = <T>(list: readonly T[], i: number, item: T): T[] => list.with(i, item);

/** The positive amounts of a list, each of which can be changed by itself. */
const partsOf = <T>(
  list: readonly T[],
  amountOf: (item: T) => Cents,
  change: (item: T, by: Cents) => T,
  put: (list: T[]) => ReturnInput,
): IncomePart[] =>
  list
    .map((item, i) => ({
      amount: amountOf(item),
      change: (by: Cents) => put(replace(list, i, change(item, by))),
    }))
    .filter(isPositive);

const gainOf = ({ proceeds, basis, adjustment }: Sale) => plus(minus(proceeds, basis), adjustment);

const salesOf = (facts: ReturnInput, term: 'short' | 'long') =>
  partsOf(
    facts.sales,
    (sale) => (termOf(sale) === term ? gainOf(sale) : noCents),
    (sale, by) => ({ ...sale, proceeds: plus(sale.proceeds, by) }),
    (sales) => ({ ...facts, sales }),
  );

const addSale = (facts: ReturnInput, term: 'short' | 'long', proceeds: number): ReturnInput => ({
  ...facts,
  sales: [
    ...facts.sales,
    Sale.parse({ sold: federalEditionFor(facts).law.lastDay, proceeds, basis: 0, term }),
  ],
});

/** Lump sums, rollovers and returned contributions follow rules of their own: only plain payments are changed. */
const isPlainPayment = ({ code, rollover }: Retirement) => /^[123467]$/.test(code) && centsOf(rollover) === 0;

const sourcesOfReceipts = ['form1099Nec', 'form1099K', 'other'] as const;

export const kindsOfIncome: Readonly<Record<IncomeKind, KindOfIncome>> = {
  wages: {
    label: 'Wages',
    parts: (facts) =>
      partsOf(
        facts.w2s,
        (w2) => (w2.statutoryEmployee ? noCents : w2.wages),
        (w2, by) => raiseWages(facts, w2, by),
        (w2s) => ({ ...facts, w2s }),
      ),
    add: (facts, dollars) => {
      const w2 = W2.parse({});
      return { ...facts, w2s: [...facts.w2s, raiseWages(facts, w2, asCents(dollars * 100))] };
    },
  },
  interest: {
    label: 'Interest',
    parts: (facts) =>
      partsOf(
        facts.interest,
        (form) => form.interest,
        (form, by) => ({ ...form, interest: plus(form.interest, by) }),
        (interest) => ({ ...facts, interest }),
      ),
    add: (facts, interest) => ({ ...facts, interest: [...facts.interest, Interest.parse({ interest })] }),
  },
  ordinaryDividends: {
    label: 'Ordinary dividends that aren’t qualified',
    parts: (facts) =>
      partsOf(
        facts.dividends,
        (form) => minus(form.ordinary, form.qualified),
        (form, by) => ({ ...form, ordinary: plus(form.ordinary, by) }),
        (dividends) => ({ ...facts, dividends }),
      ),
    add: (facts, ordinary) => ({ ...facts, dividends: [...facts.dividends, Dividend.parse({ ordinary })] }),
  },
  qualifiedDividends: {
    label: 'Qualified dividends',
    parts: (facts) =>
      partsOf(
        facts.dividends,
        (form) => form.qualified,
        (form, by) => ({
          ...form,
          ordinary: plus(form.ordinary, by),
          qualified: plus(form.qualified, by),
        }),
        (dividends) => ({ ...facts, dividends }),
      ),
    add: (facts, qualified) => ({
      ...facts,
      dividends: [...facts.dividends, Dividend.parse({ ordinary: qualified, qualified })],
    }),
  },
  longTermGain: {
    label: 'Long-term capital gain',
    parts: (facts) => [
      ...salesOf(facts, 'long'),
      ...partsOf(
        facts.dividends,
        (form) => form.capitalGain,
        (form, by) => ({ ...form, capitalGain: plus(form.capitalGain, by) }),
        (dividends) => ({ ...facts, dividends }),
      ),
    ],
    add: (facts, dollars) => addSale(facts, 'long', dollars),
  },
  shortTermGain: {
    label: 'Short-term capital gain',
    parts: (facts) => salesOf(facts, 'short'),
    add: (facts, dollars) => addSale(facts, 'short', dollars),
  },
  retirement: {
    label: 'Pensions and IRA payments',
    parts: (facts) =>
      partsOf(
        facts.retirement,
        (form) => (isPlainPayment(form) ? (form.taxableAmount ?? form.grossDistribution) : noCents),
        (form, by) => ({
          ...form,
          grossDistribution: plus(form.grossDistribution, by),
          taxableAmount: form.taxableAmount === null ? null : plus(form.taxableAmount, by),
        }),
        (retirement) => ({ ...facts, retirement }),
      ),
    add: (facts, grossDistribution) => ({
      ...facts,
      retirement: [
        ...facts.retirement,
        Retirement.parse({ grossDistribution, taxableAmount: grossDistribution }),
      ],
    }),
  },
  socialSecurity: {
    label: 'Social Security benefits',
    parts: (facts) =>
      partsOf(
        facts.socialSecurity,
        (form) => form.netBenefits,
        (form, by) => ({ ...form, netBenefits: plus(form.netBenefits, by) }),
        (socialSecurity) => ({ ...facts, socialSecurity }),
      ),
    add: (facts, netBenefits) => ({
      ...facts,
      socialSecurity: [...facts.socialSecurity, SocialSecurity.parse({ netBenefits })],
    }),
  },
  selfEmployment: {
    label: 'Self-employment receipts',
    parts: (facts) =>
      sourcesOfReceipts.flatMap((source) =>
        partsOf(
          facts.businesses,
          ({ income }) => income[source],
          (business, by) => ({
            ...business,
            income: { ...business.income, [source]: plus(business.income[source], by) },
          }),
          (businesses) => ({ ...facts, businesses }),
        ),
      ),
    add: (facts, other) => ({
      ...facts,
      businesses: [...facts.businesses, Business.parse({ id: 'more-income', income: { other } })],
    }),
  },
  unemployment: {
    label: 'Unemployment compensation',
    parts: (facts) =>
      partsOf(
        facts.governmentPayments,
        (form) => form.unemployment,
        (form, by) => ({ ...form, unemployment: plus(form.unemployment, by) }),
        (governmentPayments) => ({ ...facts, governmentPayments }),
      ),
    add: (facts, unemployment) => ({
      ...facts,
      governmentPayments: [...facts.governmentPayments, GovernmentPayment.parse({ unemployment })],
    }),
  },
  rent: {
    label: 'Rent',
    parts: (facts) =>
      partsOf(
        facts.rentals,
        (rental) => rental.rents,
        (rental, by) => ({ ...rental, rents: plus(rental.rents, by) }),
        (rentals) => ({ ...facts, rentals }),
      ),
    add: (facts, rents) => ({
      ...facts,
      rentals: [...facts.rentals, Rental.parse({ id: 'more-income', fairRentalDays: 366, rents })],
    }),
  },
  other: {
    label: 'Other income',
    parts: (facts) =>
      partsOf(
        facts.otherIncome,
        (entry) => entry.amount,
        (entry, by) => ({ ...entry, amount: plus(entry.amount, by) }),
        (otherIncome) => ({ ...facts, otherIncome }),
      ),
    add: (facts, amount) => ({
      ...facts,
      otherIncome: [...facts.otherIncome, OtherIncome.parse({ description: 'More income', amount })],
    }),
  },
};
