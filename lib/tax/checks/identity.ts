import { labelFact } from '../facts/describe-fact';
import { type Check, type CheckView, type Finding, rejects } from './check';
import { isPossibleNumber, isPossibleRouting, sameDigits } from './numbers';

interface Named {
  path: string;
  who: string;
  firstName: string;
  lastName: string;
  ssn: string;
  idType: 'ssn' | 'itin' | 'atin' | 'none';
  dateOfBirth: string;
  dateOfDeath: string | null;
  ipPin: string;
}

/** Everybody on the return who needs a name and a number. */
function listPeople({ facts }: CheckView): Named[] {
  const people: Named[] = [{ ...facts.taxpayer, path: 'taxpayer', who: 'You' }];
  if (facts.filingStatus === 'mfj' && facts.spouse)
    people.push({ ...facts.spouse, path: 'spouse', who: facts.spouse.firstName || 'Your spouse' });
  facts.dependents.forEach((person, index) =>
    people.push({
      ...person,
      path: `dependents.${index}`,
      who: person.firstName || labelFact(`dependents.${index}`),
    }),
  );
  return people;
}

const isEveryName = ({ firstName, lastName }: Named) => firstName.trim() !== '' && lastName.trim() !== '';

const nameMissing = rejects({
  id: 'name-missing',
  title: 'A name is missing',
  source: 'Form 1040 (2024), names at the top and under Dependents',
  find: (view) =>
    listPeople(view)
      .filter((person) => !isEveryName(person))
      .map(({ path, who, firstName }) => ({
        path: `${path}.${firstName.trim() === '' ? 'firstName' : 'lastName'}`,
        description: `${who}: the first or last name is not filled in.`,
        suggestedFix: 'Enter the name as the Social Security card shows it.',
      })),
});

const numberMissing = rejects({
  id: 'number-missing',
  title: 'A taxpayer number is missing',
  source: 'Rules R0000-092, F1040-007 and IND-085',
  find: (view) =>
    listPeople(view)
      .filter(({ ssn, idType, path }) => ssn === '' && (idType !== 'none' || path === 'taxpayer'))
      .map(({ path, who }) => ({
        path: `${path}.ssn`,
        description: `${who}: there is no Social Security number or ITIN.`,
        suggestedFix: 'Enter the nine digits as the card or letter shows them.',
      })),
});

const numberImpossible = rejects({
  id: 'number-impossible',
  title: 'A taxpayer number can’t be right',
  source: 'Rules R0000-092, R0000-093 and IND-085; Publication 1915',
  find: (view) =>
    listPeople(view)
      .filter(({ ssn, idType }) => ssn !== '' && !isPossibleNumber(ssn, idType))
      .map(({ path, who }) => ({
        path: `${path}.ssn`,
        description: `${who}: no number of this kind looks like the one you entered.`,
        suggestedFix: 'Compare it with the card, digit by digit.',
      })),
});

const numberRepeated = rejects({
  id: 'number-repeated',
  title: 'Two people have the same number',
  source: 'Rules IND-086, SEIC-F1040-002 and F1040-005',
  find: (view) => {
    const people = listPeople(view);
    return people.flatMap((person, at): Finding[] => {
      const first = people.slice(0, at).find(({ ssn }) => sameDigits(ssn, person.ssn));
      return first
        ? [
            {
              path: `${person.path}.ssn`,
              description: `${person.who} and ${first.who === 'You' ? 'you' : first.who} have the same taxpayer number.`,
              suggestedFix: 'Compare both with their cards and correct the wrong one.',
            },
          ]
        : [];
    });
  },
});

const identityPin = rejects({
  id: 'identity-pin',
  title: 'An identity protection PIN can’t be right',
  source: 'Rules IND-180 to IND-183',
  find: (view) =>
    listPeople(view)
      .filter(({ ipPin }) => ipPin !== '' && !/^\d{6}$/.test(ipPin))
      .map(({ path, who }) => ({
        path: `${path}.ipPin`,
        description: `${who}: this PIN has six digits.`,
        suggestedFix: 'Take the six digits from the IRS letter CP01A, or leave it empty.',
      })),
});

const addressParts = ['street', 'city', 'state', 'zip'] as const;

const addressMissing = rejects({
  id: 'address-missing',
  title: 'Your address is not complete',
  source: 'Form 1040 (2024), home address',
  find: ({ facts: { address } }) =>
    addressParts
      .filter((part) => address[part].trim() === '')
      .map((part) => ({
        path: `address.${part}`,
        description: `Your address has no ${part === 'zip' ? 'ZIP code' : part}.`,
        suggestedFix: 'Enter where the IRS can reach you by mail.',
      })),
});

