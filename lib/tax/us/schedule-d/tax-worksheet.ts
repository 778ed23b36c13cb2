import { smallerOf } from '../../engine/verbs';
import { taxOn } from '../worksheets/tax-table';
import { makers } from './tax-worksheet-form';
import { taxableIncome, taxedByTable } from './tax-worksheet-income';
import { collectiblesTax, middleTax, topTax, unrecapturedTax } from './tax-worksheet-rates';

const { money } = makers;

export const ordinaryTax = money(
  '44',
  'Tax at ordinary rates',
  'Figure the tax on the amount on line 21. If the amount on line 21 is less than $100,000, use the Tax Table; if it is $100,000 or more, use the Tax Computation Worksheet',
  ({ get, facts, law }) => taxOn(get(taxedByTable), facts.filingStatus, law.incomeTax),
);

export const taxByParts = money(
  '45',
  'Tax using capital gain rates',
  'Add lines 31, 34, 40, 43, and 44',
  ({ get }) => get(middleTax) + get(topTax) + get(unrecapturedTax) + get(collectiblesTax) + get(ordinaryTax),
);

export const taxOnAll = money(
  '46',
  'Tax without the lower rates',
  'Figure the tax on the amount on line 1. If the amount on line 1 is less than $100,000, use the Tax Table; if it is $100,000 or more, use the Tax Computation Worksheet',
  ({ get, facts, law }) => taxOn(get(taxableIncome), facts.filingStatus, law.incomeTax),
);

export const scheduleDTax = money(
  '47',
  'Tax',
  'Tax on all taxable income (including capital gains and qualified dividends). Enter the smaller of line 45 or line 46. Also include this amount on Form 1040 or 1040-SR, line 16',
  ({ get }) => smallerOf(get(taxByParts), get(taxOnAll)),
);
