import { type Question } from './schema';

/** Short labels beside a section's title; every other question keeps its own words. */
const labels: Readonly<Record<string, string>> = {
  firstName: 'First name and middle initial',
  lastName: 'Last name',
  dateOfBirth: 'Date of birth',
  occupation: 'Occupation',
  idKind: 'Type of taxpayer ID number',
  ipPin: 'Identity Protection PIN from the IRS',
  street: 'Street address',
  apartment: 'Apartment number',
  city: 'City or town',
  state: 'State',
  zip: 'ZIP code',
  phone: 'Phone number',
  email: 'Email address',
};

/** The same for boxes of short rows, by the list's group. */
const labelsInRows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sales: {
    '.description': 'What you sold',
    '.acquiredKind': 'Date acquired',
    '.acquired': 'Acquisition date',
    '.term': 'Held more than a year',
    '.paper': 'Reported to the IRS',
    '.sold': 'Date sold',
    '.proceeds': 'Proceeds',
    '.basis': 'Cost basis',
    '.adjustmentCode': 'Adjustment code',
    '.adjustment': 'Adjustment amount',
  },
  estimated: { '.date': 'Date paid', '.amount': 'Amount' },
  statePayments: { '.state': 'State', '.date': 'Date paid', '.amount': 'Amount' },
  otherIncome: { '.description': 'Description', '.amount': 'Amount' },
  careProviders: {
    '.name': 'Care provider',
    '.id': 'Taxpayer ID number',
    '.address': 'Address',
    '.amount': 'Amount paid',
  },
  propertyGifts: {
    '.charity': 'Charity',
    '.charityAddress': 'Charity’s address',
    '.given': 'Date given',
    '.value': 'Deduction',
  },
};

/** What stands above a control on a page. */
export function labelOnPage({ id, text, repeat }: Question): string {
  const short = repeat && labelsInRows[repeat.group]?.[id.slice(`${repeat.group}.${repeat.index}`.length)];
  if (short !== undefined) return short;
  if (repeat !== undefined || !/^(?:taxpayer|spouse|address)\./u.test(id)) return text;
  if (id.endsWith('.ssn')) return 'Social Security number or other taxpayer ID';
  return labels[id.slice(id.indexOf('.') + 1)] ?? text;
}

const noneLabel = '“None of these';
const sentences = /(?<=[.”])\s+(?=[A-Z])/u;

/** Help for a list that is left blank on a page, where "None of these" isn't among the choices. */
export function helpOnPage({ helpText }: Question): string {
  if (!helpText.includes(noneLabel)) return helpText;
  const kept = helpText.split(sentences).filter((sentence) => !sentence.includes(noneLabel));
  return [...kept, 'Leave this blank if none apply.'].join(' ');
}
