import { isSettled, listSettled, pageAfter, pageSlugs, questionsOf, readPage } from './pages';
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
