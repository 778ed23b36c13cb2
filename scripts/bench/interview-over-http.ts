import { answerInterview, firstReturn, simpleFiler, typedW2 } from '@/tests/setup/filer';
import { signUpClient, Visitor } from '@/tests/setup/http';

export interface Spread {
  p50: number;
  p95: number;
}

const saves = 200;

function spreadOf(times: number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

async function time(send: () => Promise<{ status: number }>): Promise<number> {
  const start = performance.now();
  const { status } = await send();
  if (status !== 200) throw new Error(`The measured request gave ${status}`);
  return performance.now() - start;
}

/** One filer with a whole return changes amounts, one after the other; between them a route that does nothing. */
export async function timeSaves(address: string): Promise<{ save: Spread; empty: Spread }> {
  const visitor = await signUpClient(address);
  const returnId = await firstReturn(visitor);
  await answerInterview(visitor, returnId, { ...simpleFiler, ...typedW2 });
  const nobody = new Visitor(address);
  const save: number[] = [];
  const empty: number[] = [];
  for (let turn = -10; turn < saves; turn += 1) {
    const json = { questionId: 'w2s.0.federalWithholding', answer: 5000 + (turn % 90) };
    const saved = await time(() => visitor.post(`/api/interview/${returnId}/responses`, json));
    const nothing = await time(() => nobody.get('/api/health'));
    if (turn < 0) continue;
    save.push(saved);
    empty.push(nothing);
  }
  return { save: spreadOf(save), empty: spreadOf(empty) };
}
