import path from 'node:path';
import { z } from 'zod';
import { findPasswordProblem } from '@/lib/auth/password-choice';
import { checkFieldValue } from '@/lib/documents/check-value';
import { kinds } from '@/lib/documents/kinds/registry';
import { cleanName } from '@/lib/documents/receive-upload';
import { AppError } from '@/lib/errors';
import { scanText } from '@/lib/training/scan-text';
import { checkValue } from '@/lib/interview/check-value';
import { longestText } from '@/lib/interview/limits';
import { listCatalog } from '@/lib/interview/list-all';
import { readSalesList } from '@/lib/interview/sales-csv/read-list';
import { walkInterview } from '@/lib/interview/walk';
import { listEndpoints } from '../setup/list-endpoints';
import { share } from '../setup/share';

// Nobody else is answered while a text is looked at: whatever a person sends, no look may take longer than this. The
// co-pilot's own budget is in lib/chat/time-budget.test.ts.
const most = 100;

const units = [
  ...[
    'a',
    '1',
    ' ',
    '-',
    '.',
    '$',
    '@',
    'a@',
    'a@b.',
    '(a ',
    '[',
    '"',
    '\\',
    '/',
    '<a ',
    '\n',
    '1,',
    '1-',
    'a ',
    '. ',
  ],
  ...['e\u0301', '\u00a0', '\u200b', '４', '😀', 'https://a.', '%41', 'ignore all '],
];
const tails = ['', '!\u0001'];
const pairs = units.flatMap((unit) => tails.map((tail) => [unit, tail] as const));
/** The same texts for all that is looked at in a run. */
const chosen = share(pairs, 5);
const pump = (unit: string, tail: string, length: number) =>
  `${unit.repeat(Math.ceil(length / unit.length)).slice(0, Math.max(0, length - tail.length))}${tail}`;

/**
 * Computing time in milliseconds, the best of three. A machine under load may make all three slow, so what is above the
 * budget gets nine more: a text that really takes too long takes too long each time.
 */
