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
import { labelOnPage } from './page-labels';
import { planInterview } from './plan';
import { answerAll } from './testing/answer-all';
import { mostRows } from './tables';
import { aboutMaria, aboutSam, child, readW2 } from './testing/people';

const documents = [readW2('clinic', 61_000, 7000)];
const single = answerAll({ 'marital-status': 'Never married', ...aboutMaria }, documents);

const categoriesOf = (answers: Parameters<typeof planInterview>[0]['answers']) =>
  planInterview({ answers, documents }).categories;
const idsOn = (slug: (typeof pageSlugs)[number], answers = single) =>
  questionsOf(readPage(slug, categoriesOf(answers))).map(({ id }) => id);

test('four pages hold every question that a filer with one W-2 is asked', () => {
  // What we chose is asked of nobody.
  const asked = categoriesOf(single).flatMap(({ questions }) =>
    questions.filter(({ decided }) => decided === undefined).map(({ id }) => id),
  );
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
    expect.arrayContaining(['You', 'Your spouse', 'Mia', 'Ben', 'Address and contact']),
  );
  // Once the numbers of the first page are saved, most forms say themselves whose they are.
  expect(idsOn('known', couple)).not.toContain('documents.extraction-clinic.owner');
  expect(idsOn('year', couple)).toContain('documents.extraction-clinic.owner');
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

test('what the last page brings up is asked before the end', () => {
  const rents = {
    ...single,
    'address.state': 'MN',
    'states.MN.items': ['crp-0-rent'],
    'states.MN.crp[0].rent': 11_400,
  };
  const after = (answers: Parameters<typeof categoriesOf>[0]) =>
    placeAfter('finish', categoriesOf(answers), (id) => id in answers);
  expect(after(single)).toBe('end');
  // Minnesota's credit for renters asks about the filer's health.
  expect(after(rents)).toEqual({ page: 'finish' });
  expect(after({ ...rents, 'taxpayer.permanentlyDisabled': false })).toBe('end');
});

test('what a state asks about health stands with its other questions', () => {
  // Georgia's exclusion for disabled people makes the question matter to anyone with wages.
  const georgian = { ...single, 'address.state': 'GA' };
  const asked = idsOn('finish', georgian);
  expect(asked).toEqual(expect.arrayContaining(['states.GA.items', 'taxpayer.permanentlyDisabled']));
  expect(placeAfter('year', categoriesOf(georgian), (id) => id in georgian)).toEqual({ page: 'finish' });
  expect(idsOn('finish')).not.toContain('taxpayer.permanentlyDisabled');
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

describe('the page of a list of short rows', () => {
  const first = { 'sales.0.description': '120 ACME', 'sales.0.more': true };
  const answers = { ...single, 'income-kinds': ['sales'], ...first, 'sales.1.description': '40 Lake Fund' };
  const page = () => readListPage('sales.1.description', categoriesOf(answers));

  test('has all entries, each under its name', () => {
    expect(page()).toMatchObject({ slug: 'list', title: 'Your sales', isTable: true });
    expect(page()?.sections.map(({ title, repeat }) => [title, repeat])).toEqual([
      ['120 ACME', { group: 'sales', index: 0 }],
      ['40 Lake Fund', { group: 'sales', index: 1 }],
      ['Your sales', undefined],
    ]);
    expect(readListPage('sales.0.description', categoriesOf(answers))).toEqual(page());
    expect(placeOfQuestion('sales.1.sold', categoriesOf(answers))).toEqual({ list: 'sales.0.description' });
  });

  test('asks for one more below the last entry only', () => {
    const ids = (page()?.sections ?? []).flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(ids).not.toContain('sales.0.more');
    expect(ids).toContain('sales.1.more');
  });

  test('has short labels for its boxes', () => {
    const labels = (page()?.sections[0]?.questions ?? []).map(labelOnPage);
    expect(labels).toEqual(expect.arrayContaining(['What you sold', 'Date sold', 'Proceeds', 'Cost basis']));
  });

  test('a list too long to be taken in goes entry by entry', () => {
    const many = Object.fromEntries(
      Array.from({ length: mostRows + 1 }, (_, at) => [
        [`sales.${at}.description`, `Lot ${at}`],
        [`sales.${at}.more`, at < mostRows],
      ]).flat(),
    ) as Record<string, string | boolean>;
    const long = readListPage('sales.3.description', categoriesOf({ ...answers, ...many }));
    expect(long?.title).toContain('Lot 3');
    expect(long?.sections).toHaveLength(1);
  });
});

test('the first page leaves out what of a spouse matters with some income or costs only', () => {
  const start = { 'marital-status': 'married', 'file-together': true };
  const asked = categoriesOf(start).flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(asked).toEqual(expect.arrayContaining(['spouse.student', 'spouse.permanentlyDisabled']));
  const ofSpouse = idsOn('known', start).filter((id) => id.startsWith('spouse.'));
  expect(ofSpouse).toEqual(expect.arrayContaining(['spouse.firstName', 'spouse.idKind', 'spouse.blind']));
  expect(ofSpouse).not.toContain('spouse.student');
  expect(ofSpouse).not.toContain('spouse.permanentlyDisabled');
});

test('a page shows nothing that an open question may still make needless', () => {
  const business = { 'marital-status': 'never', 'had-self-employment': true };
  const questions = categoriesOf(business).flatMap((category) => category.questions);
  expect(questions.find(({ id }) => id === 'businesses.0.qbi.w2Wages')?.undecided).toBe(true);
  expect(questions.find(({ id }) => id === 'businesses.0.name')?.undecided).toBeUndefined();
  const page = readListPage('businesses.0.name', categoriesOf(business));
  const ids = page === null ? [] : questionsOf(page).map(({ id }) => id);
  expect(ids).toContain('businesses.0.costs');
  expect(ids).not.toContain('businesses.0.qbi.w2Wages');
  // Whoever goes to it by itself finds it.
  const own = readListPage('businesses.0.qbi.w2Wages', categoriesOf(business));
  expect(own === null ? [] : questionsOf(own).map(({ id }) => id)).toContain('businesses.0.qbi.w2Wages');
});
