import { nameYear } from './tell-client';

test.each([
  ['The return was sent to the IRS.', 'The 2025 return was sent to the IRS.'],
  [
    'The IRS accepted the return. The signed copy is ready.',
    'The IRS accepted the 2025 return. The signed copy is ready.',
  ],
  ['The preparer signed the return. Next, sign.', 'The preparer signed the 2025 return. Next, sign.'],
  ['The New York return was sent.', 'The 2025 New York return was sent.'],
  ['Illinois accepted the state return.', 'Illinois accepted the 2025 state return.'],
])('a notice about a later year names it: %s', (text, named) => {
  expect(nameYear(text, 2025)).toBe(named);
  expect(nameYear(text, 2024)).toBe(text);
});
