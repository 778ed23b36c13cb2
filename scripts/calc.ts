import { createInterface } from 'node:readline';
import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';

/** One return as JSON in, its lines as JSON out. Bad input gives an error object, never an exception. */
function answer(text: string): object {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { error: { message: 'This line is not valid JSON', path: '' } };
  }
  const parsed = parseReturn(raw);
  if (!parsed.ok) {
    const [first] = parsed.issues;
    return { error: { message: first?.message ?? 'This return can not be read', path: first?.path ?? '' } };
  }
  return calculateAll(parsed.facts);
}

async function main() {
  process.stdout.on('error', () => process.exit(0));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const written = process.stdout.write(`${JSON.stringify(answer(line))}\n`);
    if (!written) await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}

void main();
