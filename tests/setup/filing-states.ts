import { buyPlan, file, type ReadyFiler, readyToFile, sign } from './filing';
import { read } from './http';

export interface StateFiling {
  code: string;
  name: string;
  form: string;
  kind: 'resident' | 'partYear' | 'nonresident';
  refund: number | null;
  owed: number | null;
  dueOn: string;
  state: string | null;
  step: string;
  because: string;
  seal: string | null;
  paused: boolean;
  signers: { signer: string; signedAt: string | null }[];
  submissions: {
    submissionId: string;
    state: string;
    linkedTo: string | null;
    acknowledgements: { status: string; problems: { rule: string; href: string | null }[] }[];
  }[];
  events: { event: string }[];
}

type Caller = Pick<ReadyFiler, 'visitor' | 'returnId'>;

/** Ann in Maine with a plan that has one state return: federal and Maine. */
export async function readyWithState(
  ssn: string | Promise<string>,
  answers: Record<string, unknown> = {},
  base?: string,
): Promise<ReadyFiler> {
  const filer = await readyToFile(ssn, answers, base);
  await buyPlan(filer.visitor, 'Premium');
  return filer;
}

export const stateSignature = (more: Record<string, unknown> = {}) => ({
  signer: 'taxpayer',
  pin: '12345',
  priorIncome: null,
  declarationVersion: 'state-2024-2',
  agreed: true,
  ...more,
});

export const signState = ({ visitor, returnId }: Caller, code: string, more: Record<string, unknown> = {}) =>
  visitor.post(`/api/tax-returns/${returnId}/states/${code}/sign`, stateSignature(more));

export const fileState = ({ visitor, returnId }: Caller, code: string) =>
  visitor.post(`/api/tax-returns/${returnId}/states/${code}/file`);

export interface WithStates {
  state: string | null;
  states: StateFiling[];
  statesNote: string | null;
}

export const readStates = async ({ visitor, returnId }: Caller): Promise<WithStates> =>
  read<WithStates>(await visitor.get(`/api/tax-returns/${returnId}/filing`));

/** The filing of one state. @throws Error when the return needs none */
export async function readState(filer: Caller, code: string): Promise<StateFiling> {
  const found = (await readStates(filer)).states.find((one) => one.code === code);
  if (found === undefined) throw new Error(`no return of ${code}`);
  return found;
}

/** Asks until the state's filing has one of these states. Asking also starts work that is due. */
export async function waitForStateOf(filer: Caller, code: string, ...states: string[]): Promise<StateFiling> {
  let last = await readState(filer, code);
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (last.state !== null && states.includes(last.state)) return last;
    await new Promise((resolve) => setTimeout(resolve, 100));
    last = await readState(filer, code);
  }
  throw new Error(`the filing of ${code} stayed ${last.state}`);
}

/** Signs both and sends both with one button. */
export async function fileBoth(filer: Caller, more: Record<string, unknown> = {}): Promise<void> {
  for (const reply of [await sign(filer), await signState(filer, 'ME', more), await file(filer)])
    if (reply.status >= 300) throw new Error(`${reply.status}: ${reply.text}`);
}