function timeOf(work: () => unknown): number {
  let best = Infinity;
  for (let round = 0; round < (best > most ? 12 : 3) && best > most / 4; round += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** What takes too long, with the text that did it. */
function findSlow(length: number, work: (text: string) => unknown): string[] {
  const slow: string[] = [];
  for (const [unit, tail] of chosen) {
    const time = timeOf(() => work(pump(unit, tail, length)));
    // A machine with other work may take double the time. What grows with the text alone takes double for double the text.
    const isLinear = () => time < 2.8 * timeOf(() => work(pump(unit, tail, Math.floor(length / 2))));
    if (time > 3 * most || (time > most && !isLinear()))
      slow.push(`${JSON.stringify(unit)} … ${JSON.stringify(tail)}: ${Math.round(time)} ms`);
  }
  return slow;
}

/** A value with this text wherever the schema takes a text; the second one of a choice gets its turn, too. */
function fill(schema: z.core.$ZodType, text: string, choice: number): unknown {
  const { def } = schema._zod;
  const inner = (name: string): z.core.$ZodType =>
    (def as unknown as Record<string, z.core.$ZodType>)[name] ?? z.any();
  switch (def.type) {
    case 'object': {
      const { shape } = def as z.core.$ZodObjectDef;
      return Object.fromEntries(Object.entries(shape).map(([key, one]) => [key, fill(one, text, choice)]));
    }
    case 'array':
      return [fill(inner('element'), text, choice)];
    case 'record':
      return { [text]: fill(inner('valueType'), text, choice), a: fill(inner('valueType'), text, choice) };
    case 'union': {
      const { options } = def as z.core.$ZodUnionDef;
      return fill(options[choice % options.length] ?? z.any(), text, choice);
    }
    case 'literal':
      return (def as z.core.$ZodLiteralDef<z.core.util.Literal>).values[0];
    case 'enum':
      return text;
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return fill(inner('innerType'), text, choice);
    case 'pipe':
      return fill(inner('in'), text, choice);
    default:
      return text;
  }
}

const app = path.resolve(__dirname, '../../app');

interface Declared {
  body?: z.ZodType | 'stream';
  query?: z.ZodType;
  params?: z.ZodType;
  form?: { body: (fields: URLSearchParams) => unknown };
}

// What a route file declares, instead of the handler that is made of it.
jest.mock('@/lib/http/route', () => ({
  endpoint: (methods: object) => methods,
  route: (declared: Declared) => declared,
  Reply: class {},
}));

// Not loaded by Jest, and nothing here draws or signs in.
jest.mock('@react-pdf/renderer', () => ({
  Font: { register: () => undefined, registerHyphenationCallback: () => undefined },
  StyleSheet: { create: (styles: object) => styles },
}));
jest.mock('@/lib/auth/auth', () => ({}));

/** Every method of every endpoint, with what it takes. */
const endpoints = listEndpoints().map(({ method, address }) => {
  const file = path.join(app, address, 'route.ts');
  const declared = (jest.requireActual(file) as Record<string, Declared | undefined>)[method];
  return { name: `${method} ${address}`, declared: declared ?? {} };
});

/** A sixteenth of the longest body: a look that is linear takes some milliseconds, one that is not takes seconds. */
const longest = 65_536;

/** What reads a stream looks at it by itself: each has its own test. */
const streams = [
  'POST /api/admin/training/upload',
  'POST /api/documents/upload',
  'PUT /api/documents/upload/direct/[id]',
  'POST /api/webhooks/stripe',
];

test('every endpoint looks at any text that fits into a body within the budget', () => {
  const seen = new Map<z.ZodType, string>();
  for (const { name, declared } of endpoints)
    for (const schema of [declared.body, declared.query, declared.params])
      if (schema instanceof z.ZodType) seen.set(schema, name);
  expect(seen.size).toBeGreaterThan(80);
  expect(
    endpoints
      .filter(({ declared }) => declared.body === 'stream')
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...streams].sort());
  const slow: string[] = [];
  for (const [schema, name] of seen)
    for (const choice of [0, 1]) {
      const count = Math.max(1, JSON.stringify(fill(schema, '\u0001', choice)).split('\\u0001').length - 1);
      for (const one of findSlow(Math.floor(longest / count), (text) =>
        schema.safeParse(fill(schema, text, choice)),
      ))
        slow.push(`${name}: ${one}`);
    }
  expect(slow).toEqual([]);
});

test('every plain form is read within the budget', () => {
  const forms = endpoints.filter(({ declared }) => declared.form !== undefined);
  expect(forms.length).toBeGreaterThan(4);
  const names = ['email', 'password', 'confirmPassword', 'firstName', 'lastName', 'planTier', 'code', 'body'];
  const read = (declared: Declared, text: string) => {
    const fields = new URLSearchParams([...names, 'questionId', 'answer'].map((field) => [field, text]));
    try {
      declared.form?.body(new URLSearchParams(fields.toString()));
    } catch (error) {
      if (!(error instanceof AppError || error instanceof z.ZodError)) throw error;
    }
  };
  const slow = forms.flatMap(({ name, declared }) =>
    findSlow(Math.floor(longest / 10), (text) => read(declared, text)).map((one) => `${name}: ${one}`),
  );
  expect(slow).toEqual([]);
});

test('what takes too long is found', () => {
  const work = () => {
    const { user } = process.cpuUsage();
    while (process.cpuUsage().user - user < 1500 * most);
  };
  expect(timeOf(work)).toBeGreaterThan(most);
});

test.each([
  ['a password', 200, (text: string) => findPasswordProblem(text, [text, `${text}@example.com`])],
  ['the name of a file', longest, cleanName],
  ['a page of training material', longest, (text: string) => scanText(text)],
  ['a list of sales', longest, readSalesList],
  [
    'a list of sales under its headers',
    longest,
    (text: string) => readSalesList(`Description,Date acquired,Date sold,Proceeds,Cost basis\n${text}`, 2024),
  ],
])('%s is looked at within the budget', (_name, length, look) => {
  expect(findSlow(length, look as (text: string) => unknown)).toEqual([]);
});

test('a value of any box of any form is looked at within the budget', () => {
  const slow = kinds.flatMap(({ form, fields }) => {
    const formats = new Map(fields.map((field) => [field.format, field.path]));
    return [...formats.values()].flatMap((place) =>
      findSlow(500, (text) => checkFieldValue(form, place, text)).map((one) => `${form} ${place}: ${one}`),
    );
  });
  expect(slow).toEqual([]);
});

test('an answer to any question of the interview is looked at within the budget', () => {
  const { view } = walkInterview({ answers: {}, documents: [] });
  const asked = listCatalog().flatMap(({ questions }) => questions.map((one) => one.asked));
  const typed = asked.filter(({ spec }) => spec.type === 'text' || spec.type === 'textarea');
  expect(typed.length).toBeGreaterThan(50);
  // Together: one by one they are too quick for any clock.
  const slow = findSlow(longestText, (text) =>
    typed.map(({ id, spec, item }) => checkValue(spec, text, { ...view, item, stored: { [id]: text } })),
  );
  expect(slow).toEqual([]);
});
