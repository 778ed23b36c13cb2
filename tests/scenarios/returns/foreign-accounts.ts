import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024, filingStatus: 'single', taxpayer: person('1980-01-01') } as const;
const source = 'Schedule B (Form 1040) 2024, Part III: who must complete it, lines 7a, 7b and 8';

/** Accounts and trusts outside the United States. */
export const foreignAccounts: Scenario[] = [
  {
    name: 'account-abroad-without-interest',
    source,
    input: { ...single, w2s: [wages(40_000)], foreignAccounts: { held: true } },
    expect: {
      'schedule-b': { '2': null, '7a': true, '7a FinCEN 114': false, '7b': null, '8': false },
    },
  },
  {
    name: 'accounts-in-two-countries-and-a-trust',
    source,
    input: {
      ...single,
      w2s: [wages(40_000)],
      interest: [{ payer: 'Harbor Bank', interest: 1_600 }],
      foreignAccounts: {
        held: true,
        reportDue: true,
        countries: [{ country: 'CA' }, { country: 'GM' }],
        trust: true,
      },
    },
    expect: {
      'schedule-b': { '4': 1_600, '7a': true, '7a FinCEN 114': true, '7b': 'Canada, Germany', '8': true },
    },
  },
  {
    name: 'no-account-abroad',
    source,
    input: { ...single, interest: [{ payer: 'Harbor Bank', interest: 1_501 }] },
    expect: { 'schedule-b': { '4': 1_501, '7a': false, '7a FinCEN 114': null, '7b': null, '8': false } },
  },
];
