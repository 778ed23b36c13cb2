import { type Document, type ExtractionField } from '@/lib/documents/schema';
import {
  fieldKey,
  openForApproval,
  reviewSteps,
  sayOtherYears,
  sayUnread,
  secondSteps,
} from './review-steps';

const field = (path: string, confidence: number, confirmed = false): ExtractionField => ({
  path,
  label: path,
  value: '27410.10',
  confidence,
  page: 1,
  box: [0.1, 0.1, 0.2, 0.02],
  confirmed,
});

const documentWith = (id: string, status: Document['status'], fields: ExtractionField[]): Document => ({
  id,
  name: `${id}.pdf`,
  type: 'W-2',
  status,
  uploadedAt: '2025-02-01T10:00:00.000Z',
  fileUrl: `/documents/${id}`,
  taxReturnId: null,
  extractions: [
    {
      form: 'W-2',
      taxYear: 2024,
      fields,
      problems: [
        {
          code: 'boxes_disagree',
          severity: 'warning',
          message: 'Box 3 is 100 times box 5.',
          fieldPath: 'box3',
          suggestion: { fieldPath: 'box3', value: '27410.10' },
        },
      ],
    },
  ],
  problems: [],
  reviews: [],
});

const tick = (documentId: string, fieldPath: string) => ({
  documentId,
  fieldPath,
  preparerId: 'p',
  preparerName: 'Priya Raman',
  at: '2025-02-02T10:00:00.000Z',
});

const keys = (documents: Document[], ticks: ReturnType<typeof tick>[] = []) =>
  reviewSteps(documents, ticks).map(({ key }) => key);

it('asks for doubtful values only, each document after its own', () => {
  const clean = documentWith('clean', 'completed', [field('box1', 0.99)]);
  const doubtful = documentWith('photo', 'completed', [field('box1', 0.99), field('box3', 0.5)]);
  expect(keys([clean, doubtful])).toEqual(['clean', 'photo box3', 'photo']);
});

it('leaves out what is ticked, what is being read, and documents that were reviewed', () => {
  const reviewed = documentWith('old', 'approved', [field('box3', 0.5)]);
  expect(keys([reviewed, documentWith('new', 'processing', [field('box3', 0.5)])])).toEqual(['old box3']);
  expect(keys([reviewed], [tick('old', 'box3')])).toEqual([]);
  expect(keys([reviewed], [tick('other', 'box3')])).toEqual(['old box3']);
});

it('is not done while a document is being read, and after one that nothing was read from', () => {
  const reading = documentWith('scan', 'processing', []);
  const none: Document = { ...documentWith('photo', 'approved', []), extractions: [] };
  const fax = documentWith('fax', 'approved', []);
  const clean = documentWith('clean', 'approved', [field('box1', 0.99)]);
  expect(keys([reading, none, fax, clean])).toEqual([]);
  expect(sayUnread([reading, none, fax, clean])).toEqual([
    'We’re still reading scan.pdf.',
    'We couldn’t read photo.pdf and fax.pdf. Enter the boxes by hand.',
  ]);
  expect(sayUnread([clean])).toEqual([]);
  const cut = { code: 'partly_read', severity: 'warning' as const, message: 'Not all of it.' };
  expect(sayUnread([{ ...clean, name: 'long.pdf', problems: [cut] }])).toEqual([
    'We couldn’t read all of long.pdf. Compare each page with what we read.',
  ]);
  const nothing = { errors: 0, unsignedLetters: 0, uncheckedChanges: 0 };
  expect(openForApproval([reading], [], [], nothing)).toEqual(['1 document we’re still reading']);
});

