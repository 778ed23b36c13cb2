// cspell:ignore ssword passw josémuñoz josemunoz Muñoz José
import { commonPasswords } from './common-passwords';
import { findPasswordProblem } from './password-choice';

const about = ['ann.lee-baker@example.com', 'Annabellina', 'Lee'];

it('knows at least the 3,000 most common ones that are long enough (ASVS 6.2.4)', () => {
  expect(commonPasswords.size).toBe(3500);
  for (const word of commonPasswords) expect(word).toMatch(/^[\x21-\x7e]{8,}$/);
});

it.each([
  ['password', 'too common'],
  ['PassWord1', 'too common'],
  ['qwertyuiop', 'too common'],
  ['aaaaaaaaaa', 'repeats'],
  ['abcabcabc', 'repeats'],
  ['04051993', 'date'],
  ['annabellina', 'your name'],
  ['Ann.Lee-Baker', 'your name'],
  ['plainfile2024', 'too common'],
  ['taxes2024', 'too common'],
  ['Taxes-2024!', 'too common'],
  ['Summer2024!', 'too common'],
  ['P@ssw0rd123', 'too common'],
  ['monkey1987', 'too common'],
  ['2024refund', 'too common'],
  ['IRSrefund1', 'too common'],
  // 12345678 in full width.
  ['\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18', 'too common'],
  // A Cyrillic "а", a Greek "ο", and a mark.
  ['p\u0430ssword', 'too common'],
  ['passw\u03bfrd1', 'too common'],
  ['p\u00e4ssword1', 'too common'],
  ['aaaaaaaa1', 'repeats'],
  ['abcabcabc1', 'repeats'],
  ['abcdefgh1', 'repeats'],
  ['aabbaabbaab1', 'repeats'],
  ['AnnaBellinaLee1', 'your name'],
  ['Lee-Annabellina-90', 'your name'],
  ['ann.lee-baker1990!', 'your name'],
])('refuses %s', (password, why) => {
  expect(findPasswordProblem(password, about)).toContain(why);
});

it.each([
  'a long enough password',
  'correct horse battery',
  'Plainfile and me 24',
  '8271940263',
  'lee fishes at dawn',
])('accepts %s', (password) => expect(findPasswordProblem(password, about)).toBeNull());

it('knows a name in either spelling', () => {
  for (const password of ['josémuñoz1', 'josemunoz1'])
    expect(findPasswordProblem(password, ['José', 'Muñoz'])).toContain('your name');
});
