import { centsOf, exactDollars, isSome } from '../facts/cents';
import { type Business } from '../facts/business';
import { estimatedTaxPenalty, owed } from '../us/form-1040/refund';
import { totalIncome } from '../us/form-1040/income';
import { netProfit } from '../us/schedule-c/schedule-c';
import { type Check, type CheckView, dollarText, type Finding } from './check';

const asks = 'Amounts like these can draw IRS questions. Keep your records.';

const nameBusiness = (business: Business, at: number) =>
  business.name || business.product || `Business ${at + 1}`;

const eachBusiness =
  (find: (business: Business, name: string, path: string, view: CheckView, at: number) => Finding[]) =>
  (view: CheckView): Finding[] =>
    view.facts.businesses.flatMap((business, at) =>
      find(business, nameBusiness(business, at), `businesses.${at}`, view, at),
    );

const receiptsOf = ({ income, otherIncome }: Business) =>
  exactDollars(income.form1099Nec) +
  exactDollars(income.form1099K) +
  exactDollars(income.other) +
  exactDollars(otherIncome);

/** Named expenses in dollars, those that are stated. */
const expensesOf = ({ expenses }: Business) =>
  Object.entries(expenses).flatMap(([key, value]) =>
    Array.isArray(value) || !isSome(value)
      ? []
      : [{ key, dollars: exactDollars(value), cents: centsOf(value) }],
  );

const roundExpenses: Check = {
  id: 'round-expenses',
  severity: 'warning',
  title: 'Your expenses are all round numbers',
  impact: asks,
  source: 'Publication 583 (2024): records to keep',
  find: eachBusiness((business, name, path) => {
    const stated = expensesOf(business);
    const round = stated.filter(({ cents }) => cents % 10_000 === 0);
    const [first] = round;
    return first && round.length >= 3 && round.length === stated.length
      ? [
          {
            path: `${path}.expenses.${first.key}`,
            description: `${name}: all ${stated.length} expenses are multiples of $100, so they look like estimates.`,
            suggestedFix: 'Replace them with the totals from your records.',
          },
        ]
      : [];
  }),
};

const loss: Check = {
  id: 'business-loss',
  severity: 'warning',
  title: 'A business had a loss',
  impact: 'If a business loses money year after year, the IRS may treat it as a hobby.',
  source: 'IRC 183; Instructions for Schedule C (2024)',
  find: eachBusiness((business, name, path, { computed }, at) => {
    const profit = computed?.get(netProfit, at) ?? 0;
    return profit < 0
      ? [
          {
            path: `${path}.income.other`,
            description: `${name} shows a loss of ${dollarText(-profit)} on receipts of ${dollarText(receiptsOf(business))}.`,
            suggestedFix: 'Make sure you included all income, including cash.',
          },
        ]
      : [];
  }),
};

const highRatio = (id: string, key: 'meals' | 'travel', share: number, title: string): Check => ({
  id,
  severity: 'warning',
  title,
  impact: asks,
  source: 'IRC 162 and 274; Publication 463 (2024)',
  find: eachBusiness((business, name, path) => {
    const [spent, receipts] = [exactDollars(business.expenses[key]), receiptsOf(business)];
    return spent > receipts * share && spent > 1_000
      ? [
          {
            path: `${path}.expenses.${key}`,
            description: `${name}: ${key} expenses of ${dollarText(spent)} are more than ${share * 100}% of receipts (${dollarText(receipts)}).`,
            suggestedFix:
              key === 'meals'
                ? 'Enter only business meals. Generally, half the cost is deductible.'
                : 'Leave out personal trips and commuting.',
          },
        ]
      : [];
  }),
});

const miles: Check = {
  id: 'business-miles',
  severity: 'warning',
  title: 'High business mileage',
  impact: asks,
  source: 'IRC 274(d); Schedule C (2024), Part IV',
  find: eachBusiness((business, name, path) => {
    const { vehicle } = business;
    if (vehicle === null || vehicle.businessMiles === 0) return [];
    const isAll = vehicle.commutingMiles + vehicle.otherMiles === 0;
    if (vehicle.businessMiles <= 40_000 && !isAll) return [];
    return [
      {
        path: `${path}.vehicle.${isAll ? 'otherMiles' : 'businessMiles'}`,
        description: isAll
          ? `${name}: every mile was for business. Very few cars are used only for business.`
          : `${name}: ${vehicle.businessMiles.toLocaleString('en-US')} business miles is more than most cars are driven in a year.`,
        suggestedFix: 'Compare the miles with your log and the odometer.',
      },
    ];
  }),
};

const office: Check = {
  id: 'large-home-office',
  severity: 'warning',
  title: 'The home office is a large part of the home',
  impact: asks,
  source: 'IRC 280A(c); Publication 587 (2024)',
  find: eachBusiness((business, name, path) => {
    const { homeOffice } = business;
    return homeOffice !== null &&
      homeOffice.totalSquareFeet > 0 &&
      homeOffice.squareFeet * 2 > homeOffice.totalSquareFeet
      ? [
          {
            path: `${path}.homeOffice.squareFeet`,
            description: `${name}: the office is more than half the home’s square footage.`,
            suggestedFix: 'Include only space you use regularly and exclusively for business.',
          },
        ]
      : [];
  }),
};

