import { calculateReturn } from '@/lib/tax/calculate-return';
import { describeLines } from '@/lib/tax/describe-lines';
import { explainLine, type LawLeaf, type LineExplanation } from '@/lib/tax/explain-line';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInput, type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { formatDollars } from '@/lib/format/money';
import '@/lib/browser/parse-without-eval';

/** What a visitor can move on the landing page. */
export type ExampleInput = {
  status: 'single' | 'mfj';
  /** Whole dollars in box 1 of the one W-2. */
  wages: number;
  /** Share of the wages that was withheld, in percent. */
  withheldPercent: number;
};

export type ExampleRow = { line: string; label: string; value: number };

export type ExampleExplanation = {
  line: string;
  /** As printed on the form. */
  instruction: string;
  /** Form and line, and the law behind amounts on the way. */
  sources: string[];
  inputs: { name: string; label: string; value: string }[];
};

export type ExampleResult = {
  rows: ExampleRow[];
  outcome: { line: '34' | '37'; kind: 'refund' | 'owed' | 'even'; amount: number };
};

// Lines that tell the story of a return with one W-2. A blank one is left out, as on paper.
const shownLines = ['1a', '12', '15', '16', '27', '25a'];

/** A return as plain as they come: one W-2, nobody under 25 or over 64, no dependents. */
function readFacts({ status, wages, withheldPercent }: ExampleInput): ReturnInput {
  const person = { dateOfBirth: '1990-05-01' };
  const input: ReturnInputJson = {
    taxYear: 2024,
    filingStatus: status,
    taxpayer: person,
    ...(status === 'mfj' ? { spouse: person } : {}),
    w2s: [{ wages, federalWithholding: withheldOf({ wages, withheldPercent }) }],
  };
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(`The example return is not valid: ${parsed.issues[0]?.message ?? ''}`);
  return parsed.facts;
}

/** Whole dollars withheld from the wages. */
export function withheldOf({
  wages,
  withheldPercent,
}: Pick<ExampleInput, 'wages' | 'withheldPercent'>): number {
  return Math.round((wages * withheldPercent) / 100);
}

/** Runs the tax engine over the example and picks the lines to show. */
export function calculateExample(input: ExampleInput): ExampleResult {
  const calculation = calculateReturn(readFacts(input));
  const form = describeLines(calculation)['1040'];
  if (form === undefined || Array.isArray(form)) throw new Error('The example return has no Form 1040');
  const rows = shownLines.flatMap((line): ExampleRow[] => {
    const found = form[line];
    return typeof found?.value === 'number' ? [{ line, label: found.label, value: found.value }] : [];
  });
  const { refund, owed } = calculation;
  if (refund === null || owed === null) throw new Error('The example return has no totals');
  const kind = refund > 0 ? 'refund' : owed > 0 ? 'owed' : 'even';
  return { rows, outcome: { line: kind === 'owed' ? '37' : '34', kind, amount: Math.max(refund, owed) } };
}

/** How one line came about; null when it is blank. */
export function explainExample(input: ExampleInput, line: string): ExampleExplanation | null {
  const facts = readFacts(input);
  const found = explainLine(facts, '1040', line);
  if (found === null || found.value === null) return null;
  const law = findLaw(facts, found);
  return {
    line,
    instruction: found.instruction,
    sources: law === undefined ? [found.source] : [found.source, law.source],
    inputs: found.inputs.flatMap(toInput),
  };
}

function toInput(input: LineExplanation['inputs'][number]): ExampleExplanation['inputs'] {
  if ('law' in input || typeof input.value !== 'number' || input.value === 0) return [];
  const value = formatDollars(input.value);
  if ('fact' in input) return [{ name: 'W-2', label: input.label, value }];
  const name = input.form === '1040' ? `Line ${input.line}` : 'Worksheet';
  return [{ name, label: input.label, value }];
}

/** The law that set this line: what it read itself, else the same amount in a worksheet it came from. */
function findLaw(facts: ReturnInput, explained: LineExplanation): LawLeaf | undefined {
  const own = explained.inputs.find((input) => 'law' in input);
  if (own !== undefined) return own;
  for (const input of explained.inputs) {
    if (!('form' in input) || input.form === explained.form || input.value !== explained.value) continue;
    // An explanation spells each line out once; asked for by itself the worksheet has all its inputs.
    const worksheet = explainLine(facts, input.form, input.line);
    const law =
      worksheet === null ? undefined : listLaws(worksheet).find(({ value }) => value === input.value);
    if (law !== undefined) return law;
  }
  return undefined;
}

function listLaws({ inputs }: LineExplanation): LawLeaf[] {
  return inputs.flatMap((input): LawLeaf[] => {
    if ('law' in input) return [input];
    return 'fact' in input ? [] : listLaws(input);
  });
}
