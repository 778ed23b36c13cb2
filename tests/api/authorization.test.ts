import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { trainingPdf } from '../fixtures/training/training-pdf';
import { query } from '../setup/database';
import { waitUntilRead } from '../setup/filer';
import { type Answer, read, signInAs, signUpClient, Visitor, withoutId } from '../setup/http';
import { listEndpoints } from '../setup/list-endpoints';
import { enterFirm } from '../setup/people';
import { sharedPath } from '../setup/shared';

/**
 * Who may do what, over real HTTP: anonymous, client A who owns the data, another client B, the preparer assigned to
 * A, a preparer who is not, an administrator. Numbers are those of the authorization matrix of the contract.
 */
const actors = ['AN', 'CA', 'CB', 'PA', 'PN', 'AD'] as const;
type ActorName = (typeof actors)[number];
type Expected = Record<ActorName, number>;

interface Row {
  id: string;
  /** `METHOD /path` as the route file declares it. */
  endpoint: string;
  expected: Expected;
  /** What has to be there first; its id goes to `send`. Runs before the look at what a denied request may not change. */
  prepare?: () => Promise<string>;
  send: (who: Visitor, of: Ids, prepared: string) => Promise<Answer>;
}

interface Ids {
  userA: string;
  returnA: string;
  documentA: string;
  fileA: string;
}

const each = (AN: number, CA: number, CB: number, PA: number, PN: number, AD: number): Expected => ({
  AN,
  CA,
  CB,
  PA,
  PN,
  AD,
});
const readOnly = each(401, 200, 404, 200, 404, 404);
const ofPreparer = (done: number) => each(401, 403, 403, done, 404, 403);
const clientsOnly = (done: number) => each(401, done, done, 403, 403, 403);
const ownerWrites = (done: number) => each(401, done, 404, 403, 404, 404);

function uploadTraining(who: Visitor): Promise<Answer> {
  const form = new FormData();
  form.set('title', 'Authorization test');
  form.set('category', 'general');
  const text = 'A paragraph that is only there so that this file holds enough text to be read.';
  form.set('file', new Blob([new Uint8Array(trainingPdf([[{ text }]]))]), 'test.pdf');
  return who.send('POST', '/api/admin/training/upload', { body: form });
}

async function grantUpload(who: Visitor): Promise<string> {
  return read<{ id: string }>(await who.post('/api/documents/upload/direct', { size: 5_000_000 })).id;
}

const putBytes = (who: Visitor, id: string, bytes: Uint8Array): Promise<Answer> =>
  who.send('PUT', `/api/documents/upload/direct/${id}`, {
    body: new Blob([new Uint8Array(bytes)]),
    headers: { 'content-type': 'application/octet-stream' },
  });

const sendLetter = (who: Visitor, userA: string): Promise<Answer> =>
  who.post(`/api/preparer/clients/${userA}/engagement`, { taxYear: 2024, fee: '$450' });

async function newLetter(): Promise<string> {
  await enterFirm();
  return read<{ id: string }>(await sendLetter(visitors.PA, ids.userA)).id;
}

