import { drawCells, drawStatement } from '../fixtures/documents/draw-boxes';
import { toPdf } from '../fixtures/documents/draw-pdf';
import { drawMarketplace, drawSales } from '../fixtures/documents/draw-tables';
import {
  answerInterview,
  firstReturn,
  saveAnswer,
  simpleFiler,
  typedW2,
  waitUntilRead,
} from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';

interface Field {
  path: string;
  value: unknown;
  confidence: number;
}
interface Document {
  id: string;
  status: string;
  extractions: { form: string; fields: Field[] }[];
}
type Lines = Record<string, Record<string, { value: unknown }>>;

/** A filer with one typed W-2 and every other question answered, worked out. */
async function filerWithWages(answers: Record<string, unknown> = {}) {
  const visitor = await signUpClient();
  const returnId = await firstReturn(visitor);
  const given = { ...simpleFiler, ...typedW2, ...answers };
  await answerInterview(visitor, returnId, given);
  return { visitor, returnId, given, before: await linesOf(visitor, returnId) };
}

async function linesOf(visitor: Visitor, returnId: string): Promise<Lines> {
  const answer = await visitor.post(`/api/tax-returns/${returnId}/calculate`);
  expect([answer.status, answer.text.slice(0, 400)]).toEqual([200, answer.text.slice(0, 400)]);
  return read<{ calculationResults: { lines: Lines } }>(answer).calculationResults.lines;
}

const valueAt = (lines: Lines, form: string, line: string) => lines[form]?.[line]?.value ?? null;

/** Uploads a document, confirms what was doubtful, and answers what the interview asks about it. */
async function addDocument(
  visitor: Visitor,
  returnId: string,
  pdf: Uint8Array,
  given: Record<string, unknown>,
) {
  const { id } = read<Document>(await visitor.upload('paper.pdf', pdf, { taxReturnId: returnId }));
  const document = await waitUntilRead<Document>(visitor, id);
  const doubtful = document.extractions
    .flatMap(({ fields }) => fields)
    .filter(({ confidence }) => confidence < 0.9);
  // One by one: amounts in doubt are never confirmed among others.
  for (const { path } of doubtful) await confirm(visitor, id, [{ path, confirmed: true }]);
  await answerInterview(visitor, returnId, given);
  return { id, document };
}

async function confirm(visitor: Visitor, id: string, fields: object[]) {
  const answer = await visitor.send('PATCH', `/api/documents/${id}/extraction`, { json: { fields } });
  expect(answer.status).toBe(200);
}

test('every sale on a broker’s statement enters Form 8949, once, and leaves with the document', async () => {
  const { visitor, returnId, given, before } = await filerWithWages();
  expect(valueAt(before, '1040', '7')).toBeNull();
  const { id, document } = await addDocument(visitor, returnId, toPdf([drawSales()]), given);
  expect(document.extractions.map(({ form }) => form)).toEqual(['1099-B']);
  const totals = document.extractions[0]?.fields.filter(({ path }) => path.startsWith('totals_'));
  expect(Object.fromEntries((totals ?? []).map(({ path, value }) => [path.split('box.')[1], value]))).toEqual(
    {
      'D.proceeds': '5700.15',
      'D.cost_basis': '4831.00',
      'D.wash_sale': '0.00',
      'D.count': '3',
    },
  );
  // Sold for 5,700.15, bought for 4,831.00, two equal sales among them: a long-term gain of 869.15.
  const counted = await linesOf(visitor, returnId);
  expect(valueAt(counted, '1040', '7')).toBe(869);
  expect(valueAt(counted, '1040', '9')).toBe(50_869);
  const explained = await visitor.get(`/api/tax-returns/${returnId}/explain?form=1040&line=7`);
  expect(explained.text).toContain(`/upload/${id}?field=transactions%5B0%5D.proceeds`);

  // A corrected row: now bought for 3,925.50 in all, in whole dollars 5,700 less 3,926.
  await confirm(visitor, id, [{ path: 'transactions[0].cost_basis', value: '1,000.00', confirmed: true }]);
  expect(valueAt(await linesOf(visitor, returnId), '1040', '7')).toBe(1774);

  await visitor.send('DELETE', `/api/documents/${id}`);
  await answerInterview(visitor, returnId, given);
  expect(await linesOf(visitor, returnId)).toEqual(before);
});

