import { carryOverPrintedLoss } from './printed-carryover';

const usual = { income: 60_000, deductions: 14_600, shortTerm: 0, longTerm: 0, allowed: 3000 };

test.each([
  ['a long-term loss', { ...usual, longTerm: -10_000 }, { shortTerm: 0, longTerm: 7000 }],
  ['a short-term loss', { ...usual, shortTerm: -10_000 }, { shortTerm: 7000, longTerm: 0 }],
  [
    'both: short-term losses are used first',
    { ...usual, shortTerm: -2000, longTerm: -5000 },
    { shortTerm: 0, longTerm: 4000 },
  ],
  [
    'a gain of the other term',
    { ...usual, shortTerm: -9400, longTerm: 1150 },
    { shortTerm: 5250, longTerm: 0 },
  ],
  [
    'a short-term gain against a long-term loss',
    { ...usual, shortTerm: 2000, longTerm: -9000 },
    { shortTerm: 0, longTerm: 4000 },
  ],
  [
    'married filing separately',
    { ...usual, longTerm: -10_000, allowed: 1500 },
    { shortTerm: 0, longTerm: 8500 },
  ],
  // Income below the deductions leaves the loss unused.
  ['no taxable income', { ...usual, income: 8000, longTerm: -10_000 }, { shortTerm: 0, longTerm: 10_000 }],
  ['a part of it needed', { ...usual, income: 13_000, longTerm: -10_000 }, { shortTerm: 0, longTerm: 8600 }],
  ['a loss that is used up', { ...usual, longTerm: -2000, allowed: 2000 }, { shortTerm: 0, longTerm: 0 }],
])('%s', (_, printed, left) => {
  expect(carryOverPrintedLoss(printed)).toEqual(left);
});