describe('boxes that look blank', () => {
  const blank = (path: string, value: null | false = null) => ({ ...field(path, 0.5), value });
  const photo = documentWith('photo', 'completed', [
    field('box1', 0.5),
    blank('box11'),
    blank('box13', false),
    blank('box3'),
  ]);

  it('are one step behind the values, without those that a problem is about', () => {
    const steps = reviewSteps([photo], []);
    expect(steps.map(({ key }) => key)).toEqual(['photo box1', 'photo box3', 'photo  blank', 'photo']);
    expect(steps[2]).toMatchObject({ kind: 'blank', fields: [{ path: 'box11' }, { path: 'box13' }] });
  });

  it('have a step of their own once they are said not to be blank, or are alone', () => {
    const steps = reviewSteps([photo], [], new Set([fieldKey('photo', 'box13')]));
    expect(steps.map(({ key }) => key)).toEqual([
      'photo box1',
      'photo box11',
      'photo box13',
      'photo box3',
      'photo',
    ]);
  });

  it('are kept apart by form', () => {
    const fields = [blank('forms[1].box11'), blank('forms[1].box13', false)];
    const two: Document = {
      ...photo,
      extractions: [...photo.extractions, { form: 'W-2', taxYear: 2024, fields, problems: [] }],
    };
    const groups = reviewSteps([two], []).flatMap((step) =>
      step.kind === 'blank' ? [step.fields.length] : [],
    );
    expect(groups).toEqual([2, 2]);
  });
});

it('proposes the value that makes the arithmetic fit', () => {
  const [step] = reviewSteps([documentWith('photo', 'completed', [field('box3', 0.5)])], []);
  expect(step).toMatchObject({ kind: 'field', proposal: '27410.10', problems: [{ code: 'boxes_disagree' }] });
});

it('says what is approved although it is open', () => {
  const documents = [
    documentWith('photo', 'completed', [field('box1', 0.5), field('box3', 0.5), field('box5', 0.5, true)]),
  ];
  const requests = [
    { answeredAt: null, closedAt: null },
    { answeredAt: '2025-02-01', closedAt: null },
    { answeredAt: '2025-02-01', closedAt: '2025-02-02' },
  ];
  const others = { errors: 2, unsignedLetters: 1, uncheckedChanges: 3 };
  expect(openForApproval(documents, [tick('photo', 'box1')], requests, others)).toEqual([
    '2 errors found by our checks',
    '3 unchecked changes since the last review',
    '1 unchecked value we weren’t sure of',
    '1 unreviewed document',
    '1 question the client hasn’t answered',
    '1 answered question that’s still open',
    '1 engagement letter the client hasn’t signed',
  ]);
  const nothing = { errors: 0, unsignedLetters: 0, uncheckedChanges: 0 };
  expect(
    openForApproval([documentWith('clean', 'approved', [field('box1', 0.99)])], [], [], nothing),
  ).toEqual([]);
});

it('shows a second reviewer what colleagues checked, and each value only until they check it, too', () => {
  const photo = documentWith('photo', 'approved', [
    field('box1', 0.99),
    field('box2', 0.99),
    field('box3', 0.5),
  ]);
  const colleague = [tick('photo', 'box1'), tick('photo', 'box3')];
  const steps = (ticks: ReturnType<typeof tick>[]) =>
    secondSteps([photo], ticks, 'me').flatMap((step) =>
      step.kind === 'field' ? [[step.field.path, ...step.checkedBy]] : [],
    );
  expect(steps(colleague)).toEqual([
    ['box3', 'Priya Raman'],
    ['box1', 'Priya Raman'],
  ]);
  expect(steps([...colleague, { ...tick('photo', 'box1'), preparerId: 'me' }])).toEqual([
    ['box3', 'Priya Raman'],
  ]);
  expect(steps([])).toEqual([['box3']]);
});

it('names a form of another year, unless it was uploaded for the return of that year', () => {
  const w2 = documentWith('w2', 'completed', []);
  const [is2024, is2025] = [
    { id: 'a', taxYear: 2024 },
    { id: 'b', taxYear: 2025 },
  ];
  expect(sayOtherYears(w2, is2025)).toEqual(['This W-2 is for 2024, but the return is for 2025.']);
  expect(sayOtherYears({ ...w2, taxReturnId: 'b' }, is2025)).toHaveLength(1);
  expect(sayOtherYears({ ...w2, taxReturnId: 'a' }, is2025)).toEqual([]);
  expect(sayOtherYears(w2, is2024)).toEqual([]);
  expect(sayOtherYears(w2, null)).toEqual([]);
});
