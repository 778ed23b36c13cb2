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
    'Gifts of cash, or bills that others paid for you',
    {
      fact: 'householdResources.gifts',
      text: 'How much did others give you, or pay for you?',
      help: 'Leave out the first $300. For example, 1,200.00.',
    },
    { why: 'The homestead credit counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Money from an inheritance or life insurance',
    {
      fact: 'householdResources.inheritance',
      text: 'How much came from an inheritance or life insurance?',
      help: 'Leave out what your spouse left you. For example, 5,000.00.',
    },
    { why: 'The homestead credit counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Child support',
    {
      fact: 'householdResources.childSupport',
      text: 'How much child support did you receive?',
      help: 'Count support for every child. For example, 3,600.00.',
    },
    { why: 'The homestead credit counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Workers’ compensation',
    {
      fact: 'householdResources.workersComp',
      text: 'How much did you receive for being hurt at work?',
      help: 'Count workers’ compensation of the year. For example, 4,800.00.',
    },
    { why: 'The homestead credit counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Veterans’ benefits',
    {
      fact: 'householdResources.veterans',
      text: 'How much did you receive in veterans’ benefits?',
      help: 'Count what the VA paid you for disability. For example, 6,500.00.',
    },
    { why: 'The homestead credit counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Cash help from the State of Michigan',
    {
      fact: 'householdResources.FIP',
      text: 'How much cash help did you receive from the state?',
      help: 'Count FIP and other MDHHS payments. Leave out food benefits. For example, 2,400.00.',
    },
    { why: 'The homestead credit counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Other income that the federal return leaves out',
    {
      fact: 'householdResources.otherState',
      text: 'How much other income did you receive that isn’t taxed?',
      help: 'Leave out food benefits and tax refunds. For example, 900.00.',
    },
    { why: 'The homestead credit counts all of your household’s income.' },
  ),
  askedFor(
    'money',
    'Health insurance you paid for yourself',
    {
      fact: 'medicalPremiums',
      text: 'How much did you pay for health insurance?',
      help: 'Leave out what came out of your pay before tax. For example, 2,200.00.',
    },
    { why: 'It makes the home credit larger.' },
  ),
  askedFor(
    'count',
    'Someone who is deaf, blind or paralyzed, or totally and permanently disabled',
    {
      fact: 'specialExemptions',
      text: 'How many of you are deaf, blind, paralyzed or totally disabled?',
      help: 'Count yourself, your spouse and your dependents. For example, 1.',
    },
    { max: 15 },
  ),
  askedFor(
    'count',
    'A disabled veteran',
    {
      fact: 'disabledVeterans',
      text: 'How many of you are disabled veterans?',
      help: 'Count yourself, your spouse and your dependents. For example, 1.',
    },
    { max: 15 },
  ),
];
