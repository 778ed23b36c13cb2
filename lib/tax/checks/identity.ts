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
        description: `${who}: the first or last name is blank.`,
        suggestedFix: 'Enter the name exactly as it appears on the Social Security card.',
      })),
});

const numberMissing = rejects({
  id: 'number-missing',
  title: 'A taxpayer ID number is missing',
  source: 'Rules R0000-092, F1040-007, and IND-085',
  find: (view) =>
    listPeople(view)
      .filter(({ ssn, idType, path }) => ssn === '' && (idType !== 'none' || path === 'taxpayer'))
      .map(({ path, who }) => ({
        path: `${path}.ssn`,
        description: `${who}: the Social Security number or ITIN is missing.`,
        suggestedFix: 'Enter the nine digits shown on the card or IRS letter.',
      })),
});

const numberImpossible = rejects({
  id: 'number-impossible',
  title: 'A taxpayer ID number isn’t valid',
  source: 'Rules R0000-092, R0000-093, and IND-085; Publication 1915',
  find: (view) =>
    listPeople(view)
      .filter(({ ssn, idType }) => ssn !== '' && !isPossibleNumber(ssn, idType))
      .map(({ path, who }) => ({
        path: `${path}.ssn`,
        description: `${who}: the number you entered isn’t valid for its type.`,
        suggestedFix: 'Check it against the card, digit by digit.',
      })),
});

const numberRepeated = rejects({
  id: 'number-repeated',
  title: 'Two people have the same Social Security number',
  source: 'Rules IND-086, SEIC-F1040-002, and F1040-005',
  find: (view) => {
    const people = listPeople(view);
    return people.flatMap((person, at): Finding[] => {
      const first = people.slice(0, at).find(({ ssn }) => sameDigits(ssn, person.ssn));
      return first
        ? [
            {
              path: `${person.path}.ssn`,
              description: `${person.who} and ${first.who === 'You' ? 'you' : first.who} have the same taxpayer ID number.`,
              suggestedFix: 'Check both against their cards and correct the wrong one.',
            },
          ]
        : [];
    });
  },
});

const identityPin = rejects({
  id: 'identity-pin',
  title: 'An identity protection PIN isn’t valid',
  source: 'Rules IND-180 to IND-183',
  find: (view) =>
    listPeople(view)
      .filter(({ ipPin }) => ipPin !== '' && !/^\d{6}$/.test(ipPin))
      .map(({ path, who }) => ({
        path: `${path}.ipPin`,
        description: `${who}: an IP PIN has six digits.`,
        suggestedFix: 'Enter the six digits from IRS Notice CP01A, or leave it blank.',
      })),
});

const addressParts = ['street', 'city', 'state', 'zip'] as const;

const addressMissing = rejects({
  id: 'address-missing',
  title: 'Your address is incomplete',
  source: 'Form 1040 (2024), home address',
  find: ({ facts: { address } }) =>
    addressParts
      .filter((part) => address[part].trim() === '')
      .map((part) => ({
        path: `address.${part}`,
        description: `Your address is missing the ${part === 'zip' ? 'ZIP code' : part}.`,
        suggestedFix: 'Enter the address where you get mail.',
      })),
});

const zipCode = rejects({
  id: 'zip-code',
  title: 'Your ZIP code isn’t valid',
  source: 'Form 1040 (2024), ZIP code',
  find: ({ facts: { address } }) =>
    address.zip === '' || /^\d{5}(-?\d{4})?$/.test(address.zip.trim())
      ? []
      : [
          {
            path: 'address.zip',
            description: 'A ZIP code has five or nine digits.',
            suggestedFix: 'Enter it as it appears on your mail.',
          },
        ],
});

const military = rejects({
  id: 'military-address',
  title: 'The city and state of a military or diplomatic address don’t match',
  source: 'Rules R0000-116 and R0000-117',
  find: ({ facts: { address } }) => {
    const isPost = ['APO', 'DPO', 'FPO'].includes(address.city.trim().toUpperCase());
    const isArea = ['AA', 'AE', 'AP'].includes(address.state.toUpperCase());
    return isPost === isArea || address.state === '' || address.city === ''
      ? []
      : [
          {
            path: isPost ? 'address.state' : 'address.city',
            description: 'APO, DPO, and FPO addresses must use AA, AE, or AP as the state.',
            suggestedFix: 'Correct the city or state.',
          },
        ];
  },
});

const account = rejects({
  id: 'bank-account',
  title: 'Your bank account information is incomplete',
  source: 'Rule IND-083; Form 1040 (2024), lines 35b to 35d',
  find: ({ facts: { refund } }) => {
    const [routing, number] = [refund.routingNumber !== '', refund.accountNumber !== ''];
    if (routing === number) return [];
    return [
      {
        path: routing ? 'refund.accountNumber' : 'refund.routingNumber',
        description: routing
          ? 'There’s a routing number but no account number.'
          : 'There’s an account number but no routing number.',
        suggestedFix:
          'Enter both numbers, which are on a check or in your bank’s app, or choose a paper check for your refund.',
      },
    ];
  },
});

const routing = rejects({
  id: 'routing-number',
  title: 'Your routing number isn’t valid',
  source: 'Rule R0000-075',
  find: ({ facts: { refund } }) =>
    refund.routingNumber === '' || isPossibleRouting(refund.routingNumber)
      ? []
      : [
          {
            path: 'refund.routingNumber',
            description: 'No US bank uses this routing number. A digit may be wrong or out of place.',
            suggestedFix: 'Enter the nine digits shown at the bottom left of a check or in your bank’s app.',
          },
        ],
});

const accountNumber = rejects({
  id: 'account-number',
  title: 'Your account number isn’t valid',
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
  title: 'Head of household requires a qualifying person',
  source: 'Rule F1040-003; Publication 501 (2024)',
  find: ({ facts }) =>
    (facts.filingStatus === 'hoh' || facts.filingStatus === 'qss') && facts.dependents.length === 0
      ? [
          {
            path: 'filingStatus',
            description:
              'This filing status requires a qualifying child or relative, and none is on the return.',
            suggestedFix: 'Add the person, or review your answers about who lived in your home.',
          },
        ]
      : [],
});

const ageOfChild: Check = {
  id: 'child-older-than-parent',
  severity: 'warning',
  title: 'A child isn’t younger than you',
  impact: 'A wrong date of birth can cost you a credit or cause the IRS to reject the return.',
  source: 'Instructions for Form 1040 (2024), Who Qualifies as Your Dependent',
  find: ({ facts }) =>
    facts.dependents.flatMap((person, index) =>
      ['child', 'grandchild'].includes(person.relationship) &&
      person.dateOfBirth <= facts.taxpayer.dateOfBirth
        ? [
            {
              path: `dependents.${index}.dateOfBirth`,
              description: `${person.firstName || 'This child'} is your age or older.`,
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