const rows: Row[] = [
  {
    id: 'AZ01',
    endpoint: 'GET /api/auth/user',
    expected: each(401, 200, 200, 200, 200, 200),
    send: (who) => who.get('/api/auth/user'),
  },
  {
    id: 'AZ04',
    endpoint: 'GET /api/auth/google',
    expected: each(302, 302, 302, 302, 302, 302),
    send: (who) => who.get('/api/auth/google'),
  },
  {
    id: 'AZ06',
    endpoint: 'POST /api/documents/upload',
    expected: each(401, 201, 404, 403, 404, 403),
    send: (who, { returnA }) => who.upload('mine.pdf', w2Pdf(), { type: 'Other', taxReturnId: returnA }),
  },
  {
    id: 'AZ07',
    endpoint: 'POST /api/documents/upload',
    expected: each(401, 201, 201, 403, 403, 403),
    send: (who) => who.upload('mine.pdf', w2Pdf(), { type: 'Other' }),
  },
  {
    id: 'AZ07b',
    endpoint: 'POST /api/documents/upload/direct',
    expected: each(401, 201, 201, 403, 403, 403),
    send: (who) => who.post('/api/documents/upload/direct', { size: 5_000_000 }),
  },
  {
    id: 'AZ07c',
    endpoint: 'PUT /api/documents/upload/direct/[id]',
    expected: each(401, 204, 404, 404, 404, 403),
    prepare: () => grantUpload(visitors.CA),
    send: (who, _ids, id) => putBytes(who, id, w2Pdf()),
  },
  {
    id: 'AZ07d',
    endpoint: 'POST /api/documents/upload/direct/[id]',
    expected: each(401, 201, 404, 404, 404, 403),
    prepare: async () => {
      const id = await grantUpload(visitors.CA);
      await putBytes(visitors.CA, id, w2Pdf());
      return id;
    },
    send: (who, { returnA }, id) =>
      who.post(`/api/documents/upload/direct/${id}`, { name: 'w2.pdf', taxReturnId: returnA }),
  },
  {
    id: 'AZ08',
    endpoint: 'GET /api/documents/user/[userId]',
    expected: each(401, 200, 404, 200, 404, 403),
    send: (who, { userA }) => who.get(`/api/documents/user/${userA}`),
  },
  {
    id: 'AZ09',
    endpoint: 'GET /api/documents/[id]',
    expected: readOnly,
    send: (who, { documentA }) => who.get(`/api/documents/${documentA}`),
  },
  {
    id: 'AZ09b',
    endpoint: 'GET /api/documents/[id]/pages/[page]',
    expected: readOnly,
    send: (who, { documentA }) => who.get(`/api/documents/${documentA}/pages/1`),
  },
  {
    id: 'AZ09c',
    endpoint: 'PATCH /api/documents/[id]',
    expected: ownerWrites(200),
    send: (who, { documentA }) => who.send('PATCH', `/api/documents/${documentA}`, { json: { type: 'W-2' } }),
  },
  {
    id: 'AZ10',
    endpoint: 'POST /api/documents/[id]/process',
    expected: ownerWrites(202),
    send: (who, { documentA }) => who.post(`/api/documents/${documentA}/process`),
  },
  {
    id: 'AZ10b',
    endpoint: 'PATCH /api/documents/[id]/extraction',
    // The owner names a field that does not exist: allowed in, refused for its content.
    expected: ownerWrites(400),
    send: async (who, { documentA }) => {
      await settle(documentA);
      return who.send('PATCH', `/api/documents/${documentA}/extraction`, {
        json: { fields: [{ path: 'none', confirmed: true }] },
      });
    },
  },
  {
    id: 'AZ12',
    endpoint: 'GET /objects/[...key]',
    expected: readOnly,
    send: (who, { fileA }) => who.get(`/objects${fileA}`),
  },
  {
    id: 'AZ13',
    endpoint: 'POST /api/tax-returns',
    expected: each(401, 200, 200, 403, 403, 403),
    send: (who) => who.post('/api/tax-returns', { taxYear: 2024, status: 'draft' }),
  },
  {
    id: 'AZ14',
    endpoint: 'GET /api/tax-returns/[id]',
    expected: readOnly,
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}`),
  },
  {
    id: 'AZ15',
    endpoint: 'PATCH /api/tax-returns/[id]',
    expected: each(401, 200, 404, 200, 404, 404),
    send: (who, { returnA }) =>
      who.send('PATCH', `/api/tax-returns/${returnA}`, { json: { status: 'draft' } }),
  },
  {
    id: 'AZ16',
    endpoint: 'GET /api/tax-returns/user/[userId]',
    expected: each(401, 200, 404, 200, 404, 403),
    send: (who, { userA }) => who.get(`/api/tax-returns/user/${userA}`),
  },
  {
    id: 'AZ17',
    endpoint: 'GET /api/tax-returns/my-returns',
    expected: each(401, 200, 200, 200, 200, 200),
    send: (who) => who.get('/api/tax-returns/my-returns'),
  },
  {
    id: 'AZ18',
    endpoint: 'POST /api/tax-returns/[id]/calculate',
    // Nothing is answered yet: the owner is authorized, and the reply says what is missing.
    expected: ownerWrites(409),
    send: (who, { returnA }) => who.post(`/api/tax-returns/${returnA}/calculate`),
  },
  {
    id: 'AZ18b',
    endpoint: 'GET /api/tax-returns/[id]/explain',
    expected: each(401, 409, 404, 409, 404, 404),
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/explain?form=1040&line=11`),
  },
  {
    id: 'AZ18c',
    endpoint: 'POST /api/tax-returns/[id]/what-if',
    expected: each(401, 409, 404, 409, 404, 404),
    send: (who, { returnA }) =>
      who.post(`/api/tax-returns/${returnA}/what-if`, { changes: [{ path: 'filingStatus', value: 'hoh' }] }),
  },
  {
    id: 'AZ18e',
    endpoint: 'POST /api/tax-returns/[id]/move',
    expected: each(401, 409, 404, 409, 404, 404),
    send: (who, { returnA }) => who.post(`/api/tax-returns/${returnA}/move`, { state: 'OR' }),
  },
  {
    id: 'AZ18f',
    endpoint: 'GET /api/tax-returns/[id]/state-advice',
    expected: each(401, 409, 404, 409, 404, 404),
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/state-advice`),
  },
  {
    id: 'AZ18d',
    endpoint: 'GET /api/tax-returns/[id]/pdf',
    expected: each(401, 409, 404, 409, 404, 404),
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/pdf`),
  },
  {
    id: 'AZ19',
    endpoint: 'GET /api/tax-returns/[id]/validation',
    expected: readOnly,
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/validation`),
  },
  {
    id: 'AZ20',
    endpoint: 'GET /api/tax-returns/[id]/deduction-discovery',
    expected: readOnly,
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/deduction-discovery`),
  },
  {
    id: 'AZ20b',
    endpoint: 'GET /api/tax-returns/[id]/refund-steps',
    expected: each(401, 409, 404, 409, 404, 404),
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/refund-steps`),
  },
  {
    id: 'AZ20c',
    endpoint: 'GET /api/tax-returns/[id]/next-year',
    expected: each(401, 409, 404, 409, 404, 404),
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/next-year`),
  },
  {
    id: 'AZ20last',
    endpoint: 'GET /api/tax-returns/[id]/last-year',
    expected: readOnly,
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/last-year`),
  },
  {
    // A first year has none before it: nothing to bring over.
    id: 'AZ20bring',
    endpoint: 'POST /api/tax-returns/[id]/last-year',
    expected: each(401, 409, 404, 403, 404, 404),
    send: (who, { returnA }) => who.post(`/api/tax-returns/${returnA}/last-year`, {}),
  },
  {
    id: 'AZ20compare',
    endpoint: 'GET /api/tax-returns/[id]/year-comparison',
    expected: each(401, 409, 404, 409, 404, 404),
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/year-comparison`),
  },
  {
    id: 'AZ20e',
    endpoint: 'GET /api/tax-returns/[id]/rates',
    expected: each(401, 409, 404, 409, 404, 404),
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/rates`),
  },
  {
    id: 'AZ20d',
    endpoint: 'GET /api/tax-returns/[id]/what-if',
    expected: each(401, 409, 404, 409, 404, 404),
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/what-if`),
  },
  {
    id: 'AZ21',
    endpoint: 'GET /api/interview/questions',
    expected: each(401, 200, 200, 200, 200, 200),
    send: (who) => who.get('/api/interview/questions'),
  },
  {
    id: 'AZ22',
    endpoint: 'GET /api/interview/[taxReturnId]/questions/filtered',
    expected: readOnly,
    send: (who, { returnA }) => who.get(`/api/interview/${returnA}/questions/filtered`),
  },
  {
    id: 'AZ23',
    endpoint: 'GET /api/interview/category/[category]/questions',
    expected: readOnly,
    send: async (who, { returnA }) => {
      const slug = await firstCategory();
      return who.get(`/api/interview/category/${slug}/questions?taxReturnId=${returnA}`);
    },
  },
  {
    id: 'AZ24',
    endpoint: 'GET /api/interview/[taxReturnId]/responses',
    expected: readOnly,
    send: (who, { returnA }) => who.get(`/api/interview/${returnA}/responses`),
  },
  {
    id: 'AZ25',
    endpoint: 'POST /api/interview/[taxReturnId]/responses',
    expected: ownerWrites(200),
    send: (who, { returnA }) =>
      who.post(`/api/interview/${returnA}/responses`, { questionId: 'had-w2-income', answer: true }),
  },
  {
    id: 'AZ25b',
    endpoint: 'DELETE /api/interview/[taxReturnId]/items/[group]/[index]',
    // There is no such item: the owner is authorized, and the reply says so.
    expected: each(401, 404, 404, 403, 404, 404),
    send: (who, { returnA }) => who.send('DELETE', `/api/interview/${returnA}/items/w2s/900`),
  },
  {
    id: 'AZ25c',
    endpoint: 'POST /api/interview/[taxReturnId]/removals/[removalId]/undo',
    expected: ownerWrites(204),
    // The owner removed something: nobody else takes it back.
    prepare: async () => {
      await visitors.CA.post(`/api/interview/${ids.returnA}/responses`, {
        questionId: 'taxpayer.occupation',
        answer: 'Baker',
      });
      const cleared = await visitors.CA.post(`/api/interview/${ids.returnA}/responses`, {
        questionId: 'taxpayer.occupation',
        answer: null,
      });
      return read<{ undo: string }>(cleared).undo;
    },
    send: (who, { returnA }, undo) => who.post(`/api/interview/${returnA}/removals/${undo}/undo`),
  },
  {
    id: 'AZ25d',
    endpoint: 'GET /api/interview/[taxReturnId]/sales/imports',
    expected: readOnly,
    send: (who, { returnA }) => who.get(`/api/interview/${returnA}/sales/imports`),
  },
  {
    id: 'AZ25e',
    endpoint: 'POST /api/interview/[taxReturnId]/sales/imports',
    // The list has no headers: the owner is authorized, and the reply says so.
    expected: each(401, 400, 404, 403, 404, 404),
    send: (who, { returnA }) =>
      who.post(`/api/interview/${returnA}/sales/imports`, { csv: 'no headers', rows: [2] }),
  },
  {
    id: 'AZ25f',
    endpoint: 'DELETE /api/interview/[taxReturnId]/sales/imports/[importId]',
    // There is no such list: the owner is authorized, and the reply says so.
    expected: each(401, 404, 404, 403, 404, 404),
    send: (who, { returnA }) => who.send('DELETE', `/api/interview/${returnA}/sales/imports/none`),
  },
  {
    id: 'AZ25c',
    endpoint: 'GET /api/interview/[taxReturnId]/result',
    expected: readOnly,
    send: (who, { returnA }) => who.get(`/api/interview/${returnA}/result`),
  },
  {
    id: 'AZ25g',
    endpoint: 'GET /api/interview/[taxReturnId]/known',
    expected: readOnly,
    send: (who, { returnA }) => who.get(`/api/interview/${returnA}/known`),
  },
  {
    id: 'AZ26',
    endpoint: 'GET /api/interview/[taxReturnId]/skip-logic/insights',
    expected: readOnly,
    send: (who, { returnA }) => who.get(`/api/interview/${returnA}/skip-logic/insights`),
  },
  {
    id: 'AZ27',
    endpoint: 'GET /api/chat/history',
    expected: each(401, 200, 404, 404, 404, 404),
    send: (who, { returnA }) => who.get(`/api/chat/history?taxReturnId=${returnA}`),
  },
  {
    id: 'AZ27b',
    endpoint: 'GET /api/chat/disclosures',
    expected: each(401, 200, 404, 404, 404, 404),
    send: (who, { returnA }) => who.get(`/api/chat/disclosures?taxReturnId=${returnA}`),
  },
  {
    id: 'AZ28',
    endpoint: 'GET /api/chat/suggestions',
    expected: clientsOnly(200),
    send: (who) => who.get('/api/chat/suggestions'),
  },
  {
    id: 'AZ29',
    endpoint: 'POST /api/chat',
    expected: each(401, 200, 404, 404, 404, 404),
    send: (who, { returnA }) =>
      who.post('/api/chat', { message: 'When is my return due?', taxReturnId: returnA }),
  },
  {
    id: 'AZ34',
    endpoint: 'GET /api/admin/training',
    expected: each(401, 403, 403, 403, 403, 200),
    send: (who) => who.get('/api/admin/training'),
  },
  {
    id: 'AZ35',
    endpoint: 'POST /api/admin/training/upload',
    expected: each(401, 403, 403, 403, 403, 201),
    send: (who) => uploadTraining(who),
  },
  {
    id: 'AZ35b',
    endpoint: 'GET /api/admin/training/[id]/passages',
    expected: each(401, 403, 403, 403, 403, 200),
    prepare: async () => read<{ id: string }>(await uploadTraining(visitors.AD)).id,
    send: (who, _, material) => who.get(`/api/admin/training/${material}/passages`),
  },
  {
    id: 'FI01',
    endpoint: 'GET /api/tax-returns/[id]/filing',
    expected: readOnly,
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/filing`),
  },
  {
    id: 'FI02',
    endpoint: 'POST /api/tax-returns/[id]/filing/sign',
    // Nothing is calculated: the owner is authorized, and the reply says what is missing.
    expected: ownerWrites(409),
    send: (who, { returnA }) =>
      who.post(`/api/tax-returns/${returnA}/filing/sign`, {
        signer: 'taxpayer',
        pin: '12345',
        identity: { kind: 'agi', amount: 0 },
        juratVersion: '2024-1',
        agreed: true,
        payment: null,
        deviceId: null,
      }),
  },
  {
    id: 'FI03',
    endpoint: 'POST /api/tax-returns/[id]/file',
    // Filing without a plan.
    expected: ownerWrites(402),
    send: (who, { returnA }) => who.post(`/api/tax-returns/${returnA}/file`),
  },
  {
    id: 'FS01',
    endpoint: 'POST /api/tax-returns/[id]/states/[state]/sign',
    // Nothing is calculated: the owner is authorized, and the reply says what is missing.
    expected: ownerWrites(409),
    send: (who, { returnA }) =>
      who.post(`/api/tax-returns/${returnA}/states/ME/sign`, {
        signer: 'taxpayer',
        pin: '12345',
        priorIncome: null,
        declarationVersion: 'state-2024-2',
        agreed: true,
      }),
  },
  {
    id: 'FS02',
    endpoint: 'POST /api/tax-returns/[id]/states/[state]/file',
    // Nothing is signed.
    expected: ownerWrites(409),
    send: (who, { returnA }) => who.post(`/api/tax-returns/${returnA}/states/ME/file`),
  },
  {
    id: 'FI04',
    endpoint: 'POST /api/tax-returns/[id]/filing/preparer',
    // Not approved yet.
    expected: each(401, 403, 403, 409, 404, 403),
    send: (who, { returnA }) =>
      who.post(`/api/tax-returns/${returnA}/filing/preparer`, {
        ptin: 'P01234567',
        firmName: 'Harbor Tax',
        firmEin: '98-7000123',
        pin: '54321',
        dueDiligence: {},
        agreed: true,
      }),
  },
  {
    id: 'FI04b',
    endpoint: 'DELETE /api/tax-returns/[id]/filing/preparer',
    // Nobody has signed.
    expected: each(401, 403, 403, 409, 404, 403),
    send: (who, { returnA }) => who.send('DELETE', `/api/tax-returns/${returnA}/filing/preparer`),
  },
  {
    id: 'FI06',
    endpoint: 'GET /api/tax-returns/[id]/extension',
    expected: readOnly,
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/extension`),
  },
  {
    id: 'FI07',
    endpoint: 'POST /api/tax-returns/[id]/extension',
    // The owner is authorized, and the reply lists the answers the form needs.
    expected: ownerWrites(409),
    send: (who, { returnA }) =>
      who.post(`/api/tax-returns/${returnA}/extension`, {
        tax: 4000,
        payments: 3000,
        paying: 0,
        abroad: false,
        debit: null,
        agreed: true,
      }),
  },
  {
    id: 'FI08',
    endpoint: 'GET /api/tax-returns/[id]/extension/pdf',
    // Nothing is calculated yet.
    expected: each(401, 409, 404, 409, 404, 404),
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/extension/pdf`),
  },
  {
    id: 'FI09',
    endpoint: 'POST /api/tax-returns/[id]/amendments',
    // Only an accepted return is amended.
    expected: ownerWrites(409),
    send: (who, { returnA }) => who.post(`/api/tax-returns/${returnA}/amendments`),
  },
  {
    id: 'FI10',
    endpoint: 'PATCH /api/tax-returns/[id]/amendment',
    // The return amends nothing.
    expected: ownerWrites(409),
    send: (who, { returnA }) =>
      who.send('PATCH', `/api/tax-returns/${returnA}/amendment`, { json: { explanation: 'A late W-2.' } }),
  },
  {
    id: 'FI11',
    endpoint: 'DELETE /api/tax-returns/[id]/amendment',
    expected: ownerWrites(409),
    send: (who, { returnA }) => who.send('DELETE', `/api/tax-returns/${returnA}/amendment`),
  },
  {
    id: 'FI05',
    endpoint: 'GET /api/tax-returns/[id]/estimated-payments',
    // Nothing is calculated yet.
    expected: each(401, 409, 404, 409, 404, 404),
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/estimated-payments`),
  },
  {
    id: 'AZ36',
    endpoint: 'DELETE /api/admin/training/[id]',
    expected: each(401, 403, 403, 403, 403, 204),
    prepare: async () => read<{ id: string }>(await uploadTraining(visitors.AD)).id,
    send: (who, _, material) => who.send('DELETE', `/api/admin/training/${material}`),
  },
  {
    id: 'AZ36b',
    endpoint: 'DELETE /api/admin/training/[id]',
    expected: each(401, 403, 403, 403, 403, 404),
    send: (who) => who.send('DELETE', '/api/admin/training/nothing'),
  },
  {
    id: 'AZ36c',
    endpoint: 'GET /api/chat/sources/[id]',
    // There is no such material: anyone signed in is authorized, and the reply says so.
    expected: each(401, 404, 404, 404, 404, 404),
    send: (who) => who.get('/api/chat/sources/nothing'),
  },
  {
    id: 'AZ37',
    endpoint: 'GET /api/admin/users',
    expected: each(401, 403, 403, 403, 403, 200),
    send: (who) => who.get('/api/admin/users'),
  },
  {
    id: 'AZ37s',
    endpoint: 'PATCH /api/admin/users/[id]/suspension',
    expected: each(401, 403, 403, 403, 403, 200),
    prepare: async () => (await signUpClient()).id,
    send: (who, _ids, id) =>
      who.send('PATCH', `/api/admin/users/${id}/suspension`, {
        json: { suspended: true, reason: 'legal-request' },
      }),
  },
  {
    id: 'AZ38',
    endpoint: 'PATCH /api/admin/users/[id]/role',
    expected: each(401, 403, 403, 403, 403, 200),
    prepare: async () => (await signUpClient()).id,
    send: (who, _ids, id) => who.send('PATCH', `/api/admin/users/${id}/role`, { json: { role: 'preparer' } }),
  },
  {
    id: 'AZ38b',
    endpoint: 'PATCH /api/admin/users/[id]/role',
    expected: each(401, 403, 403, 403, 403, 404),
    send: (who) => who.send('PATCH', '/api/admin/users/nobody/role', { json: { role: 'preparer' } }),
  },
  {
    id: 'AZ39',
    endpoint: 'GET /api/admin/assignments',
    expected: each(401, 403, 403, 403, 403, 200),
    send: (who) => who.get('/api/admin/assignments'),
  },
  {
    id: 'AZ40',
    endpoint: 'POST /api/admin/assignments',
    expected: each(401, 403, 403, 403, 403, 201),
    prepare: async () => (await signUpClient()).id,
    send: (who, _ids, clientId) =>
      who.post('/api/admin/assignments', { preparerId: visitors.PN.id, clientId, notes: '' }),
  },
  {
    id: 'AZ41',
    endpoint: 'DELETE /api/admin/assignments/[id]',
    expected: each(401, 403, 403, 403, 403, 204),
    prepare: async () => {
      const pair = { preparerId: visitors.PN.id, clientId: (await signUpClient()).id };
      return read<{ id: string }>(await visitors.AD.post('/api/admin/assignments', pair)).id;
    },
    send: (who, _ids, id) => who.send('DELETE', `/api/admin/assignments/${id}`),
  },
  {
    id: 'AZ42',
    endpoint: 'GET /api/preparer/clients',
    expected: each(401, 403, 403, 200, 200, 403),
    send: (who) => who.get('/api/preparer/clients'),
  },
  {
    id: 'AZ41b',
    endpoint: 'GET /api/admin/clients',
    expected: each(401, 403, 403, 403, 403, 200),
    send: (who) => who.get('/api/admin/clients?limit=1'),
  },
  {
    id: 'AZ41c',
    endpoint: 'POST /api/admin/clients/bulk',
    expected: each(401, 403, 403, 403, 403, 200),
    prepare: async () => (await signUpClient()).id,
    send: (who, _ids, clientId) =>
      who.post('/api/admin/clients/bulk', {
        action: 'move',
        preparerId: visitors.PN.id,
        clientIds: [clientId],
      }),
  },
  {
    id: 'AZ41d',
    endpoint: 'GET /api/admin/workload',
    expected: each(401, 403, 403, 403, 403, 200),
    send: (who) => who.get('/api/admin/workload'),
  },
  {
    // Whom it names and isn't theirs is refused in the reply's rows: desk.test.ts.
    id: 'AZ42b',
    endpoint: 'POST /api/preparer/clients/bulk',
    expected: each(401, 403, 403, 200, 200, 403),
    send: (who, { userA }) =>
      who.post('/api/preparer/clients/bulk', { action: 'remind', clientIds: [userA] }),
  },
  {
    id: 'CH01',
    endpoint: 'PUT /api/preparer/clients/[clientId]/changes',
    // Nothing of A changed in this way.
    expected: ofPreparer(409),
    send: (who, { userA }) => {
      const value = { questionId: 'no-such-question', documentId: null, fieldPath: null, after: 'Yes' };
      return who.send('PUT', `/api/preparer/clients/${userA}/changes`, {
        json: { checked: true, values: [value] },
      });
    },
  },
  {
    id: 'EL01',
    endpoint: 'GET /api/preparer/clients/[clientId]/engagement',
    expected: ofPreparer(200),
    send: (who, { userA }) => who.get(`/api/preparer/clients/${userA}/engagement`),
  },
  {
    id: 'EL02',
    endpoint: 'POST /api/preparer/clients/[clientId]/engagement',
    expected: ofPreparer(201),
    prepare: async () => {
      await enterFirm();
      return '';
    },
    send: (who, { userA }) => sendLetter(who, userA),
  },
  {
    id: 'EL03',
    endpoint: 'DELETE /api/preparer/clients/[clientId]/engagement/[letterId]',
    expected: ofPreparer(204),
    prepare: newLetter,
    send: (who, { userA }, id) => who.send('DELETE', `/api/preparer/clients/${userA}/engagement/${id}`),
  },
  {
    id: 'EL04',
    endpoint: 'GET /api/engagement-letters',
    expected: clientsOnly(200),
    send: (who) => who.get('/api/engagement-letters'),
  },
  {
    id: 'EL05',
    endpoint: 'POST /api/engagement-letters/[id]/signature',
    expected: each(401, 200, 404, 403, 403, 403),
    prepare: newLetter,
    send: (who, _ids, id) => who.post(`/api/engagement-letters/${id}/signature`, { signature: 'Client A' }),
  },
  {
    id: 'CR01',
    endpoint: 'POST /api/preparer/clients',
    expected: each(401, 403, 403, 201, 201, 403),
    send: (who) =>
      who.post('/api/preparer/clients', {
        taxYear: 2024,
        clients: [{ firstName: 'Row', lastName: randomUUID() }],
      }),
  },
  {
    id: 'CR02',
    endpoint: 'DELETE /api/preparer/clients/[clientId]',
    // Only a client without an account can be deleted, and A has one.
    expected: ofPreparer(409),
    send: (who, { userA }) => who.send('DELETE', `/api/preparer/clients/${userA}`),
  },
  {
    id: 'CR03',
    endpoint: 'POST /api/preparer/clients/[clientId]/invitation',
    expected: ofPreparer(409),
    send: (who, { userA }) =>
      who.post(`/api/preparer/clients/${userA}/invitation`, { email: `${randomUUID()}@example.com` }),
  },
  {
    id: 'CR04',
    endpoint: 'GET /api/preparer/clients/[clientId]/permission',
    expected: ofPreparer(200),
    send: (who, { userA }) => who.get(`/api/preparer/clients/${userA}/permission`),
  },
  {
    id: 'CR05',
    endpoint: 'POST /api/preparer/clients/[clientId]/permission',
    // A gives the permission in their own account.
    expected: ofPreparer(409),
    send: (who, { userA }) =>
      who.post(`/api/preparer/clients/${userA}/permission`, {
        version: '1',
        signature: 'Client A',
        signedOn: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
      }),
  },
  {
    id: 'CR06',
    endpoint: 'DELETE /api/preparer/clients/[clientId]/permission',
    expected: ofPreparer(409),
    send: (who, { userA }) => who.send('DELETE', `/api/preparer/clients/${userA}/permission`),
  },
  {
    id: 'AZ43',
    endpoint: 'GET /api/preparer/clients/[clientId]',
    expected: each(401, 403, 403, 200, 404, 403),
    send: (who, { userA }) => who.get(`/api/preparer/clients/${userA}`),
  },
  {
    id: 'AZ44',
    endpoint: 'POST /api/preparer/reviews',
    expected: each(401, 403, 403, 201, 404, 403),
    send: async (who, { documentA }) => {
      await settle(documentA);
      return who.post('/api/preparer/reviews', {
        documentId: documentA,
        status: 'reviewed',
        notes: 'Looks right',
      });
    },
  },
  {
    id: 'AZ43b',
    endpoint: 'GET /api/preparer/clients/[clientId]/changes',
    expected: ofPreparer(200),
    send: (who, { userA }) => who.get(`/api/preparer/clients/${userA}/changes`),
  },
  {
    id: 'AZ43c',
    endpoint: 'GET /api/preparer/clients/[clientId]/notes',
    expected: ofPreparer(200),
    send: (who, { userA }) => who.get(`/api/preparer/clients/${userA}/notes`),
  },
  {
    id: 'AZ43d',
    endpoint: 'POST /api/preparer/clients/[clientId]/notes',
    expected: ofPreparer(201),
    send: (who, { userA }) => who.post(`/api/preparer/clients/${userA}/notes`, { body: 'Call back' }),
  },
  {
    id: 'AZ43e',
    endpoint: 'DELETE /api/preparer/clients/[clientId]/notes/[noteId]',
    expected: ofPreparer(204),
    prepare: async () => {
      const note = await visitors.PA.post(`/api/preparer/clients/${ids.userA}/notes`, { body: 'Gone soon' });
      return read<{ id: string }>(note).id;
    },
    send: (who, { userA }, id) => who.send('DELETE', `/api/preparer/clients/${userA}/notes/${id}`),
  },
  {
    id: 'AZ43f',
    endpoint: 'GET /api/preparer/clients/[clientId]/requests',
    expected: ofPreparer(200),
    send: (who, { userA }) => who.get(`/api/preparer/clients/${userA}/requests`),
  },
  {
    id: 'AZ43g',
    endpoint: 'POST /api/preparer/clients/[clientId]/requests',
    expected: ofPreparer(201),
    send: (who, { userA, documentA }) =>
      who.post(`/api/preparer/clients/${userA}/requests`, {
        question: 'Is this your only W-2?',
        pin: { documentId: documentA },
      }),
  },
  {
    id: 'AZ43h',
    endpoint: 'PATCH /api/preparer/clients/[clientId]/requests/[requestId]',
    expected: ofPreparer(200),
    prepare: () => askA(),
    send: (who, { userA }, request) =>
      who.send('PATCH', `/api/preparer/clients/${userA}/requests/${request}`, { json: { closed: true } }),
  },
  {
    // Authorized; this question isn't about a field: desk-requests.test.ts writes one.
    id: 'AZ43j',
    endpoint: 'POST /api/preparer/clients/[clientId]/requests/[requestId]/accept',
    expected: ofPreparer(409),
    prepare: () => askA(),
    send: (who, { userA }, request) =>
      who.post(`/api/preparer/clients/${userA}/requests/${request}/accept`, { value: 'Yes' }),
  },
  {
    id: 'AZ43m',
    endpoint: 'GET /api/preparer/clients/[clientId]/ticks',
    expected: ofPreparer(200),
    send: (who, { userA }) => who.get(`/api/preparer/clients/${userA}/ticks`),
  },
  {
    // Authorized; the value isn't the one it saw: review-ticks.test.ts ticks values.
    id: 'AZ43n',
    endpoint: 'PUT /api/preparer/clients/[clientId]/ticks',
    expected: ofPreparer(409),
    send: (who, { userA, documentA }) =>
      who.send('PUT', `/api/preparer/clients/${userA}/ticks`, {
        json: { documentId: documentA, ticked: true, fields: [{ path: 'employee_ssn', value: 'not this' }] },
      }),
  },
  {
    id: 'AZ43k',
    endpoint: 'GET /api/settings/reminders',
    expected: clientsOnly(200),
    send: (who) => who.get('/api/settings/reminders'),
  },
  {
    id: 'AZ43l',
    endpoint: 'PATCH /api/settings/reminders',
    expected: clientsOnly(200),
    send: (who) => who.send('PATCH', '/api/settings/reminders', { json: { byEmail: true } }),
  },
  {
    id: 'AZ43i',
    endpoint: 'POST /api/preparer/clients/[clientId]/reveal',
    expected: ofPreparer(200),
    send: async (who, { userA, documentA }) => {
      await settle(documentA);
      return who.post(`/api/preparer/clients/${userA}/reveal`, {
        documentId: documentA,
        fieldPath: 'employee_ssn',
        reason: 'compare',
      });
    },
  },
  {
    id: 'AZ44b',
    endpoint: 'GET /api/reviews/waiting',
    expected: each(401, 200, 200, 403, 403, 403),
    send: (who) => who.get('/api/reviews/waiting'),
  },
  {
    id: 'RV09',
    endpoint: 'GET /api/reviews/preparer-changes',
    expected: clientsOnly(200),
    send: (who) => who.get('/api/reviews/preparer-changes'),
  },
  {
    id: 'RV10',
    endpoint: 'GET /api/reviews/requests',
    expected: clientsOnly(200),
    send: (who) => who.get('/api/reviews/requests'),
  },
  {
    id: 'AZ44c',
    endpoint: 'POST /api/reviews/requests/[id]/reply',
    expected: each(401, 200, 404, 403, 403, 403),
    prepare: () => askA(),
    send: (who, _, request) => who.post(`/api/reviews/requests/${request}/reply`, { reply: 'Yes' }),
  },
  {
    id: 'ME01',
    endpoint: 'GET /api/messages',
    expected: each(401, 200, 404, 200, 404, 403),
    send: (who, { userA }) => who.get(`/api/messages?clientId=${userA}`),
  },
  {
    id: 'ME02',
    endpoint: 'POST /api/messages',
    expected: each(401, 201, 404, 201, 404, 403),
    send: (who, { userA }) => who.post(`/api/messages?clientId=${userA}`, { body: 'Good morning' }),
  },
  {
    id: 'ME03',
    endpoint: 'POST /api/messages/read',
    expected: each(401, 204, 404, 204, 404, 403),
    prepare: async () =>
      read<{ id: string }>(await visitors.CA.post('/api/messages', { body: 'Read this' })).id,
    send: (who, { userA }, upTo) => who.post('/api/messages/read', { clientId: userA, upTo }),
  },
  {
    id: 'ME04',
    endpoint: 'GET /api/messages/unread',
    expected: each(401, 200, 200, 200, 200, 403),
    send: (who) => who.get('/api/messages/unread'),
  },
  {
    id: 'ME05',
    endpoint: 'GET /api/messages/people',
    expected: each(401, 200, 404, 200, 404, 403),
    send: (who, { userA }) => who.get(`/api/messages/people?clientId=${userA}`),
  },
  {
    id: 'CO01',
    endpoint: 'GET /api/consents',
    expected: clientsOnly(200),
    send: (who) => who.get('/api/consents'),
  },
  {
    id: 'CO02',
    endpoint: 'POST /api/consents',
    expected: clientsOnly(201),
    send: async (who) => who.post('/api/consents', await signed('cpa-review')),
  },
  {
    id: 'CO03',
    endpoint: 'DELETE /api/consents/[use]',
    expected: clientsOnly(204),
    send: async (who) => {
      await who.post('/api/consents', await signed('ai-documents'));
      return who.send('DELETE', '/api/consents/ai-documents');
    },
  },
  {
    id: 'ST01',
    endpoint: 'PATCH /api/settings/profile',
    expected: each(401, 200, 200, 200, 200, 200),
    send: async (who) => {
      const { firstName = 'A', lastName = 'B' } = read<{ firstName?: string; lastName?: string }>(
        await who.get('/api/auth/user'),
      );
      return who.send('PATCH', '/api/settings/profile', { json: { firstName, lastName } });
    },
  },
  {
    id: 'ST02',
    endpoint: 'GET /api/settings/access-log',
    expected: each(401, 200, 200, 200, 200, 200),
    send: (who) => who.get('/api/settings/access-log'),
  },
  {
    id: 'ST03',
    endpoint: 'POST /api/settings/export',
    expected: each(401, 204, 204, 204, 204, 204),
    send: (who) => who.post('/api/settings/export'),
  },
  {
    id: 'ST04',
    endpoint: 'GET /api/settings/export',
    expected: each(401, 200, 200, 200, 200, 200),
    send: (who) => who.get('/api/settings/export'),
  },
  {
    id: 'ST05',
    endpoint: 'GET /api/settings/deletion',
    expected: each(401, 200, 200, 200, 200, 200),
    send: (who) => who.get('/api/settings/deletion'),
  },
  {
    id: 'ST06',
    endpoint: 'POST /api/settings/deletion',
    // Without the address of the account nothing is deleted, whoever asks.
    expected: each(401, 400, 400, 400, 400, 400),
    send: (who) => who.post('/api/settings/deletion', { email: 'somebody-else@example.com' }),
  },
  {
    id: 'AZ30',
    endpoint: 'POST /api/create-payment-intent',
    expected: each(401, 200, 404, 403, 404, 403),
    send: (who, { returnA }) =>
      who.post('/api/create-payment-intent', { amount: 199, planType: 'Business', taxReturnId: returnA }),
  },
  {
    id: 'AZ31',
    endpoint: 'POST /api/payments/[id]/confirm',
    expected: each(401, 200, 404, 404, 404, 404),
    prepare: () => buyForA(),
    send: (who, _, payment) => who.post(`/api/payments/${payment}/confirm`),
  },
  {
    id: 'AZ31b',
    endpoint: 'GET /api/payments/[id]/receipt',
    expected: each(401, 200, 404, 404, 404, 404),
    prepare: () => buyForA(),
    send: (who, _, payment) => who.get(`/api/payments/${payment}/receipt`),
  },
  {
    id: 'AZ31c',
    endpoint: 'POST /api/payments/[id]/test-card',
    // Without the secret of the payment nobody pays it, not even its owner.
    expected: each(401, 404, 404, 404, 404, 404),
    prepare: () => buyForA(),
    send: (who, _, payment) =>
      who.post(`/api/payments/${payment}/test-card`, {
        clientSecret: 'guessed',
        number: '4242424242424242',
        expiry: '12 / 34',
        cvc: '123',
      }),
  },
  {
    id: 'AZ31d',
    endpoint: 'POST /api/payments/[id]/test-card/authenticate',
    expected: each(401, 404, 404, 404, 404, 404),
    prepare: () => buyForA(),
    send: (who, _, payment) =>
      who.post(`/api/payments/${payment}/test-card/authenticate`, { clientSecret: 'guessed', approve: true }),
  },
  {
    id: 'AZ32',
    endpoint: 'GET /api/payments/user/[userId]',
    expected: each(401, 200, 404, 404, 404, 403),
    send: (who, { userA }) => who.get(`/api/payments/user/${userA}`),
  },
  {
    id: 'AZ32b',
    endpoint: 'POST /api/payments/change-plan',
    // Clients are authorized; they have no larger plan.
    expected: each(401, 409, 409, 403, 403, 403),
    send: (who) => who.post('/api/payments/change-plan', { planType: 'Business' }),
  },
  {
    id: 'AZ32c',
    endpoint: 'GET /api/tax-returns/[id]/plan',
    expected: readOnly,
    send: (who, { returnA }) => who.get(`/api/tax-returns/${returnA}/plan`),
  },
  {
    id: 'AZ33',
    endpoint: 'POST /api/webhooks/stripe',
    // Only a signature counts, whoever sends it: payments-stripe.test.ts sends good ones.
    expected: each(400, 400, 400, 400, 400, 400),
    send: (who) => who.post('/api/webhooks/stripe', { id: 'evt_1', type: 'payment_intent.succeeded' }),
  },
  {
    id: 'AZ33b',
    endpoint: 'GET /api/admin/payments',
    expected: each(401, 403, 403, 403, 403, 200),
    send: (who) => who.get('/api/admin/payments'),
  },
  {
    id: 'AZ33c',
    endpoint: 'POST /api/admin/payments/[id]/cancel-plan',
    expected: each(401, 403, 403, 403, 403, 404),
    send: (who) =>
      who.post('/api/admin/payments/00000000-0000-4000-8000-000000000000/cancel-plan', { reason: 'asked' }),
  },
  {
    id: 'AU1',
    endpoint: 'GET /api/admin/audit',
    expected: each(401, 403, 403, 403, 403, 200),
    send: (who) => who.get('/api/admin/audit'),
  },
  {
    id: 'AU2',
    endpoint: 'GET /api/admin/audit/export',
    expected: each(401, 403, 403, 403, 403, 200),
    send: (who) => who.get('/api/admin/audit/export?to=2020-01-01'),
  },
  {
    id: 'FI1',
    endpoint: 'GET /api/firm',
    expected: each(401, 403, 403, 200, 200, 200),
    send: (who) => who.get('/api/firm'),
  },
  {
    id: 'FI2',
    endpoint: 'PUT /api/firm',
    // The administrator is authorized, and the reply says what is missing: no other test's firm is overwritten.
    expected: each(401, 403, 403, 403, 403, 400),
    send: (who) => who.send('PUT', '/api/firm', { json: { name: '' } }),
  },
  {
    id: 'FI3',
    endpoint: 'PUT /api/firm/ptin',
    expected: each(401, 403, 403, 200, 200, 403),
    send: (who) => who.send('PUT', '/api/firm/ptin', { json: { ptin: 'P01234567' } }),
  },
  {
    id: 'IN1',
    endpoint: 'GET /api/invitations',
    expected: each(401, 403, 403, 200, 200, 200),
    send: (who) => who.get('/api/invitations'),
  },
  {
    id: 'IN2',
    endpoint: 'POST /api/invitations',
    // Without a preparer the administrator is let in and asked for one; preparers invite for themselves.
    expected: each(401, 403, 403, 201, 201, 400),
    send: (who) => who.post('/api/invitations', { emails: [`${randomUUID()}@example.com`] }),
  },
  {
    id: 'IN3',
    endpoint: 'DELETE /api/invitations/[id]',
    expected: each(401, 403, 403, 204, 404, 204),
    prepare: async () => {
      const emails = [`${randomUUID()}@example.com`];
      const [sent] = read<{ id: string }[]>(await visitors.PA.post('/api/invitations', { emails }));
      return sent?.id ?? '';
    },
    send: (who, _ids, id) => who.send('DELETE', `/api/invitations/${id}`),
  },
  {
    id: 'OP1',
    endpoint: 'GET /api/admin/operations',
    expected: each(401, 403, 403, 403, 403, 200),
    send: (who) => who.get('/api/admin/operations'),
  },
  {
    id: 'OP2',
    endpoint: 'POST /api/admin/operations/jobs/[id]/retry',
    expected: each(401, 403, 403, 403, 403, 404),
    send: (who) => who.post('/api/admin/operations/jobs/00000000-0000-4000-8000-000000000000/retry'),
  },
  {
    id: 'OP3',
    endpoint: 'PUT /api/admin/operations/switches/[name]',
    expected: each(401, 403, 403, 403, 403, 200),
    send: (who) =>
      who.send('PUT', '/api/admin/operations/switches/ai', { json: { stopped: false, reason: 'A test.' } }),
  },
];

