import { jobW2 } from '@/tests/e2e/filers/filer';
import { answerInterview, firstReturn, simpleFiler, waitUntilRead } from '@/tests/setup/filer';
import { plainNumber } from '@/tests/setup/filer-number';
import { buyPlan, file, sign, waitForState } from '@/tests/setup/filing';
import { read, Visitor } from '@/tests/setup/http';
import { waitForEmail } from '@/tests/setup/outbox';
import { photograph } from '@/tests/setup/photograph';

/** One client of the ten, who does their part over HTTP: it is the preparer's work that is measured. */
export interface DeskCase {
  email: string;
  firstName: string;
  lastName: string;
  /** A photo of the W-2, of which some values are doubtful; everybody else has the PDF of the payroll service. */
  isPhoto: boolean;
  visitor: Visitor;
  returnId: string;
  answers: Record<string, unknown>;
}

const people = [
  ['Ann', 'Lee'],
  ['Bo', 'Marsh'],
  ['Cleo', 'Ward'],
  ['Dan', 'Ortiz'],
  ['Eve', 'Stone'],
  ['Finn', 'Hale'],
  ['Gia', 'Novak'],
  ['Hal', 'Brook'],
  ['Ivy', 'Reed'],
  ['Jon', 'Pike'],
] as const;

export const newCases = (): DeskCase[] =>
  people.map(([firstName, lastName], at) => ({
    email: `${firstName}.${lastName}.desk@example.com`.toLowerCase(),
    firstName,
    lastName,
    isPhoto: at === people.length - 1,
    visitor: new Visitor(),
    returnId: '',
    answers: {},
  }));

/** What is printed in the boxes of a W-2, as the screen shows it. */
export const printedFor = ({
  firstName,
  lastName,
}: Pick<DeskCase, 'firstName' | 'lastName'>): Readonly<Record<string, string>> => ({
  '1': '10,000.00',
  '2': '150.00',
  '3': '10,000.00',
  '4': '620.00',
  '5': '10,000.00',
  '6': '145.00',
  e: `${firstName} ${lastName}`,
});

const ok = (what: string, { status, text }: { status: number; text: string }): void => {
  if (status >= 300) throw new Error(`${what} gave ${status}: ${text.slice(0, 300)}`);
};

/** Accepts the invitation of the email, which makes the account and the assignment. */
export async function acceptInvitation(one: DeskCase): Promise<void> {
  const { visitor, email, firstName, lastName } = one;
  const { text } = await waitForEmail(email, 'You’re invited to prepare your tax return on Plainfile');
  const token = /\/invitation#([\w-]{43})\n/.exec(text)?.[1];
  const account = { firstName, lastName, password: 'a long enough password' };
  const accepted = await visitor.post('/api/invitations/accept', { token, account });
  ok('accepting an invitation', accepted);
  visitor.id = read<{ id: string }>(accepted).id;
  one.returnId = await firstReturn(visitor);
}

/** Uploads the W-2, lets the preparer make changes, answers what it doesn't say; calculates and pays unless it has doubtful values. */
export async function fillIn(one: DeskCase): Promise<void> {
  const { visitor, returnId, firstName, lastName, isPhoto } = one;
  const ssn = await plainNumber();
  const employee = `${firstName} ${lastName}`;
  // Wages of 10,000: the earned income credit without a child, for which Form 8867 is due.
  const { bytes } = jobW2({
    employer: 'Harbor Bakery',
    ein: '98-7000123',
    employee,
    ssn,
    wages: 10_000,
    withheld: 150,
  });
  const picture = isPhoto ? await photograph(bytes()) : bytes();
  const name = isPhoto ? 'W-2 photo.jpg' : 'W-2.pdf';
  const uploaded = await visitor.upload(name, picture, { taxReturnId: returnId });
  ok('uploading', uploaded);
  await waitUntilRead(visitor, read<{ id: string }>(uploaded).id);
  const forms = read<{ use: string; version: string }[]>(await visitor.get('/api/consents'));
  const version = forms.find(({ use }) => use === 'preparer-changes')?.version;
  ok(
    'permission',
    await visitor.post('/api/consents', { use: 'preparer-changes', version, signature: employee }),
  );
  one.answers = {
    ...simpleFiler,
    'taxpayer.firstName': firstName,
    'taxpayer.lastName': lastName,
    'taxpayer.ssn': ssn,
  };
  await answerInterview(visitor, returnId, one.answers);
  if (isPhoto) return;
  ok('calculating', await visitor.post(`/api/tax-returns/${returnId}/calculate`));
  await buyPlan(visitor, 'Basic', returnId);
}

/** Answers what is asked only since the photo counts. */
export const answerRest = ({ visitor, returnId, answers }: DeskCase) =>
  answerInterview(visitor, returnId, answers);

/** Pays, once the preparer has calculated what the photo says. */
export const payLater = ({ visitor, returnId }: DeskCase) => buyPlan(visitor, 'Basic', returnId);

/** Signs after the preparer and sends: the simulator accepts. */
export async function signAndSend(one: DeskCase): Promise<void> {
  ok('signing', await sign(one, { identity: null }));
  ok('filing', await file(one));
  await waitForState(one, 'accepted');
}
