import { type AskedFact, askedFor } from './asked-fact';
import { amount, statedAmount } from '../amount';
import { newYork2024 } from '../../states/ny/law';
import { stateSchema } from './state-schema';

/** The value of a home up to which the real property tax credit is given, in dollars. */
const valueLimit = newYork2024.propertyCredit.homeValueLimit.toLocaleString('en-US');

/** Facts that only New York asks. */
export const NY = stateSchema({
  /** Federal adjusted gross income of a spouse who files separately, for the household credit; null: not stated. */
  spouseFederalAgi: statedAmount,
  /** Market value of an owned home, for the real property tax credit (Form IT-214); null: not stated. */
  homeValue: statedAmount,
  /** Public assistance, SSI and other household income that is not taxed (Form IT-214, line 13 and others). */
  nontaxableHouseholdIncome: amount,
});

/** The interview's questions about them. */
export const asksNY: readonly AskedFact[] = [
  askedFor(
    'money',
    'Married filing separately',
    {
      fact: 'spouseFederalAgi',
      text: 'What was your spouse’s federal adjusted gross income?',
      help: 'Use line 11 of your spouse’s Form 1040. For example, 28,500.00.',
    },
    { only: 'apart', why: 'The household credit counts income from both of you.' },
  ),
  askedFor(
    'money',
    `Owned a home worth $${valueLimit} or less`,
    {
      fact: 'homeValue',
      text: 'What was the market value of your home?',
      help: 'Your tax bill may show it. For example, 80,000.00.',
    },
    { why: `The property tax credit is for homes worth $${valueLimit} or less.` },
  ),
  askedFor(
    'money',
    'Public assistance, SSI, or other nontaxable income',
    {
      fact: 'nontaxableHouseholdIncome',
      text: 'How much nontaxable income did your household have?',
      help: 'Include SSI, cash aid from the state, and child support. For example, 4,000.00.',
    },
    { why: 'The property tax credit counts all of your household’s income.' },
  ),
];