/** Endpoints whose rules are tested elsewhere, with the reason. */
const elsewhere: Record<string, string> = {
  'POST /api/auth/login': 'accounts.test.ts (AZ02)',
  'POST /api/auth/signup': 'accounts.test.ts (AZ03)',
  'POST /api/auth/logout': 'accounts.test.ts (AZ05)',
  'DELETE /api/documents/[id]': 'below: it removes what the other rows need (AZ11)',
  'POST /api/documents/[id]/restore': 'below: of a document that is deleted (AZ11b)',
  'GET /api/health': 'accounts.test.ts: public',
  'GET /api/ready': 'accounts.test.ts: public',
  'GET /api/cron/jobs': 'documents.test.ts: opens with the secret only',
  ...Object.fromEntries(
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [
      `${method} /api/overloaded`,
      'operations-faults.test.ts: the same 503 for everybody',
    ]),
  ),
  'GET /api/bench/[baseline]': 'operations.test.ts: not there outside the load bench',
  'GET /api/metrics': 'operations.test.ts: opens with the secret only',
};

/** These name nobody but the caller: there is no id of somebody else to try. Anonymous callers are turned away. */
const ownAccountOnly = [
  'POST /api/account/confirm',
  'POST /api/account/password',
  'GET /api/account/second-factor',
  'POST /api/account/second-factor',
  'DELETE /api/account/second-factor',
  'DELETE /api/account/second-factor/offer',
  'POST /api/account/second-factor/confirm',
  'POST /api/account/second-factor/recovery-codes',
  'GET /api/account/sessions',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/[id]',
  'GET /api/account/sessions/current',
  'POST /api/account/sessions/current',
];
/** Public by their nature; without what they ask for they do nothing. */
const publicSteps = [
  'POST /api/auth/mfa',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/invitations/look',
  'POST /api/invitations/accept',
];

