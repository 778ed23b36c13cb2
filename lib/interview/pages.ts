import { type Category, type Question, type Repeat } from './schema';
import { mostRows, titleOfTable } from './tables';

/** Screens with many questions on each, for answers that a filer confirms or passes over in one look. */
export const pageSlugs = ['known', 'year', 'finish'] as const;
export type PageSlug = (typeof pageSlugs)[number];

interface PageSection {
  title: string;
  questions: Question[];
  /** The entry of a list that the section is, for taking it out. */
  repeat?: Repeat;
}

export interface Page {
  /** `list`: one entry of a list, or what a topic asks beside its lists. */
  slug: PageSlug | 'list';
  title: string;
  lead: string;
  sections: PageSection[];
  /** Each section with `repeat` is an entry of one list. */
  isTable?: true;
}

/** A question with the topic it belongs to. */
interface Placed {
  question: Question;
  slug: string;
}

interface SectionSpec {
  title: string | ((first: Question) => string);
  /** Starts a section of its own for each item of a list. */
  perItem?: boolean;
  has: (placed: Placed) => boolean;
}

interface PageSpec {
  slug: PageSlug;
  title: string;
  lead: string;
  sections: readonly SectionSpec[];
}

const startsWith =
  (...starts: string[]) =>
  ({ question: { id } }: Placed): boolean =>
    starts.some((start) => id.startsWith(start));
const isOne =
  (...ids: string[]) =>
  ({ question: { id } }: Placed): boolean =>
    ids.includes(id);

/** Whose a form is asks the next page: once the numbers of this one are saved, most forms say it themselves. */
const documentYear = /^documents\.[^.]+\.year$/u;
/** What a form can't say by itself, such as what an entry in box 14 means. */
const onDocument = /^documents\./u;
const moreForms = /^more-/u;
/** Whether these matter is known only when income and costs are; most couples are never asked. */
const decidedByRest =
  /^spouse\.(?:student|permanentlyDisabled|taxableDisabilityIncome|nontaxablePensions|notClaimed)$/u;

/** What stands about a person, in the order of an identity card; the catalog asks it in the order of its topics. */
const personal = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'occupation',
  'idKind',
  'ssn',
  'ipPin',
  'dateOfDeath',
];
const placeOf = ({ id, repeat }: Question): number => {
  const place = personal.indexOf(id.slice(id.lastIndexOf('.') + 1));
  return place < 0 || repeat !== undefined ? personal.length : place;
};

const pages: readonly PageSpec[] = [
  {
    slug: 'known',
    title: 'Here’s what we know about you',
    lead: 'Check it and fill in the rest. We won’t ask again about what you confirm here.',
    sections: [
      { title: 'You', has: startsWith(...personal.map((name) => `taxpayer.${name}`)) },
      {
        title: 'Address and contact',
        has: startsWith('address.', 'taxpayer.phone', 'taxpayer.email'),
      },
      {
        title: 'Your household',
        has: ({ question, slug }) =>
          slug === 'household' &&
          question.repeat === undefined &&
          // What we chose needs no look; it stands among the answers.
          question.decided === undefined &&
          !question.id.startsWith('spouse.'),
      },
      {
        title: 'Your spouse',
        has: (placed) => startsWith('spouse.')(placed) && !decidedByRest.test(placed.question.id),
      },
      {
        title: ({ itemName }) => itemName ?? 'Your dependent',
        perItem: true,
        has: ({ question, slug }) =>
          question.repeat?.group === 'dependents' && (slug === 'household' || slug === 'about-you'),
      },
      { title: 'Your documents', has: ({ question }) => documentYear.test(question.id) },
    ],
  },
  {
    slug: 'year',
    title: 'Your income and costs',
    lead: 'Select what applies to you. Leave a list blank if nothing in it applies.',
    sections: [
      { title: 'Work', has: isOne('had-w2-income', 'had-self-employment') },
      {
        title: 'More documents',
        has: ({ question, slug }) => moreForms.test(question.id) && slug !== 'health',
      },
      { title: 'About your documents', has: ({ question }) => onDocument.test(question.id) },
      { title: 'Other income', has: isOne('money-kinds', 'income-kinds', 'digitalAssets') },
      { title: 'Life', has: isOne('life-events') },
      { title: 'Costs', has: isOne('costs') },
      { title: 'Payments and carryovers', has: isOne('payment-kinds', 'special-items') },
    ],
  },
  {
    slug: 'finish',
    title: 'Your refund and final details',
    lead: 'Tell us where to send any refund. Then we’ll calculate your return.',
    sections: [
      { title: 'Your refund', has: ({ slug }) => slug === 'refund' },
      {
        title: 'Your state',
        has: ({ question, slug }) => slug === 'states' && question.repeat === undefined,
      },
      // Mostly a state asks for it, and then nothing else; a screen of its own would be one more for everybody there.
      { title: 'About you', has: isOne('taxpayer.permanentlyDisabled', 'spouse.permanentlyDisabled') },
      { title: 'Final details', has: startsWith('presidentialCampaign.', 'notes') },
    ],
  },
];