test('a Form 1095-A enters Form 8962 month by month, and leaves with the document', async () => {
  const { visitor, returnId, given, before } = await filerWithWages();
  const months = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const { id } = await addDocument(visitor, returnId, toPdf([drawMarketplace(months)]), given);
  const counted = await linesOf(visitor, returnId);
  // Ten months of 201.15 were paid in advance; January and February had no coverage.
  expect(valueAt(counted, '8962', '25')).toBe(2010);
  expect(valueAt(counted, '8962', '12(f)')).toBeNull();
  expect(valueAt(before, '8962', '25')).toBeNull();
  // Half of the plan covers somebody on another return (Form 8962, Part IV).
  const asked = (await visitor.get(`/api/interview/${returnId}/questions/filtered`)).text;
  const documentName = /documents\.[^."]+(?=\.shared")/.exec(asked)?.[0] ?? '';
  const about = (question: string) => `${documentName}${question}`;
  await saveAnswer(visitor, returnId, about('.shared'), true);
  await answerInterview(visitor, returnId, {
    ...given,
    [about('.sharedWith')]: '400-01-5555',
    [about('.allocation.firstMonth')]: 3,
    [about('.allocation.lastMonth')]: 12,
    [about('.allocation.premium')]: 50,
    [about('.allocation.benchmark')]: 50,
    [about('.allocation.advance')]: 50,
  });
  const shared = await linesOf(visitor, returnId);
  expect([valueAt(shared, '8962', '25'), valueAt(shared, '8962', '30e')]).toEqual([1010, 50]);
  await visitor.send('DELETE', `/api/documents/${id}`);
  await answerInterview(visitor, returnId, given);
  expect(await linesOf(visitor, returnId)).toEqual(before);
});

test('a Form 1099-K counts for the business that it belongs to, and leaves with the document', async () => {
  const business = {
    'had-self-employment': true,
    'businesses.0.name': 'Osei Rides',
    'businesses.0.product': 'Rides for an app',
    'businesses.0.cashMethod': true,
    'businesses.0.materialParticipation': true,
    'businesses.0.incomeKinds': ['Cash, checks, or transfers without a form'],
    'businesses.0.income.other': 1000,
    'businesses.0.qbi.w2Wages': 0,
    'businesses.0.qbi.propertyBasis': 0,
    'businesses.0.papers': ['1099-K from Swipewell Payments, $21,840.00'],
  };
  const { visitor, returnId, given, before } = await filerWithWages(business);
  expect(valueAt(before, '1040', '9')).toBe(51_000);
  const form = drawCells({
    title: '1099-K Payment Card and Third Party Network Transactions',
    year: 2024,
    head: [
      ['FILER’S name', 'Swipewell Payments'],
      ['FILER’S TIN', '98-7000451'],
      ['PAYEE’S TIN', '400-01-2345'],
    ],
    boxes: [
      ['1a Gross amount of payment card/third party network transactions', '21,840.00'],
      ['1b Card Not Present transactions', '1,200.00'],
      ['3 Number of payment transactions', '312'],
      ['4 Federal income tax withheld', '150.00'],
    ],
  });
  const { id } = await addDocument(visitor, returnId, toPdf([form]), given);
  const counted = await linesOf(visitor, returnId);
  expect(valueAt(counted, '1040', '9')).toBe(72_840);
  const explained = await visitor.get(`/api/tax-returns/${returnId}/explain?form=1040&line=9`);
  expect(explained.text).toContain(`/upload/${id}?field=box1a_gross`);
  await confirm(visitor, id, [{ path: 'box1a_gross', value: '20,000.00', confirmed: true }]);
  expect(valueAt(await linesOf(visitor, returnId), '1040', '9')).toBe(71_000);
  await visitor.send('DELETE', `/api/documents/${id}`);
  await answerInterview(visitor, returnId, given);
  expect(await linesOf(visitor, returnId)).toEqual(before);
});

test('each form of a consolidated statement enters at its own line, and all leave with the document', async () => {
  const { visitor, returnId, given, before } = await filerWithWages();
  const head = [
    ['Payer’s name', 'Larkspur Brokerage LLC'],
    ['Payer’s TIN', '98-7000321'],
    ['Recipient’s TIN', 'XXX-XX-2345'],
  ] as const;
  const dividends = drawStatement({
    title: '1099-DIV Dividends and Distributions',
    year: 2024,
    head,
    boxes: [
      ['1a Total ordinary dividends', '902.14'],
      ['1b Qualified dividends', '700.02'],
      ['2a Total capital gain distributions', '0.00'],
      ['4 Federal income tax withheld', '0.00'],
    ],
  });
  const interest = drawStatement({
    title: '1099-INT Interest Income',
    year: 2024,
    head,
    boxes: [
      ['1 Interest income', '312.44'],
      ['2 Early withdrawal penalty', '0.00'],
      ['4 Federal income tax withheld', '31.00'],
      ['8 Tax-exempt interest', '41.20'],
    ],
  });
  const pdf = toPdf([dividends, interest, drawSales()]);
  const { id, document } = await addDocument(visitor, returnId, pdf, given);
  expect(document.extractions.map(({ form }) => form)).toEqual(['1099-DIV', '1099-INT', '1099-B']);
  const counted = await linesOf(visitor, returnId);
  expect(['2a', '2b', '3a', '3b', '7', '9', '25b'].map((line) => valueAt(counted, '1040', line))).toEqual([
    41,
    312,
    700,
    902,
    869,
    50_000 + 312 + 902 + 869,
    31,
  ]);
  await visitor.send('DELETE', `/api/documents/${id}`);
  await answerInterview(visitor, returnId, given);
  expect(await linesOf(visitor, returnId)).toEqual(before);
});