let visitors: Record<ActorName, Visitor>;
let ids: Ids;

beforeAll(async () => {
  const [CA, CB, PA, PN, AD] = await Promise.all(
    ['client', 'client2', 'preparer', 'preparer2', 'admin'].map((name) => signInAs(name)),
  );
  if (!CA || !CB || !PA || !PN || !AD) throw new Error('the demo accounts are missing');
  visitors = { AN: new Visitor(), CA, CB, PA, PN, AD };
  await CB.get('/api/tax-returns/my-returns');
  const [taxReturn] = read<{ id: string }[]>(await CA.get('/api/tax-returns/my-returns'));
  const document = read<{ id: string; fileUrl: string }>(
    await CA.upload('w2.pdf', w2Pdf(), { type: 'Other', taxReturnId: taxReturn?.id ?? '' }),
  );
  ids = { userA: CA.id, returnA: taxReturn?.id ?? '', documentA: document.id, fileA: document.fileUrl };
  await settle(document.id);
});

// Other tests type the firm themselves.
afterAll(() => query('DELETE FROM "Firm"'));

/** Waits until a document is read. */
async function settle(documentId: string): Promise<void> {
  if (!/^[0-9a-f-]{36}$/.test(documentId) || documentId.startsWith('00000000')) return;
  await waitUntilRead(visitors.CA, documentId);
}