/**
 * What an open question may still make needless isn't shown beside it in a list. The pages for everybody show all they
 * have: one look more costs less than coming back.
 */
const isDecided = ({ undecided }: Question): boolean => undecided !== true;

/** Where its answer shows, another screen leads to it. */
const askedElsewhere: ReadonlySet<string> = new Set(['next-year-deductions']);

/** A page with the questions that are asked now; a section without any is left out. */
export function readPage(slug: PageSlug, categories: readonly Category[]): Page {
  const spec = pages.find((page) => page.slug === slug);
  if (spec === undefined) throw new Error(`there is no page ${slug}`);
  const placed = categories.flatMap(({ slug: topic, questions }) =>
    questions.map((question) => ({ question, slug: topic })),
  );
  const sections = spec.sections.flatMap((section) =>
    splitItems(
      section,
      placed.filter((one) => findSection(one) === section),
    ),
  );
  return { slug, title: spec.title, lead: spec.lead, sections: sections.map(sortPersonal) };
}

/**
 * The screen on which a question stands together with what belongs to it: all of one rental, business or Schedule K-1,
 * by its name; all entries of a list of short rows, such as sales; or all that a topic asks beside its lists. Null for
 * questions of the other pages and for fewer questions than `atLeast`.
 */
export function readListPage(questionId: string, categories: readonly Category[], atLeast = 1): Page | null {
  const category = categories.find(({ questions }) => questions.some(({ id }) => id === questionId));
  const asked = category?.questions.find(({ id }) => id === questionId);
  if (category === undefined || asked === undefined) return null;
  const { repeat } = asked;
  const questions = category.questions.filter(
    (question) =>
      (isDecided(question) || asked.undecided === true) &&
      (!askedElsewhere.has(question.id) || question === asked) &&
      question.repeat?.group === repeat?.group &&
      question.repeat?.index === repeat?.index &&
      findSection({ question, slug: category.slug }) === undefined,
  );
  if (questions.length < atLeast || !questions.includes(asked)) return null;
  const lead = 'Enter what’s on your forms and in your records. We save as you go.';
  const title = (repeat && asked.itemName) ?? category.name;
  const section = repeat === undefined ? { title, questions } : { title, questions, repeat };
  return readTable(category, asked, lead) ?? { slug: 'list', title, lead, sections: [section] };
}

/** All entries of a list of short rows; null for any other list, and for one that is too long to be taken in. */
function readTable(category: Category, asked: Question, lead: string): Page | null {
  const title = titleOfTable(asked.repeat?.group);
  const rows = new Map<number, Question[]>();
  for (const question of category.questions)
    if (question.repeat !== undefined && question.repeat.group === asked.repeat?.group && isDecided(question))
      rows.set(question.repeat.index, [...(rows.get(question.repeat.index) ?? []), question]);
  if (title === undefined || rows.size > mostRows) return null;
  const entries = [...rows].flatMap(([, all]): PageSection[] => {
    const [first] = all;
    if (first?.repeat === undefined) return [];
    const questions = all.filter(({ id }) => !id.endsWith('.more'));
    return [{ title: first.itemName ?? title, questions, repeat: first.repeat }];
  });
  // Whether there is another one is asked below the last one; each other row is answered by the one that follows.
  const more = rows.get(Math.max(...rows.keys()))?.filter(({ id }) => id.endsWith('.more')) ?? [];
  const sections = more.length === 0 ? entries : [...entries, { title, questions: more }];
  return { slug: 'list', title, lead, sections, isTable: true };
}