const gifts: Check = {
  id: 'large-gifts',
  severity: 'warning',
  title: 'Large gifts to charity',
  impact: asks,
  source: 'IRC 170(f)(8); Publication 526 (2024)',
  find: ({ facts: { itemized }, computed }) => {
    const given = exactDollars(itemized.charityCash) + exactDollars(itemized.charityNoncash);
    return computed !== null && given > 1_000 && given > computed.agi * 0.3
      ? [
          {
            path: 'itemized.charityCash',
            description: `Gifts of ${dollarText(given)} are more than 30% of your income.`,
            suggestedFix:
              'Check the amount. For each gift of $250 or more, you need a written acknowledgment from the charity.',
          },
        ]
      : [];
  },
};

const roundWages: Check = {
  id: 'round-wages',
  severity: 'info',
  title: 'Wages are a round number',
  impact: 'The IRS matches your wages to the W-2 your employer filed.',
  source: 'Form W-2, box 1',
  find: ({ facts }) =>
    facts.w2s.flatMap(({ wages, federalWithholding, employerName }, at) =>
      isSome(wages) &&
      centsOf(wages) % 100_000 === 0 &&
      centsOf(federalWithholding) % 10_000 === 0 &&
      isSome(federalWithholding)
        ? [
            {
              path: `w2s.${at}.wages`,
              description: `${employerName || 'A W-2'}: box 1 is ${dollarText(exactDollars(wages))} and box 2 is ${dollarText(exactDollars(federalWithholding))}. Paychecks rarely add up to round numbers.`,
              suggestedFix:
                'Copy both boxes from the form, including cents. If both boxes match the form, you don’t need to do anything.',
            },
          ]
        : [],
    ),
};

const early: Check = {
  id: 'early-distribution',
  severity: 'info',
  title: 'A retirement distribution is coded as early',
  impact: 'You’ll owe a 10% additional tax unless an exception applies.',
  source: 'IRC 72(t); Form 5329 (2024), Part I',
  find: ({ facts }) =>
    facts.retirement.flatMap(({ code, payer, earlyExceptionCode }, at) =>
      code === '1' && earlyExceptionCode === ''
        ? [
            {
              path: `retirement.${at}.code`,
              description: `${payer || 'A Form 1099-R'} shows code 1, an early distribution (before age 59½).`,
              suggestedFix:
                'Check the exceptions, such as buying a first home, higher education, medical expenses, disability, or leaving your employer in or after the year you turned 55.',
              changes: [{ path: `retirement.${at}.code`, value: '2' }],
            },
          ]
        : [],
    ),
};

const noIncome: Check = {
  id: 'no-income',
  severity: 'warning',
  title: 'The return has no income',
  impact: 'Something may be missing, or you may not need to file.',
  source: 'Instructions for Form 1040 (2024), Do You Have To File?',
  find: ({ computed }) =>
    computed !== null && computed.get(totalIncome) === 0
      ? [
          {
            path: 'w2s',
            description: 'None of your answers or documents include income.',
            suggestedFix: 'Add your documents, or review the income section of the interview.',
          },
        ]
      : [],
};

const penalty: Check = {
  id: 'estimated-tax',
  severity: 'info',
  title: 'You paid too little during the year',
  impact: 'The IRS may charge an underpayment penalty.',
  source: 'IRC 6654; Form 2210 (2024)',
  find: ({ computed, law }) =>
    computed !== null && computed.get(owed) >= law.estimatedTax.smallestAmount
      ? [
          {
            path: 'payments.estimated',
            description: `You owe ${dollarText(computed.get(owed))} for ${law.year}${computed.get(estimatedTaxPenalty) > 0 ? `, including an estimated tax penalty of ${dollarText(computed.get(estimatedTaxPenalty))}` : ''}.`,
            suggestedFix:
              'Check that all estimated payments are entered. For 2025, increase your withholding or pay estimated tax each quarter.',
          },
        ]
      : [],
};

const paymentDates: Check = {
  id: 'estimated-payment-date',
  severity: 'warning',
  title: 'A payment date is outside the payment period',
  impact: 'A payment for another year doesn’t count for 2024.',
  source: 'Form 1040-ES (2024): due April 15, 2024, to January 15, 2025',
  find: ({ facts, law }) =>
    facts.payments.estimated.flatMap(({ date }, at) =>
      date !== null && (date < law.firstDay || date > `${law.year + 1}-04-15`)
        ? [
            {
              path: `payments.estimated.${at}.date`,
              description: `An estimated payment is dated ${new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}.`,
              suggestedFix: 'Check the date, and make sure the payment was for 2024.',
            },
          ]
        : [],
    ),
};

/** Figures that may be right and make one look twice. */
export const plausibilityChecks: readonly Check[] = [
  roundExpenses,
  loss,
  highRatio('meals-share', 'meals', 0.25, 'Meals are a large part of receipts'),
  highRatio('travel-share', 'travel', 0.4, 'Travel is a large part of receipts'),
  miles,
  office,
  gifts,
  roundWages,
  early,
  noIncome,
  penalty,
  paymentDates,
];
