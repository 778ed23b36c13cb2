import { splitAddress } from '@/lib/tax/facts/postal-address';
import { type DocumentFacts, isChecked, type PlacedForm } from './document-facts';
import { listEarlierDependents } from './earlier-dependents';
import { type CountedReturn, findEarlierReturn } from './earlier-return';
import { inMixedCase, type PrintedNumber, readNumber } from './read-person';
import { type KnownAnswer } from './schema';
import { states } from './topics/address';
import { type InterviewState } from './walk';

/** What sign-up says about the person who fills in the return. */
interface Account {
  firstName: string;
  lastName: string;
  email: string;
}

const words = (text: string) => text.trim().split(/\s+/u).filter(Boolean);
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** One person whom the documents are about. */
interface Person {
  /** Null where forms print it in part or not at all. */
  number: PrintedNumber | null;
  firstName: string;
  lastName: string;
  address: string | null;
  from: string;
}

const firstWord = (name: string) => plain(words(name)[0] ?? '');

/**
 * The people named on forms that need no look, in the order of the documents, told apart by their number. Most 1099s
 * print only its last four digits: such a form speaks of a person who is known by the same name, or of nobody else yet.
 */
function listPeople(documents: readonly DocumentFacts[]): Person[] {
  const people: Person[] = [];
  for (const { document, form } of eachForm(documents)) {
    // Last year's return speaks for itself (listEarlierPeople).
    if (form.earlier !== undefined) continue;
    const name = words(form.recipientName ?? '');
    const last = name.at(-1);
    if (!isChecked(form) || last === undefined || name.length < 2) continue;
    const number = readNumber(form.recipientSsn ?? '');
    const address = form.recipientAddress ?? null;
    const known = people.find((person) =>
      number === null || person.number === null ? isNamed(person, name) : person.number.text === number.text,
    );
    if (known) {
      known.number ??= number;
      known.address ??= address;
      continue;
    }
    people.push({
      number,
      firstName: inMixedCase(name.slice(0, -1).join(' ')),
      lastName: inMixedCase(last),
      address,
      from: document.name,
    });
  }
  return people;
}

/** The people on an uploaded return of last year, the filer first. */
function listEarlierPeople(found: CountedReturn | null): Person[] {
  if (found === null) return [];
  const { taxpayer, spouse, address } = found.earlier;
  return [taxpayer, spouse].flatMap((person) =>
    person === null
      ? []
      : [
          {
            number: readNumber(person.ssn ?? ''),
            firstName: inMixedCase(person.firstName),
            lastName: inMixedCase(person.lastName),
            address,
            from: found.name,
          },
        ],
  );
}

/** Documents of this year are newer than last year's return, which adds what they don't print. */
function addPeople(read: readonly Person[], earlier: readonly Person[]): Person[] {
  const isOf = (one: Person, other: Person) => isNamed(one, words(`${other.firstName} ${other.lastName}`));
  return [
    ...read.map((person) => {
      const before = earlier.find((other) => isOf(person, other));
      return {
        ...person,
        number: person.number ?? before?.number ?? null,
        address: person.address ?? before?.address ?? null,
      };
    }),
    ...earlier.filter((person) => !read.some((other) => isOf(person, other))),
  ];
}

const isNamed = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>, name: readonly string[]) =>
  firstWord(firstName) === firstWord(name.join(' ')) && plain(lastName) === plain(name.at(-1) ?? '');

const eachForm = (documents: readonly DocumentFacts[]): PlacedForm[] =>
  documents.flatMap((document) => document.forms.map((form) => ({ document, form })));

/**
 * Answers that sign-up and checked documents give, for the filer to confirm; none is stored by itself. Documents are
 * the filer's own when the first name is that of the account: with another name they may be the spouse's, and then they
 * stand for the spouse only.
 */
export function listKnownAnswers(
  { documents, taxYear = 2024 }: InterviewState,
  account: Account,
): KnownAnswer[] {
  const found = findEarlierReturn(documents, taxYear);
  const people = addPeople(listPeople(documents), listEarlierPeople(found));
  const numbered = people.filter(({ number }) => number !== null);
  const own =
    numbered.find(({ firstName }) => firstWord(firstName) === firstWord(account.firstName)) ??
    people.find((person) => isNamed(person, words(`${account.firstName} ${account.lastName}`)));
  // A relative's form without a number may be anybody's: only a whole number stands for the spouse.
  const other = numbered.find((person) => person !== own);
  const home = [own, other].find((person) => person && splitAddress(person.address ?? '') !== null);
  return [
    ...(own ? describePerson('taxpayer', own) : describeAccount(account)),
    ...(other ? describePerson('spouse', other) : []),
    ...(home ? describeAddress(home) : []),
    ...(found === null ? [] : listEarlierDependents(found)),
    ...(account.email === '' ? [] : [{ questionId: 'taxpayer.email', answer: account.email, from: null }]),
  ];
}

const describeAccount = ({ firstName, lastName }: Account): KnownAnswer[] =>
  [
    { questionId: 'taxpayer.firstName', answer: firstName.trim(), from: null },
    { questionId: 'taxpayer.lastName', answer: lastName.trim(), from: null },
  ].filter(({ answer }) => answer !== '');

const describePerson = (who: 'taxpayer' | 'spouse', person: Person): KnownAnswer[] => [
  { questionId: `${who}.firstName`, answer: person.firstName, from: person.from },
  { questionId: `${who}.lastName`, answer: person.lastName, from: person.from },
  ...(person.number === null
    ? []
    : [
        { questionId: `${who}.idKind`, answer: person.number.kind, from: person.from },
        { questionId: `${who}.ssn`, answer: person.number.text, from: person.from },
      ]),
];

const unitWords: ReadonlySet<string> = new Set(['apt', 'apartment', 'unit', '#']);

/** "12 Birch Lane Apt 4B" in two: the unit has a place of its own on the return. */
function splitUnit(line: string): { street: string; apartment: string | null } {
  const parts = words(line);
  const number = parts.at(-1) ?? '';
  const isBare = number.startsWith('#') && number.length > 1;
  const marker = (parts.at(-2) ?? '').toLowerCase().replace('.', '');
  const apartment = isBare ? number.slice(1) : number.startsWith('#') ? '' : number;
  const before = parts.slice(0, unitWords.has(marker) ? -2 : -1);
  const isUnit = (isBare || unitWords.has(marker)) && /^[\w-]+$/u.test(apartment) && before.length > 1;
  if (!isUnit) return { street: line, apartment: null };
  return { street: before.join(' ').replace(/,$/u, ''), apartment };
}

function describeAddress({ address, from }: Person): KnownAnswer[] {
  const parts = splitAddress(address ?? '');
  const state = states.find(({ value }) => value === parts?.state)?.label;
  if (parts === null || state === undefined) return [];
  const { street, apartment } = splitUnit(parts.street);
  const zip = parts.zip.length === 9 ? `${parts.zip.slice(0, 5)}-${parts.zip.slice(5)}` : parts.zip;
  return [
    { questionId: 'address.street', answer: inMixedCase(street), from },
    ...(apartment === null ? [] : [{ questionId: 'address.apartment', answer: apartment, from }]),
    { questionId: 'address.city', answer: inMixedCase(parts.city), from },
    { questionId: 'address.state', answer: state, from },
    { questionId: 'address.zip', answer: zip, from },
  ];
}
