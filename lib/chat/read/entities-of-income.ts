import type { Entity } from './entity';
import { entity } from './make-entity';

/** Income. */
export const ofIncome = (): Entity[] => [
  entity(
    'wages',
    'wages, salary, pay, paycheck, w2, w2 income, income from my job, job, raise, bonus, overtime, tips, earn, earned, earning, i made, we made, i make, we make, make at work, employer, pay cut',
    { lines: '1040:1a 1040:1z', input: 'pay', facts: 'w2s', document: 'w2', isBroad: true },
  ),
  entity(
    'total-income',
    'total income, gross income, all of my income, my income, our income, how much did i make, how much i made, make last year, earn last year',
    { lines: '1040:9', own: 'list:income', input: 'income', isBroad: true },
  ),
  entity('agi', 'agi, adjusted gross income, adjusted gross, line 11', { lines: '1040:11' }),
  entity('taxable-income', 'taxable income, income that is taxed', { lines: '1040:15', isBroad: true }),
  entity(
    'interest',
    'interest, bank interest, savings interest, interest income, 1099int, cd interest, savings account',
    { lines: '1040:2b', input: 'interest', facts: 'interest', document: 'interest' },
  ),
  entity('car-loan', 'car loan interest, auto loan interest, car loan, truck loan', {
    input: 'car-loan',
    facts: 'carLoans',
  }),
  entity(
    'other-interest',
    'credit card interest, personal loan interest, investment interest, loan interest',
    {},
  ),
  entity('exempt-interest', 'tax exempt interest, municipal bond interest, muni interest, muni bonds', {
    lines: '1040:2a',
    input: 'exempt-interest',
    facts: 'interest',
  }),
  entity('dividends', 'dividends, ordinary dividends, 1099div, dividend income', {
    lines: '1040:3b',
    input: 'dividends',
    facts: 'dividends',
    document: 'dividends',
  }),
  entity('qualified-dividends', 'qualified dividends', {
    lines: '1040:3a',
    input: 'dividends',
    facts: 'dividends',
    document: 'dividends',
  }),
  entity(
    'ira-distribution',
    'ira distribution, ira withdrawal, withdraw from my ira, took money out of my ira, take gap out of my ira, took gap out of my ira, take gap from my ira, took gap from my ira, pull gap from my ira, pull gap out of my ira, pulled gap out of my ira, withdraw gap from my ira, cash out my ira',
    { lines: '1040:4b', input: 'withdrawal', facts: 'retirement', document: 'pension' },
  ),
  entity(
    'withdrawal',
    'withdraw, withdrawal, cash out my 401k, take gap out of my 401k, took gap out of my 401k, took gap from my 401k, take gap from my 401k, pull gap from my 401k, pull gap out of my 401k, took gap out of my retirement, cashed out my 401k, 401k withdrawal, early withdrawal, early distribution',
    { lines: '1040:5b 1040:4b', input: 'withdrawal', facts: 'retirement', document: 'pension' },
  ),
  entity(
    'payroll-tax',
    'social security tax, medicare tax, fica, social security withheld, medicare withheld',
    {
      facts: 'w2s',
      document: 'w2',
    },
  ),
  entity('pension', 'pension, pensions, annuity, 1099r, retirement income', {
    lines: '1040:5b',
    input: 'pension',
    facts: 'retirement',
    document: 'pension',
  }),
  entity(
    'social-security',
    'social security benefits, social security, taxable social security, ssa1099, benefits taxed',
    { lines: '1040:6b', input: 'social-security', facts: 'socialSecurity' },
  ),
  entity(
    'gains',
    'capital gain, capital gains, capital loss, stock sale, sold stock, sell stock, sold my stock, sell my stock, sell stocks, sold shares, sell shares, sell my shares, investments, stock, shares, fund, crypto, bitcoin, sold crypto, sell my crypto, gain on, loss on, make on stock, made on stock, realized gain, sell nothing',
    { lines: '1040:7', input: 'sale', facts: 'sales', document: 'sale' },
  ),
  entity('unemployment', 'unemployment, unemployment compensation, unemployment benefits, 1099g', {
    lines: 'schedule-1:7',
    input: 'unemployment',
    facts: 'governmentPayments',
  }),
  entity('gambling', 'gambling, gambling winnings, lottery, casino, won at, w2g', {
    lines: 'schedule-1:8b',
    input: 'gambling',
    facts: 'gambling',
  }),
  entity('rental', 'rental income, rental property, rental, rent out', {
    lines: 'schedule-1:5',
    facts: 'rentals',
  }),
  entity('jury', 'jury duty, jury pay, jury duty pay', {
    lines: 'schedule-1:8h',
    input: 'jury',
    facts: 'juryDutyPay',
  }),
  entity('other-income', 'other income, prize, award', {
    lines: 'schedule-1:10',
    input: 'other-income',
    facts: 'otherIncome',
  }),
  entity(
    'business-profit',
    'business profit, business income, net profit, profit, freelance income, side hustle, side gig, gig income, self employment income, self employed income, schedule c, own business, business loss, 1099nec, freelance, 1099 income, 1099 work, contract income',
    { lines: 'schedule-c:31', input: 'business-income', facts: 'businesses', document: 'business' },
  ),
  entity('gig', 'uber, lyft, doordash, instacart, etsy, gig work, rideshare', {
    lines: 'schedule-c:31',
    facts: 'businesses',
    document: 'business',
  }),
  entity('business', 'business, my business', {
    lines: 'schedule-c:31',
    input: 'business-income',
    facts: 'businesses',
    document: 'business',
    isBroad: true,
  }),
  entity('gross-receipts', 'gross receipts, business sales, business revenue, revenue', {
    lines: 'schedule-c:1',
    input: 'business-income',
    facts: 'businesses',
    document: 'business',
  }),
  entity('job', 'second job, another job, new job, extra job, part time job, side job, other job', {
    input: 'job',
    facts: 'w2s',
    lines: '1040:1a',
  }),
];
