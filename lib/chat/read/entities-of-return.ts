import type { Entity } from './entity';
import { entity } from './make-entity';

/** Questions about the return as a whole. */
export const ofTheReturn = (): Entity[] => [
  entity(
    'refund',
    'refund, money back, amount owed, balance due, get back, getting back, get gap back, how much will i get, how much do i get, what will i get, getting gap back, pay so much, paying so much, owe, tax bill, come back, bottom line, how did i do, do i owe, the damage, paying or getting, getting or paying, am i paying, am i getting money, am i getting anything, getting anything back, getting money back, refund or a bill',
    {
      lines: '1040:34 1040:37',
      own: 'refund',
      isBroad: true,
    },
  ),
  entity(
    'missing',
    "what is missing, what's missing, still missing, missing on my return, anything missing, left to do, still need from me, what else do you need, what do you need from me, need from me, am i done, not finished, questions still open, incomplete",
    { own: 'missing' },
  ),
  entity(
    'issues',
    'problems with my return, any problems, errors on my return, any errors, any mistakes, warnings, look wrong, reject my return, red flags, any issues, issues with my return, issues on my return',
    { own: 'issues' },
  ),
  entity(
    'missed',
    'deductions am i missing, credits am i missing, deductions did i miss, what am i missing out on, missed deductions, missed anything, bigger refund, larger refund, lower my taxes, lower our taxes, reduce my taxes, save on taxes, pay less tax, maximize my refund, more money back, other deductions, what can i deduct, what can i claim, what can i write off',
    { own: 'missed' },
  ),
  entity(
    'status',
    'status of my return, is my return filed, has my return been filed, did you file, was it filed, is it filed, been submitted, send my return, sent my return, approved yet, reviewed yet, did it go through',
    { own: 'status' },
  ),
  entity(
    'filing-status',
    'my filing status, filing status am i, filing status do i have, status am i filing',
    { own: 'filing-status', facts: 'filingStatus' },
  ),
  entity(
    'dependents',
    'my dependents, how many dependents, dependents on my return, kids on my return, dependents do i have',
    { own: 'dependents', facts: 'dependents' },
  ),
  entity(
    'rates',
    'my tax bracket, my bracket, bracket is it, tax bracket is it, tax bracket am i, bracket am i in, my marginal rate, my effective rate, effective tax rate, marginal tax rate, my tax rate, what bracket, what percentage of my income',
    { own: 'rates' },
  ),
  entity(
    'forms',
    'forms on my return, which forms are, forms do i file, forms in my return, forms are in my return',
    { own: 'forms' },
  ),
  entity(
    'changed',
    'refund change, refund changed, refund go down, refund went down, refund drop, refund dropped, refund lower, refund go up, refund went up, refund higher, refund less, refund smaller, refund different, lower than before, less than before, than yesterday, than last time, what changed, owe more than before, changed since',
    { own: 'changed' },
  ),
  entity('payment-plan', "can't pay, cannot pay, can not pay, can't afford, unable to pay, pay what i owe"),
  entity('deadlines', 'my deadlines, all deadlines, tax deadlines, important dates', { own: 'deadlines' }),
  entity(
    'privacy',
    'who can see, who can read, is this private, is my data safe, privacy, is this chat private, sell my data',
    { own: 'privacy' },
  ),
  entity('all-income', 'all my income, income on my return, list my income, kinds of income', {
    own: 'list:income',
    lines: '1040:9',
  }),
  entity(
    'all-deductions',
    'my deductions, deductions on my return, deductions do i have, deductions did i get, list my deductions, which deductions',
    { own: 'list:deductions', lines: '1040:14' },
  ),
  entity(
    'all-credits',
    'my credits, credits on my return, credits did i get, credits do i have, which credits, list my credits, tax credits',
    { own: 'list:credits', lines: '1040:21', isBroad: true },
  ),
  entity(
    'all-payments',
    'my payments, payments on my return, what did i pay in, payments did i make, already paid',
    { own: 'list:payments', lines: '1040:33' },
  ),
  entity(
    'all-expenses',
    'business expenses, business costs, my expenses, schedule c expenses, list my expenses',
    { own: 'list:expenses', lines: 'schedule-c:28', input: 'business-cost', facts: 'businesses' },
  ),
];
