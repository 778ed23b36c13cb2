import {
  isSettled,
  listSettled,
  pageAfter,
  pageSlugs,
  placeAfter,
  placeOfQuestion,
  questionsOf,
  readListPage,
  readPage,
} from './pages';
import { planInterview } from './plan';
import { answerAll } from './testing/answer-all';
import { aboutMaria, aboutSam, child, readW2 } from './testing/people';

const documents = [readW2('clinic', 61_000, 7000)];
const single = answerAll({ 'marital-status': 'Never married', ...aboutMaria }, documents);

const categoriesOf = (answers: Parameters<typeof planInterview>[0]['answers']) =>
  planInterview({ answers, documents }).categories;
const idsOn = (slug: (typeof pageSlugs)[number], answers = single) =>
  questionsOf(readPage(slug, categoriesOf(answers))).map(({ id }) => id);

test('four pages hold every question that a filer with one W-2 is asked', () => {
  const asked = categoriesOf(single).flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(pageSlugs.flatMap((slug) => idsOn(slug)).sort()).toEqual([...asked].sort());
});

test('a question stands on one page only', () => {
  const all = pageSlugs.flatMap((slug) => idsOn(slug));
  expect(new Set(all).size).toBe(all.length);
});

test('the first page asks about a spouse and each child once they are told about', () => {
  const couple = answerAll(
    {
      'marital-status': 'Married',
      'file-together': true,
      ...aboutMaria,
      ...aboutSam,
      'had-dependents': true,
      ...child(0, 'Mia', '2016-03-01', { more: true }),
      ...child(1, 'Ben', '2019-08-20'),
      'documents.extraction-clinic.owner': 'Me',
    },
    documents,
  );
  const page = readPage('known', categoriesOf(couple));
  expect(page.sections.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['You', 'Your spouse', 'Mia', 'Ben', 'Your documents', 'Address and contact']),
  );
  expect(idsOn('known', single).some((id) => id.startsWith('spouse.'))).toBe(false);
});

test('a page is settled when nothing on it that needs an answer is open', () => {
  const categories = categoriesOf(single);
  expect(listSettled(categories, (id) => single[id] !== undefined)).toEqual([...pageSlugs]);
  expect(isSettled(readPage('known', categories), (id) => id !== 'taxpayer.occupation')).toBe(false);
  // May stay empty.
  expect(isSettled(readPage('known', categories), (id) => id !== 'taxpayer.phone')).toBe(true);
});

test('the pages follow each other', () => {
  expect([null, ...pageSlugs].map((slug) => pageAfter(slug))).toEqual([...pageSlugs, null]);
});

describe('the page of a list', () => {
  const rental = { ...single, 'income-kinds': ['rental'] };

  test('has all that is asked about one entry, under its name', () => {
    const first = categoriesOf(rental)
      .flatMap(({ questions }) => questions)
      .find(({ repeat }) => repeat?.group === 'rentals');
    if (first === undefined) throw new Error('no rental is asked about');
    const page = readListPage(first.id, categoriesOf({ ...rental, 'rentals.0.address': '9 Mill Street' }));
    expect(page?.slug).toBe('list');
    expect(page?.title).toContain('9 Mill Street');
    const ids = page === null ? [] : questionsOf(page).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(ids.every((id) => id.startsWith('rentals.0.'))).toBe(true);
  });

  test('comes where a question of it is the next open one, and a single question stays by itself', () => {
    const open = (answers: Parameters<typeof categoriesOf>[0]) =>
      placeAfter('year', categoriesOf(answers), (id) => id in answers);
    // Asked of the landlord as a person, beside the list of rentals.
    expect(open(rental)).toEqual({ list: 'realEstate.professional.taxpayer' });
    const asPerson = readListPage('realEstate.professional.taxpayer', categoriesOf(rental));
    const settled = Object.fromEntries(
      (asPerson === null ? [] : questionsOf(asPerson)).map(({ id }) => [id, false]),
    );
    expect(open({ ...rental, ...settled })).toEqual({ list: 'rentals.0.kind' });
    expect(open(single)).toEqual({ page: 'finish' });
    expect(placeOfQuestion('taxpayer.occupation', categoriesOf(single))).toEqual({ page: 'known' });
    expect(readListPage('taxpayer.occupation', categoriesOf(single))).toBeNull();
  });
});