/** Of two sections that fit, the first of all pages has the question. */
const findSection = (placed: Placed): SectionSpec | undefined =>
  pages.flatMap(({ sections }) => sections).find(({ has }) => has(placed));

function splitItems({ title, perItem = false }: SectionSpec, placed: readonly Placed[]): PageSection[] {
  const items = new Map<number, Question[]>();
  for (const { question } of placed) {
    const item = perItem ? (question.repeat?.index ?? 0) : 0;
    items.set(item, [...(items.get(item) ?? []), question]);
  }
  return [...items].flatMap(([, questions]) => {
    const [first] = questions;
    return first ? [{ title: typeof title === 'string' ? title : title(first), questions }] : [];
  });
}

const sortPersonal = ({ title, questions }: PageSection): PageSection => ({
  title,
  questions: questions.toSorted((one, other) => placeOf(one) - placeOf(other)),
});

export const questionsOf = ({ sections }: Page): Question[] => sections.flatMap(({ questions }) => questions);

/** True when no question of the page that needs an answer is open. */
export const isSettled = (page: Page, isAnswered: (questionId: string) => boolean): boolean =>
  questionsOf(page).every(({ id, optional }) => optional === true || isAnswered(id));

/** The pages whose questions are all answered: what stands on them isn't asked one by one. */
export const listSettled = (
  categories: readonly Category[],
  isAnswered: (questionId: string) => boolean,
): PageSlug[] => pageSlugs.filter((slug) => isSettled(readPage(slug, categories), isAnswered));

/** The page after this one; null behind the last one. */
export const pageAfter = (slug: PageSlug | null): PageSlug | null =>
  pageSlugs[slug === null ? 0 : pageSlugs.indexOf(slug) + 1] ?? null;

/** Where somebody goes who answers page by page. */
export type NextPlace = { page: PageSlug } | { list: string } | { questionId: string } | 'end';

/** Where a question is answered by somebody who goes page by page. */
export function placeOfQuestion(
  questionId: string,
  categories: readonly Category[],
): Exclude<NextPlace, 'end'> {
  const page = pageSlugs.find((slug) =>
    questionsOf(readPage(slug, categories)).some(({ id }) => id === questionId),
  );
  if (page !== undefined) return { page };
  // A single question has a screen of its own.
  const list = readListPage(questionId, categories, 2);
  const [first] = list === null ? [] : questionsOf(list);
  return first === undefined ? { questionId } : { list: first.id };
}

/** What follows a page that is settled. */
export function placeAfter(
  slug: Page['slug'],
  categories: readonly Category[],
  isAnswered: (questionId: string) => boolean,
): NextPlace {
  if (slug === 'finish') {
    // What a state asks there may matter to a question that nobody needed before.
    const late = categories
      .flatMap(({ questions }) => questions)
      .find(({ id, optional }) => optional !== true && !isAnswered(id));
    return late === undefined ? 'end' : placeOfQuestion(late.id, categories);
  }
  const next = slug === 'list' ? null : pageAfter(slug);
  if (next !== null && next !== 'finish' && questionsOf(readPage(next, categories)).length > 0)
    return { page: next };
  const last = new Set(questionsOf(readPage('finish', categories)).map(({ id }) => id));
  const left = categories
    .flatMap(({ questions }) => questions)
    .filter(({ id, optional }) => optional !== true && !isAnswered(id) && !last.has(id));
  // What is still undecided is asked only when nothing else is left.
  const open = left.find(isDecided) ?? left[0];
  return open === undefined ? { page: 'finish' } : placeOfQuestion(open.id, categories);
}