/** A request of the assigned preparer to A. */
async function askA(): Promise<string> {
  const asked = await visitors.PA.post(`/api/preparer/clients/${ids.userA}/requests`, {
    question: 'One job?',
  });
  return read<{ id: string }>(asked).id;
}

/** A paid payment of A. */
async function buyForA(): Promise<string> {
  const { CA } = visitors;
  const paid = read<{ id: string; status: string }[]>(await CA.get(`/api/payments/user/${CA.id}`));
  const known = paid.find(({ status }) => status === 'succeeded');
  if (known !== undefined) return known.id;
  const intent = read<{ paymentId: string; clientSecret: string }>(
    await CA.post('/api/create-payment-intent', { amount: 49, planType: 'Basic' }),
  );
  await CA.post(`/api/payments/${intent.paymentId}/test-card`, {
    clientSecret: intent.clientSecret,
    number: '4242424242424242',
    expiry: '12 / 34',
    cvc: '123',
  });
  await CA.post(`/api/payments/${intent.paymentId}/confirm`);
  return intent.paymentId;
}

/** A signature under the consent form as it is now. */
async function signed(use: string): Promise<{ use: string; version: string; signature: string }> {
  const [form] = read<{ version: string }[]>(await visitors.CA.get('/api/consents'));
  return { use, version: form?.version ?? '', signature: 'Casey Morgan' };
}

