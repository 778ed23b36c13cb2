import { type AskedFact, askedFor } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { count, flag, months, text } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Michigan asks. */
export const MI = stateSchema({
  /** Income outside of federal AGI that counts as household resources (Form MI-1040CR, lines 22 to 30). */
  householdResources: z
    .strictObject({
      gifts: amount,
      inheritance: amount,
      childSupport: amount,
      workersComp: amount,
      veterans: amount,
      FIP: amount,
      otherState: amount,
    })
    .prefault({}),
  /** Medical insurance premiums that the household paid (Form MI-1040CR, line 32). */
  medicalPremiums: amount,
  /** Filers and dependents who are deaf, hemiplegic, paraplegic or quadriplegic (MI-1040, line 9b). */
  specialExemptions: count,
  /** Qualified disabled veterans among filers and dependents (MI-1040, line 9c). */
  disabledVeterans: count,
  homesteadTaxableValue: amount,
  rentMonths: months(12),
  heatProvider: text,
  birthTierOfDeceasedSpouse: text,
  city: z.array(z.strictObject({ name: text, resident: flag })).default([]),
});

/** The interview's questions about them. */
export const asksMI: readonly AskedFact[] = [
  askedFor(
    'money',
    'Gifts of cash, or bills others paid for me',
    {
      fact: 'householdResources.gifts',
      text: 'How much did others give you or pay on your behalf?',
      help: 'Leave out the first $300. For example, 1,200.00.',
    },
    { why: 'The homestead credit counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Money from an inheritance or life insurance',
    {
      fact: 'householdResources.inheritance',
      text: 'How much did you receive from an inheritance or life insurance?',
      help: 'Leave out amounts from your spouse. For example, 5,000.00.',
    },
    { why: 'The homestead credit counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Child support',
    {
      fact: 'householdResources.childSupport',
      text: 'How much child support did you receive?',
      help: 'Include support for every child. For example, 3,600.00.',
    },
    { why: 'The homestead credit counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Workers’ compensation',
    {
      fact: 'householdResources.workersComp',
      text: 'How much did you receive in workers’ compensation?',
      help: 'Include payments for a work injury or illness. For example, 4,800.00.',
    },
    { why: 'The homestead credit counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Veterans’ benefits',
    {
      fact: 'householdResources.veterans',
      text: 'How much did you receive in veterans’ benefits?',
      help: 'Include disability pay from the VA. For example, 6,500.00.',
    },
    { why: 'The homestead credit counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Cash assistance from the State of Michigan',
    {
      fact: 'householdResources.FIP',
      text: 'How much cash assistance did you receive from the state?',
      help: 'Include FIP and other MDHHS payments. Leave out food benefits. For example, 2,400.00.',
    },
    { why: 'The homestead credit counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Other income not on the federal return',
    {
      fact: 'householdResources.otherState',
      text: 'How much other nontaxable income did you receive?',
      help: 'Leave out food benefits and tax refunds. For example, 900.00.',
    },
    { why: 'The homestead credit counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Health insurance premiums I paid',
    {
      fact: 'medicalPremiums',
      text: 'How much did you pay for health insurance?',
      help: 'Leave out premiums deducted from your pay before tax. For example, 2,200.00.',
    },
    { why: 'It increases the homestead credit.' },
  ),
  askedFor(
    'count',
    'Someone who is deaf, blind, paralyzed, or permanently and totally disabled',
    {
      fact: 'specialExemptions',
      text: 'How many people are deaf, blind, paralyzed, or permanently and totally disabled?',
      help: 'Include yourself, your spouse, and your dependents. For example, 1.',
    },
    { max: 15 },
  ),
  askedFor(
    'count',
    'A disabled veteran',
    {
      fact: 'disabledVeterans',
      text: 'How many of you are disabled veterans?',
      help: 'The disability must come from military service. Count yourself, your spouse, and your dependents. For example, 1.',
    },
    { max: 15 },
  ),
];
