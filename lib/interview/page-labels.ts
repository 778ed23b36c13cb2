import { type Question } from './schema';

/** Short labels beside a section's title; every other question keeps its own words. */
const labels: Readonly<Record<string, string>> = {
  firstName: 'First name and middle initial',
  lastName: 'Last name',
  dateOfBirth: 'Date of birth',
  occupation: 'Occupation',
  idKind: 'Kind of taxpayer ID number',
  ipPin: 'Identity Protection PIN from the IRS',
  street: 'Street address',
  apartment: 'Apartment number',
  city: 'City or town',
  state: 'State',
  zip: 'ZIP code',
  phone: 'Phone number',
  email: 'Email address',
};

/** What stands above a control on a page. */
export function labelOnPage({ id, text, repeat }: Question): string {
  if (repeat !== undefined || !/^(?:taxpayer|spouse|address)\./u.test(id)) return text;
  if (id.endsWith('.ssn')) return 'Social Security number or other taxpayer ID';
  return labels[id.slice(id.indexOf('.') + 1)] ?? text;
}
