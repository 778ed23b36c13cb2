import { existsSync } from 'node:fs';
import { kindOf } from '@/lib/documents/kinds/registry';
import { nestFields } from '@/lib/documents/extract/nest-fields';
import { readDocument, readerBundle } from '@/lib/documents/extract/run-reader';
import { type ExtractedForm } from '@/lib/documents/extract/schema';
import { buildReader } from './build-reader.mjs';

/** `npm run --silent extract -- FILE…`: one JSON line per file, as in the contract, section 4. */

/** The samples' schema numbers the months of a table. */
function numberMonths(fields: ReturnType<typeof nestFields>): ReturnType<typeof nestFields> {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return fields;
  const { months } = fields;
  if (!Array.isArray(months)) return fields;
  const numbered = months.map((month, index) =>
    typeof month === 'object' && month !== null && !Array.isArray(month)
      ? { month: index + 1, ...month }
      : month,
  );
  return { ...fields, months: numbered };
}

function toLine(form: ExtractedForm) {
  const kind = kindOf(form.form);
  const lists = [
    ...(kind?.rows ?? []),
    ...(kind?.codes ?? []),
    ...(kind?.notes ?? []).filter((note) => !note.asText),
  ].map((group) => group.path);
  return {
    form: form.form,
    tax_year: form.taxYear,
    fields: numberMonths(nestFields(form.fields, lists)),
    confidence: Object.fromEntries(form.fields.map((field) => [field.path, field.confidence])),
    problems: form.problems,
  };
}

/** Whoever calls this waits for it: on a busy machine a reading takes longer and finds the same. */
const patience = { pace: 'equal', recognitionLimitMs: 600_000 } as const;

async function extract(path: string) {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 10) / 100;
  try {
    const result = await readDocument({ path }, patience);
    const [error] = result.problems.filter((problem) => problem.severity === 'error');
    return {
      path,
      forms: result.forms.map(toLine),
      seconds: seconds(),
      error: error ? `${error.code}: ${error.message}` : null,
      problems: result.problems,
    };
  } catch {
    return {
      path,
      forms: [],
      seconds: seconds(),
      error: 'unreadable: This file can’t be opened.',
      problems: [],
    };
  }
}

async function main() {
  const files = process.argv.slice(2);
  if (files.length === 0) {
    console.error('Usage: npm run --silent extract -- FILE [FILE…]');
    process.exitCode = 2;
    return;
  }
  if (!existsSync(readerBundle())) await buildReader();
  for (const file of files) console.log(JSON.stringify(await extract(file)));
}

void main();
