import { commonPasswords } from './common-passwords';
import { findPasswordProblem } from './password-choice';

const about = ['ann.lee-baker@example.com', 'Annabellina', 'Lee'];

it('knows at least the 3,000 most common ones that are long enough (ASVS 6.2.4)', () => {
  expect(commonPasswords.size).toBe(3500);
  for (const word of commonPasswords) expect(word).toMatch(/^[\x21-\x7e]{8,}$/);
});

it.each([
  ['password', 'used by many'],
  ['PassWord1', 'used by many'],
  ['qwertyuiop', 'used by many'],
  ['aaaaaaaaaa', 'repeats'],
  ['abcabcabc', 'repeats'],
  ['04051993', 'date'],
  ['annabellina', 'your name'],
  ['Ann.Lee-Baker', 'your name'],
  ['plainfile2024', 'used by many'],
  ['taxes2024', 'used by many'],
  ['Taxes-2024!', 'used by many'],
  ['Summer2024!', 'used by many'],
  ['P@ssw0rd123', 'used by many'],
  ['monkey1987', 'used by many'],
  ['2024refund', 'used by many'],
])('refuses %s', (password, why) => {
  expect(findPasswordProblem(password, about)).toContain(why);
});

it.each(['a long enough password', 'correct horse battery', 'Plainfile and me 24', '8271940263'])(
  'accepts %s',
  (password) => expect(findPasswordProblem(password, about)).toBeNull(),
);