const zipCode = rejects({
  id: 'zip-code',
  title: 'Your ZIP code can’t be right',
  source: 'Form 1040 (2024), ZIP code',
  find: ({ facts: { address } }) =>
    address.zip === '' || /^\d{5}(-?\d{4})?$/.test(address.zip.trim())
      ? []
      : [
          {
            path: 'address.zip',
            description: 'A ZIP code has five or nine digits.',
            suggestedFix: 'Enter it as it stands on your mail.',
          },
        ],
});

const military = rejects({
  id: 'military-address',
  title: 'City and state of a military address don’t fit',
  source: 'Rules R0000-116 and R0000-117',
  find: ({ facts: { address } }) => {
    const isPost = ['APO', 'DPO', 'FPO'].includes(address.city.trim().toUpperCase());
    const isArea = ['AA', 'AE', 'AP'].includes(address.state.toUpperCase());
    return isPost === isArea || address.state === '' || address.city === ''
      ? []
      : [
          {
            path: isPost ? 'address.state' : 'address.city',
            description: 'APO, DPO and FPO go with the states AA, AE and AP, and with no other.',
            suggestedFix: 'Correct the city or the state.',
          },
        ];
  },
});

const account = rejects({
  id: 'bank-account',
  title: 'Your bank account is not complete',
  source: 'Rule IND-083; Form 1040 (2024), lines 35b to 35d',
  find: ({ facts: { refund } }) => {
    const [routing, number] = [refund.routingNumber !== '', refund.accountNumber !== ''];
    if (routing === number) return [];
    return [
      {
        path: routing ? 'refund.accountNumber' : 'refund.routingNumber',
        description: routing
          ? 'There is a routing number and no account number.'
          : 'There is an account number and no routing number.',
        suggestedFix: 'Enter both from a check or your bank’s app, or take a check in the mail.',
      },
    ];
  },
});

const routing = rejects({
  id: 'routing-number',
  title: 'Your routing number can’t be right',
  source: 'Rule R0000-075',
  find: ({ facts: { refund } }) =>
    refund.routingNumber === '' || isPossibleRouting(refund.routingNumber)
      ? []
      : [
          {
            path: 'refund.routingNumber',
            description:
              'No bank in the United States has this routing number. A digit is wrong or has moved.',
            suggestedFix: 'Take the nine digits at the lower left of a check, or from your bank’s app.',
          },
        ],
});

const accountNumber = rejects({
  id: 'account-number',
  title: 'Your account number can’t be right',
  source: 'Form 1040 (2024), line 35d: up to 17 letters and digits',
  find: ({ facts: { refund } }) =>
    refund.accountNumber === '' || /^[A-Za-z0-9-]{4,17}$/.test(refund.accountNumber)
      ? []
      : [
          {
            path: 'refund.accountNumber',
            description: 'An account number has up to 17 letters and digits.',
            suggestedFix: 'Enter it without spaces, as your bank shows it.',
          },
        ],
});

const headWithoutPerson = rejects({
  id: 'head-of-household-alone',
  title: 'A head of household needs a person at home',
  source: 'Rule F1040-003; Publication 501 (2024)',
  find: ({ facts }) =>
    (facts.filingStatus === 'hoh' || facts.filingStatus === 'qss') && facts.dependents.length === 0
      ? [
          {
            path: 'filingStatus',
            description: 'Your filing status needs a child or relative, and there is none on the return.',
            suggestedFix: 'Add the person, or answer again who lived in your home.',
          },
        ]
      : [],
});

const ageOfChild: Check = {
  id: 'child-older-than-parent',
  severity: 'warning',
  title: 'A child is not younger than you',
  impact: 'A wrong date of birth can cost a credit or have the IRS reject the return.',
  source: 'Instructions for Form 1040 (2024), Who Qualifies as Your Dependent',
  find: ({ facts }) =>
    facts.dependents.flatMap((person, index) =>
      ['child', 'grandchild'].includes(person.relationship) &&
      person.dateOfBirth <= facts.taxpayer.dateOfBirth
        ? [
            {
              path: `dependents.${index}.dateOfBirth`,
              description: `${person.firstName || 'This child'} is as old as you, or older.`,
              suggestedFix: 'Check both dates of birth.',
            },
          ]
        : [],
    ),
};

/** Who files, who is supported, and where a refund goes. */
export const identityChecks: readonly Check[] = [
  nameMissing,
  numberMissing,
  numberImpossible,
  numberRepeated,
  identityPin,
  addressMissing,
  zipCode,
  military,
  account,
  routing,
  accountNumber,
  headWithoutPerson,
  ageOfChild,
];
