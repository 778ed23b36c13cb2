import { answerInterview, firstReturn, simpleFiler, typedW2 } from './filer';
import { read, signUpClient, type Visitor } from './http';

export interface Filing {
  state: string | null;
  simulated: boolean;
  requirements: { id: string; met: boolean; href: string | null }[];
  problems: { rule: string; text: string; href: string | null }[];
  refund: number;
  owed: number;
  signers: { signer: string; name: string; signedAt: string | null }[];
  jurat: { version: string };
  submissions: {
    submissionId: string;
    state: string;
    acknowledgements: { status: string; problems: { rule: string; text: string; href: string | null }[] }[];
  }[];
  events: { at: string; event: string; state: string }[];
}

/** Buys a plan with the built-in test card: for the first return, or for the one that is named. */
export async function buyPlan(
  visitor: Visitor,
  planType: 'Basic' | 'Premium' | 'Business',
  taxReturnId?: string,
): Promise<void> {
  const amount = { Basic: 49, Premium: 99, Business: 199 }[planType];
  const { paymentId, clientSecret } = read<{ paymentId: string; clientSecret: string }>(
    await visitor.post('/api/create-payment-intent', { amount, planType, taxReturnId }),
  );
  await visitor.post(`/api/payments/${paymentId}/test-card`, {
    clientSecret,
    number: '4242 4242 4242 4242',
    expiry: '12 / 34',
    cvc: '123',
  });
  const paid = await visitor.post(`/api/payments/${paymentId}/confirm`);
  if (paid.status !== 200) throw new Error(`paying gave ${paid.status}`);
}

export interface ReadyFiler {
  visitor: Visitor;
  /** Address that this client signs in with. */
  email: string;
  returnId: string;
}

/** A new client with a calculated return and a plan: only the signature is missing. */
export async function readyToFile(
  ssn: string | Promise<string>,
  answers: Record<string, unknown> = {},
  base?: string,
): Promise<ReadyFiler> {
  const visitor = await signUpClient(base);
  const returnId = await firstReturn(visitor);
  const mine = { ...simpleFiler, ...typedW2, 'taxpayer.ssn': await ssn, ...answers };
  await answerInterview(visitor, returnId, mine);
  const calculated = await visitor.post(`/api/tax-returns/${returnId}/calculate`);
  if (calculated.status !== 200) throw new Error(`calculating gave ${calculated.status}: ${calculated.text}`);
  await buyPlan(visitor, 'Basic');
  return { visitor, email: visitor.email, returnId };
}

export const signature = (more: Record<string, unknown> = {}) => ({
  signer: 'taxpayer',
  pin: '12345',
  identity: { kind: 'agi', amount: 41_000 },
  juratVersion: '2024-1',
  agreed: true,
  payment: null,
  deviceId: null,
  ...more,
});

/** Whoever is signed in, and the return. */
type Caller = Pick<ReadyFiler, 'visitor' | 'returnId'>;

export const sign = ({ visitor, returnId }: Caller, more: Record<string, unknown> = {}) =>
  visitor.post(`/api/tax-returns/${returnId}/filing/sign`, signature(more));

export const file = ({ visitor, returnId }: Caller) => visitor.post(`/api/tax-returns/${returnId}/file`);

export const readFiling = async ({ visitor, returnId }: Caller): Promise<Filing> =>
  read<Filing>(await visitor.get(`/api/tax-returns/${returnId}/filing`));

/** Asks until the filing has one of these states. Asking also starts work that is due. */
export async function waitForState(filer: Caller, ...states: string[]): Promise<Filing> {
  let last = await readFiling(filer);
  for (let attempt = 0; attempt < 2400; attempt += 1) {
    if (last.state !== null && states.includes(last.state)) return last;
    await new Promise((resolve) => setTimeout(resolve, 100));
    last = await readFiling(filer);
  }
  throw new Error(`the filing stayed ${last.state}`);
}