async function firstCategory(): Promise<string> {
  const [category] = read<{ slug: string }[]>(
    await visitors.CA.get(`/api/interview/${ids.returnA}/questions/filtered`),
  );
  return category?.slug ?? '';
}

/** What a denied request might have changed, by how its rows are found from A's. */
const tablesOfA: Record<string, string> = {
  TaxReturn: '"userId" = $1',
  Document: '"userId" = $1',
  Consent: '"userId" = $1',
  Payment: '"userId" = $1',
  ChatMessage: '"userId" = $1',
  Message: '"clientId" = $1',
  InformationRequest: '"clientId" = $1',
  Assignment: '"clientId" = $1',
  EngagementLetter: '"clientId" = $1',
  PreparerNote: '"clientId" = $1',
  ...Object.fromEntries(
    ['Answer', 'Removal', 'Filing', 'ReturnDecision', 'ChangeCheck'].map((table) => [
      table,
      '"returnId" IN (SELECT "id" FROM "TaxReturn" WHERE "userId" = $1)',
    ]),
  ),
  ...Object.fromEntries(
    ['Extraction', 'Review', 'FieldTick'].map((table) => [
      table,
      '"documentId" IN (SELECT "id" FROM "Document" WHERE "userId" = $1)',
    ]),
  ),
};

