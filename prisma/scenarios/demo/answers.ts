import { type Answers } from './session';

interface Person {
  first: string;
  last: string;
  /** YYYY-MM-DD. */
  born: string;
  job: string;
  ssn: string;
}

/** What the interview asks about one filer. */
export const about = (who: 'taxpayer' | 'spouse', person: Person): Answers => ({
  [`${who}.firstName`]: person.first,
  [`${who}.lastName`]: person.last,
  [`${who}.dateOfBirth`]: person.born,
  [`${who}.occupation`]: person.job,
  [`${who}.idKind`]: 'A Social Security number',
  [`${who}.ssn`]: person.ssn,
});

interface Home {
  street: string;
  city: string;
  state: string;
  zip: string;
}

export const livesAt = ({ street, city, state, zip }: Home): Answers => ({
  'address.street': street,
  'address.city': city,
  'address.state': state,
  'address.zip': zip,
});

/** A child who lived with the filers all year. */
export const child = (index: number, is: Omit<Person, 'job'> & { word: 'Son' | 'Daughter' }): Answers => ({
  [`dependents.${index}.firstName`]: is.first,
  [`dependents.${index}.lastName`]: is.last,
  [`dependents.${index}.relationship`]: 'Child',
  [`dependents.${index}.childWord`]: is.word,
  [`dependents.${index}.dateOfBirth`]: is.born,
  [`dependents.${index}.idKind`]: 'A Social Security number',
  [`dependents.${index}.ssn`]: is.ssn,
  [`dependents.${index}.monthsInHome`]: 12,
});

export const paidByCheck: Answers = { 'refund-method': 'Paper check in the mail' };
