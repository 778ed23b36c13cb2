import { about, type Filer, together } from './filer';

/**
 * Interest 1,200 (2b), pension 30,000 (5b), benefits 28,000 + 14,000 = 42,000 (6a). Benefits worksheet: 31,200 + half of
 * 42,000 = 52,200; over 32,000: 20,200; over 44,000: 8,200; 85 % of 8,200 = 6,970 + half of 12,000 = 12,970, less than
 * 85 % of 42,000: 12,970 (6b). 44,170 (11). Both 65 or older: 29,200 + 2 * 1,550 = 32,300 (12). 11,870 (15). Tax Table,
 * 11,850 to 11,900: 10 % of 11,875 = 1,187.50, printed 1,188 (16). Withheld 3,000: refund 1,812 (34).
 */
export const retiredCouple: Filer = {
  name: 'retired-couple',
  who: 'a retired couple',
  papers: [],
  knows: {
    ...together('Ruth', 'Lind', '1954-08-30', 'Retired'),
    ...about('Walter', 'Lind', '1952-02-11', 'Retired'),
    'Did a bank or someone else pay you interest in 2024?': 'Yes',
    'Whose Form 1099-INT is this?': 'Me',
    'Who paid you the interest?': 'Tidemark Savings Bank',
    'What is in box 1, interest income?': '1200',
    'Did you get money from a pension or retirement account in 2024?': 'Yes',
    'Whose Form 1099-R is this?': 'Me',
    'Who paid you this money?': 'Harbor Pension Trust',
    'What is in box 1, gross distribution?': '30000',
    'Is there an amount in box 2a, taxable amount?': 'Yes, there is an amount',
    'What is in box 2a, taxable amount?': '30000',
    'What is in box 4, federal tax withheld?': '3000',
    'Which code is in box 7?': '7',
    'Did you get Social Security in 2024?': 'Yes',
    'Whose Form SSA-1099 is this?': { each: ['Me', 'My spouse'] },
    'What is in box 5, net benefits?': { each: ['28000', '14000'] },
    'Do you have another Form SSA-1099 to type in?': { each: ['Yes', 'No'] },
  },
  lines: {
    '2b': 1_200,
    '5b': 30_000,
    '6a': 42_000,
    '6b': 12_970,
    '11': 44_170,
    '12': 32_300,
    '15': 11_870,
    '16': 1_188,
    '34': 1_812,
  },
  result: 1_812,
};
