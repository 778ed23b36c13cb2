import { countryNames } from '../../facts/foreign-accounts';
import { covers } from '../coverage';
import { makers } from './schedule-b';

covers('foreignAccounts');

const { choice, yesNo } = makers;

export const hasForeignAccount = yesNo(
  '7a',
  'Account in a foreign country',
  'At any time during 2024, did you have a financial interest in or signature authority over a financial account (such as a bank account, securities account, or brokerage account) located in a foreign country? See instructions',
  ({ facts }) => facts.foreignAccounts.held,
);

export const accountReportDue = yesNo(
  '7a FinCEN 114',
  'FinCEN Form 114 is due',
  'If “Yes,” are you required to file FinCEN Form 114, Report of Foreign Bank and Financial Accounts (FBAR), to report that financial interest or signature authority? See FinCEN Form 114 and its instructions for filing requirements and exceptions to those requirements',
  ({ facts, get }) => (get(hasForeignAccount) ? facts.foreignAccounts.reportDue : null),
);

export const accountCountries = choice(
  '7b',
  'Countries of foreign accounts',
  'If you are required to file FinCEN Form 114, list the name(s) of the foreign country(-ies) where the financial account(s) are located',
  ({ facts, get }) =>
    get(accountReportDue)
      ? facts.foreignAccounts.countries.map(({ country }) => countryNames[country]).join(', ') || null
      : null,
);

export const hasForeignTrust = yesNo(
  '8',
  'Foreign trust',
  'During 2024, did you receive a distribution from, or were you the grantor of, or transferor to, a foreign trust? If “Yes,” you may have to file Form 3520. See instructions',
  ({ facts }) => facts.foreignAccounts.trust,
);
