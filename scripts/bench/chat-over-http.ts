import { db } from '@/lib/infra/db';
import { answerInterview, firstReturn, simpleFiler, typedW2 } from '../../tests/setup/filer';
import { signUpClient } from '../../tests/setup/http';
import { exam } from '../../tests/eval/chat/exam/matcher-author';
import { fillPassages } from './fill-passages';

/** The first byte and the first words of an answer at the 95th percentile, in milliseconds. */
const goal = 300;
/** Below the limit of questions for one person. */
const perClient = 12;

interface Times {
  byte: number;
  words: number;
}

/** Asks a running product over HTTP while its database (DATABASE_URL) holds 10,000 passages more, taken out afterwards. */
export async function timeOverHttp(address: string): Promise<void> {
  const materialId = await fillPassages();
  try {
    const asks = exam.questions.map(({ ask }) => ask);
    const times: Times[] = [];
    for (let first = 0; first < asks.length; first += perClient) {
      const client = await signUpClient(address);
      const returnId = await firstReturn(client);
      await answerInterview(client, returnId, { ...simpleFiler, ...typedW2 });
      await client.post(`/api/tax-returns/${returnId}/calculate`);
      for (const message of asks.slice(first, first + perClient))
        times.push(await timeAnswer(address, client.session, { message, taxReturnId: returnId }));
    }
    const show = (name: keyof Times) => {
      const sorted = times.map((one) => one[name]).toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
      if (at(0.95) >= goal) process.exitCode = 1;
      return `first ${name} p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, most ${at(1).toFixed(0)} ms`;
    };
    const count = await db().trainingPassage.count();
    console.log(
      `${times.length} answers over HTTP, ${count} passages: ${show('byte')}; ${show('words')} (goal: p95 under ${goal} ms)`,
    );
  } finally {
    await db().trainingMaterial.delete({ where: { id: materialId } });
    await db().$disconnect();
  }
}

async function timeAnswer(address: string, cookie: string, question: object): Promise<Times> {
  const started = performance.now();
  const response = await fetch(`${address}/api/chat`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(question),
  });
  if (response.status !== 200) throw new Error(`A question gave ${response.status}`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const times: Times = { byte: 0, words: 0 };
  for (;;) {
    const chunk = await reader?.read();
    if (chunk === undefined || chunk.done) return times;
    times.byte ||= performance.now() - started;
    if (chunk.value.includes('"type":"delta"')) times.words ||= performance.now() - started;
  }
}
