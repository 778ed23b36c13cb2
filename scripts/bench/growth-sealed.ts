import { createHash } from 'node:crypto';
import { seal } from '@/lib/infra/crypto';

// The rows of a season that hold sealed text. The database cannot make them: each is sealed for its own place.
export const documentsEach = 5;
const questions = [
  'marital-status',
  'taxpayer.firstName',
  'taxpayer.lastName',
  'taxpayer.dateOfBirth',
  'taxpayer.occupation',
  'taxpayer.ssn',
  'address.street',
  'address.city',
  'address.state',
  'address.zip',
  'refund-method',
  'had-w2-income',
  ...[0, 1, 2, 3, 4, 5].flatMap((employer) =>
    [
      'employerName',
      'employerEin',
      'wages',
      'federalWithholding',
      'socialSecurityWages',
      'socialSecurityWithholding',
      'medicareWages',
      'medicareWithholding',
    ].map((field) => `w2s.${employer}.${field}`),
  ),
];

/** Ids that the database and this program make alike: the MD5 of a name in the shape of a UUID. */
const idOf = (name: string): string =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const moment = new Date().toISOString().replace('T', ' ').replace('Z', '');

/** Rows of one person by their number; a value without a tab, as COPY takes them. */
interface SealedRows {
  table: string;
  columns: string[];
  rows: (n: number) => string[][];
}

const range = (length: number): number[] => Array.from({ length }, (_, at) => at);

export const sealedRows: SealedRows[] = [
  {
    table: 'Answer',
    columns: ['returnId', 'questionId', 'value', 'version', 'updatedAt'],
    rows: (n) => {
      const returnId = idOf(`growth-return-${n}`);
      return questions.map((question) => [
        returnId,
        question,
        seal(JSON.stringify(String(n % 977)), `Answer.value:${returnId}:${question}`),
        '1',
        moment,
      ]);
    },
  },
  {
    table: 'Extraction',
    columns: [
      'id',
      'documentId',
      'position',
      'form',
      'taxYear',
      'fields',
      'problems',
      'createdAt',
      'updatedAt',
    ],
    rows: (n) =>
      range(documentsEach).map((at) => {
        const documentId = idOf(`growth-document-${n}-${at + 1}`);
        const fields = seal('[]', `Extraction.fields:${documentId}:0`);
        const problems = seal('[]', `Extraction.problems:${documentId}:0`);
        const id = idOf(`growth-extraction-${n}-${at}`);
        return [id, documentId, '0', 'W-2', '2024', fields, problems, moment, moment];
      }),
  },
  {
    table: 'Message',
    columns: ['id', 'clientId', 'senderId', 'body', 'createdAt'],
    rows: (n) => {
      const [id, clientId] = [idOf(`growth-message-${n}`), idOf(`growth-user-${n}`)];
      return [[id, clientId, clientId, seal('When will it be done?', `Message.body:${id}`), moment]];
    },
  },
  {
    table: 'ChatMessage',
    columns: ['id', 'userId', 'returnId', 'role', 'content', 'createdAt'],
    rows: (n) =>
      ['user', 'assistant'].map((role) => {
        const id = idOf(`growth-chat-${n}-${role}`);
        const content = seal('What is my refund?', `ChatMessage.content:${id}`);
        return [id, idOf(`growth-user-${n}`), idOf(`growth-return-${n}`), role, content, moment];
      }),
  },
];
