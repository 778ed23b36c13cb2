import { namesPersonalNumber } from './plain-reason';

test.each([
  'client 412-34-5678 called',
  '412 34 5678',
  '412345678',
  'the account 998877665544',
  'card 4242 4242 4242 4242',
  '4242-4242-4242-4242.',
])('%j names a number', (text) => expect(namesPersonalNumber(text)).toBe(true));

test.each([
  'wrong forms since 2025-04-15 10:30',
  'refund of $1,234,567.89 for line 35a',
  'call (555) 123-4567',
  'request 6f1c9f30-8a41-4c55-9d1e-0b8f3a1c2d4e',
  'ticket 20250415',
])('%j names none', (text) => expect(namesPersonalNumber(text)).toBe(false));