/** One line for each of these tables: how many rows A has there, and a digest of every column of them. */
const lookAtTables = Object.entries(tablesOfA)
  .map(
    ([table, condition]) =>
      `SELECT '${table}' AS "table", count(*)::int AS "rows", md5(string_agg(t::text, '|' ORDER BY t::text)) AS "digest"
       FROM "${table}" t WHERE ${condition}`,
  )
  .join(' UNION ALL ');

/** Everything of A that a denied request might have changed, down to the last column. */
async function lookAtA(): Promise<unknown> {
  // What is still being read in the background changes by itself: wait for it first.
  const unread = await query<{ id: string }>(
    `SELECT "id" FROM "Document" WHERE "userId" = $1 AND "status" = 'processing'`,
    [ids.userA],
  );
  for (const { id } of unread) await settle(id);
  return query(lookAtTables, [ids.userA]);
}

test('the look at what is of A sees what they own', async () => {
  const seen = (await lookAtA()) as { table: string; rows: number }[];
  expect(seen).toHaveLength(Object.keys(tablesOfA).length);
  for (const table of ['TaxReturn', 'Document', 'Extraction', 'Assignment'])
    expect([table, (seen.find((one) => one.table === table)?.rows ?? 0) > 0]).toEqual([table, true]);
});

describe.each(rows)('$id $endpoint', (row) => {
  // A denied request changes nothing: what it found, and what was prepared for it, is there for the next one, too.
  let found: { prepared: string; look: unknown } | undefined;

  // The file may take longer than a password counts as fresh.
  beforeAll(() =>
    query(
      `UPDATE "Session" SET "provenAt" = now() AT TIME ZONE 'UTC' WHERE "userId" = ANY($1) AND "provenAt" IS NOT NULL`,
      [actors.map((actor) => visitors[actor].id)],
    ),
  );

  test.each(actors)('%s', async (actor) => {
    const isDenied = actor !== 'CA' && row.expected[actor] >= 400;
    const prepared = (isDenied ? found?.prepared : undefined) ?? (await row.prepare?.()) ?? '';
    const before = isDenied ? (found?.look ?? (await lookAtA())) : undefined;
    found = undefined;
    const answer = await row.send(visitors[actor], ids, prepared);
    expect(answer.status).toBe(row.expected[actor]);
    if (answer.status >= 400) expect(answer.headers.get('location')).toBeNull();
    if (!isDenied) return;
    const look = await lookAtA();
    expect(look).toEqual(before);
    found = { prepared, look };
  });
});

describe('AZ11 DELETE /api/documents/[id]', () => {
  test.each(actors)('%s', async (actor) => {
    const uploaded = read<{ id: string }>(
      await visitors.CA.upload('other.pdf', w2Pdf(), { taxReturnId: ids.returnA }),
    );
    await settle(uploaded.id);
    const answer = await visitors[actor].send('DELETE', `/api/documents/${uploaded.id}`);
    expect(answer.status).toBe(ownerWrites(204)[actor]);
    expect((await visitors.CA.get(`/api/documents/${uploaded.id}`)).status).toBe(actor === 'CA' ? 404 : 200);
    const again = await visitors.CA.send('DELETE', `/api/documents/${uploaded.id}`);
    expect(again.status).toBe(actor === 'CA' ? 404 : 204);
  });
});

describe('AZ11b POST /api/documents/[id]/restore', () => {
  test.each(actors)('%s', async (actor) => {
    const { id } = read<{ id: string }>(
      await visitors.CA.upload('other.pdf', w2Pdf(), { taxReturnId: ids.returnA }),
    );
    await settle(id);
    expect((await visitors.CA.send('DELETE', `/api/documents/${id}`)).status).toBe(204);
    const answer = await visitors[actor].post(`/api/documents/${id}/restore`);
    // Deleted, it exists for nobody but the owner who deleted it.
    expect(answer.status).toBe(each(401, 200, 404, 404, 404, 404)[actor]);
    expect((await visitors.CA.get(`/api/documents/${id}`)).status).toBe(actor === 'CA' ? 200 : 404);
    if (actor === 'CA') await visitors.CA.send('DELETE', `/api/documents/${id}`);
  });
});

describe('the own account', () => {
  test.each([...ownAccountOnly, ...publicSteps])('%s refuses an anonymous caller', async (endpoint) => {
    const [method = '', path = ''] = endpoint
      .replace('[id]', '00000000-0000-4000-8000-000000000000')
      .split(' ');
    const body = method === 'POST' ? { json: {} } : {};
    const { status } = await new Visitor().send(method, path, body);
    expect(status).toBe(publicSteps.includes(endpoint) ? 400 : 401);
  });
});

describe('what is not yours and what does not exist look the same', () => {
  test.each(rows.filter((row) => row.expected.CB === 404))('$id', async (row) => {
    const missing = '00000000-0000-4000-8000-000000000000';
    const theirs = await row.send(visitors.CB, ids, (await row.prepare?.()) ?? '');
    const nothing = await row.send(
      visitors.CB,
      { userA: missing, returnA: missing, documentA: missing, fileA: `/documents/${missing}` },
      missing,
    );
    expect(nothing.status).toBe(404);
    expect(withoutId(nothing)).toBe(withoutId(theirs));
  });

  test.each(['../../etc/passwd', 'a'.repeat(5000), '%00', "' OR 1=1 --", '{"contains":""}'])(
    'the id %.20s',
    async (id) => {
      const answer = await visitors.CA.get(`/api/tax-returns/${encodeURIComponent(id)}`);
      expect(answer.status).toBe(404);
    },
  );
});

describe('identifiers', () => {
  test('an assigned preparer sees the last four digits of a number, the client all of it', async () => {
    const valueFor = async (who: Visitor, path: string) => {
      const { text } = await who.get(path);
      return /"path":"employee_ssn"[^}]*"value":"([^"]*)"/.exec(text)?.[1];
    };
    for (const path of [`/api/documents/${ids.documentA}`, `/api/documents/user/${ids.userA}`]) {
      expect(await valueFor(visitors.CA, path)).toBe('900-41-2207');
      expect(await valueFor(visitors.PA, path)).toBe('•••-••-2207');
    }
    const client = await visitors.PA.get(`/api/preparer/clients/${ids.userA}`);
    expect(client.status).toBe(200);
    expect(client.text).not.toContain('900-41-2207');
  });
});

