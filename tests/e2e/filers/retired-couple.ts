import { about, type Filer, together } from './filer';
import { benefitsStatement, interestStatement, pensionStatement } from './documents';

const walter = { to: 'Walter Lind', ssn: '400-01-2345' };

/**
 * Interest 1,200 (2b), pension 30,000 (5b), benefits 28,000 + 14,000 = 42,000 (6a). Benefits worksheet: 31,200 + half of
 * 42,000 = 52,200; over 32,000: 20,200; over 44,000: 8,200; 85 % of 8,200 = 6,970 + half of 12,000 = 12,970, less than
 * 85 % of 42,000: 12,970 (6b). 44,170 (11). Both 65 or older: 29,200 + 2 * 1,550 = 32,300 (12). 11,870 (15). Tax Table,
 * 11,850 to 11,900: 10 % of 11,875 = 1,187.50, printed 1,188 (16). Withheld 3,000: refund 1,812 (34).
 */
export const retiredCouple: Filer = {
  name: 'retired-couple',
  who: 'a retired couple',
  documents: [
    interestStatement({ payer: 'Tidemark Savings Bank', tin: '98-7000777', ...walter, interest: 1_200 }),
    pensionStatement({
      payer: 'Harbor Pension Trust',
      tin: '98-7000778',
      ...walter,
      gross: 30_000,
      withheld: 3_000,
    }),
    benefitsStatement({ ...walter, net: 28_000 }),
    benefitsStatement({ to: 'Ruth Lind', ssn: '400-01-2346', net: 14_000 }),
  ],
  knows: {
    ...together('Ruth', 'Lind', '1954-08-30', 'Retired'),
    ...about('Walter', 'Lind', '1952-02-11', 'Retired'),
    'Whose 1099-INT from Tidemark Savings Bank is this?': 'Me',
    'Whose 1099-R from Harbor Pension Trust is this?': 'Me',
    'Who pays this pension?': 'A company’s plan, such as a 401(k)',
    'Whose SSA-1099 from “paper-3.pdf” is this?': 'Me',
    'Whose SSA-1099 from “paper-4.pdf” is this?': 'My spouse',
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