describe('what can be written', () => {
  test.each([
    [{ status: 'approved' }, 403],
    [{ status: 'filed' }, 403],
    [{ status: 'in-review' }, 409],
    [{ estimatedRefund: '99999.00' }, 403],
    [{ status: 'draft', userId: 'me' }, 403],
    [{ status: 'draft', note: 'x' }, 400],
    [{ status: { set: 'filed' } }, 400],
    [[], 400],
  ])('a client sending %j to a draft gets %i', async (body, status) => {
    const answer = await visitors.CA.send('PATCH', `/api/tax-returns/${ids.returnA}`, { json: body });
    expect(answer.status).toBe(status);
    const now = read<{ status: string }>(await visitors.CA.get(`/api/tax-returns/${ids.returnA}`));
    expect(now.status).toBe('draft');
  });

  test('a preparer cannot approve a draft', async () => {
    const answer = await visitors.PA.send('PATCH', `/api/tax-returns/${ids.returnA}`, {
      json: { status: 'approved' },
    });
    expect(answer.status).toBe(409);
  });
});

/** The path of a redirect on this very host. */
function whereTo(answer: Answer): string | null {
  const location = answer.headers.get('location');
  if (location === null) return null;
  const url = new URL(location, visitors.AN.base);
  return url.origin === visitors.AN.base ? url.pathname : url.href;
}

describe('signing in, up and out', () => {
  const names = { CA: 'client', CB: 'client2', PA: 'preparer', PN: 'preparer2', AD: 'admin' };
  /** A browser of its own for this actor: what happens to its session concerns no other row. */
  const ownBrowser = (actor: ActorName) =>
    actor === 'AN' ? Promise.resolve(new Visitor()) : signInAs(names[actor]);

  test.each(actors)('POST /api/auth/login (AZ02): %s', async (actor) => {
    const who = await ownBrowser(actor);
    const before = who.session;
    const pair = { email: `${names[actor === 'AN' ? 'CB' : actor]}@example.com`, password: 'plainfile-demo' };
    expect((await who.post('/api/auth/login', pair)).status).toBe(200);
    expect(who.session).not.toBe(before);
    expect((await who.post('/api/auth/login', { ...pair, password: 'wrong' })).status).toBe(401);
  });

  test.each(actors)('POST /api/auth/signup (AZ03): %s', async (actor) => {
    const who = await ownBrowser(actor);
    const answer = await who.post('/api/auth/signup', {
      email: `${randomUUID()}@example.com`,
      password: 'a long enough password',
      firstName: 'Ann',
      lastName: 'Lee',
      planTier: 'basic',
    });
    expect(answer.status).toBe(actor === 'AN' ? 201 : 409);
    if (actor === 'AN') expect(read<{ role: string }>(answer).role).toBe('client');
  });

  test.each(actors)('POST /api/auth/logout (AZ05): %s', async (actor) => {
    const who = await ownBrowser(actor);
    const cookie = who.session;
    expect((await who.post('/api/auth/logout')).status).toBe(204);
    who.session = cookie;
    expect((await who.get('/api/auth/user')).status).toBe(401);
  });
});

describe('pages', () => {
  const clientPages = [
    '/dashboard',
    '/upload',
    '/interview',
    '/summary',
    '/deductions',
    '/copilot',
    '/payments',
  ];
  const asPage: Record<string, string> = {};
  const homes = { CA: '/dashboard', CB: '/dashboard', PA: '/preparer/dashboard', PN: '/preparer/dashboard' };
  const homeOf = (actor: ActorName) =>
    actor === 'AN' ? '/login' : actor === 'AD' ? '/admin/users' : homes[actor];

  /** Asks as a browser and as Next's own script does: who belongs there sees it, all others are sent away. */
  async function expectOnly(page: string, allowed: readonly ActorName[]): Promise<void> {
    for (const [target, headers] of [
      [page, asPage],
      [`${page}?_rsc`, { rsc: '1' }],
    ] as const)
      for (const actor of actors) {
        const answer = await visitors[actor].send('GET', target, { headers });
        const where = allowed.includes(actor) ? null : homeOf(actor);
        expect([actor, answer.status, whereTo(answer)]).toEqual([actor, where === null ? 200 : 307, where]);
      }
  }

  test.each(clientPages)('%s (AZ45)', (page) => expectOnly(page, ['CA', 'CB']));
  test.each(['/settings', '/messages'])('%s (AZ45)', (page) =>
    expectOnly(page, ['CA', 'CB', 'PA', 'PN', 'AD']),
  );
  test.each(['/admin/users', '/admin/clients', '/admin/training'])('%s (AZ46)', (page) =>
    expectOnly(page, ['AD']),
  );
  test('/preparer/dashboard (AZ47)', () => expectOnly('/preparer/dashboard', ['PA', 'PN']));

  test('the spelling of an address opens nothing', async () => {
    for (const actor of actors) {
      const answer = await visitors[actor].get('/ADMIN/users');
      expect([404, 307]).toContain(answer.status);
      expect(answer.text).not.toContain('User Management');
    }
  });

  test('the page of a client holds nothing of them for a preparer who is not assigned (AZ47)', async () => {
    const page = `/preparer/client/${ids.userA}`;
    for (const [target, headers] of [
      [page, asPage],
      [`${page}?_rsc`, { rsc: '1' }],
    ] as const) {
      const answer = await visitors.PN.send('GET', target, { headers });
      // The page is the one of a client who does not exist; the router's own request carries that inside.
      expect([200, 404]).toContain(answer.status);
      for (const secret of ['client@example.com', ids.returnA, ids.documentA])
        expect(answer.text).not.toContain(secret);
    }
  });

  test('sign-in pages send signed-in people on', async () => {
    for (const page of ['/login', '/signup']) {
      expect((await visitors.AN.get(page)).status).toBe(200);
      expect(whereTo(await visitors.CA.get(page))).toBe('/dashboard');
    }
  });
});

describe('no endpoint without its rows', () => {
  test('every declared method of every route file is listed', () => {
    const found = listEndpoints().map(({ method, address }) => `${method} ${address}`);
    const known = new Set([
      ...rows.map((row) => row.endpoint),
      ...Object.keys(elsewhere),
      ...ownAccountOnly,
      ...publicSteps,
    ]);
    expect(found.filter((endpoint) => !known.has(endpoint))).toEqual([]);
    expect([...known].filter((endpoint) => !found.includes(endpoint))).toEqual([]);
  });
});

const matrix = sharedPath('authz-matrix.json');

(matrix === null ? describe.skip : describe)('the matrix of the contract', () => {
  type Cells = Record<ActorName, string> & { id: string };
  const lines = matrix === null ? [] : (JSON.parse(readFileSync(matrix, 'utf8')) as Cells[]);

  /** Lines that are no row of the table above: six actors each, in the describe of that number. */
  const described = ['AZ02', 'AZ03', 'AZ05', 'AZ11', 'AZ45', 'AZ46', 'AZ47'];
  /** Where the row shows another number than the matrix, with what the matrix's own note says about it. */
  const noted: Record<string, Record<string, number>> = {
    AZ10: { 200: 202 }, // "202 allowed for 200"
    AZ13: { 201: 200 }, // "idempotent: existing -> 200 same id"
    AZ18: { 200: 409 }, // authorized; the reply says what is missing: results.test.ts calculates
    AZ33: { 200: 400 }, // "no/bad signature 400 for all": payments-stripe.test.ts signs
  };

  test('has 282 cells, and each one is tested', () => {
    const cells = lines.flatMap((line) => actors.map((actor) => ({ line, actor })));
    expect(cells).toHaveLength(282);
    const wrong: string[] = [];
    for (const { line, actor } of cells) {
      if (described.includes(line.id)) continue;
      const row = rows.find(({ id }) => id === line.id);
      const wanted = line[actor].replace('*', '').split('|').map(Number);
      const shown = row?.expected[actor];
      const allowed = wanted.flatMap((status) => [status, noted[line.id]?.[status] ?? status]);
      if (shown === undefined || !allowed.includes(shown))
        wrong.push(`${line.id} ${actor}: ${line[actor]} wanted, ${shown} tested`);
    }
    expect(wrong).toEqual([]);
    for (const id of described) expect(lines.map((line) => line.id)).toContain(id);
  });
});
