import { type Line, type PrintedText } from '../engine/line';
import { type PrintedForm } from '../engine/print';
import { type Read } from '../engine/trace';
import { type ReturnInput } from '../facts/return-input';
import { sourceOfLaw } from '../explain-line';
import { federalEditionFor, type FederalEdition } from '../us/editions';
import { listBalanceLines, startExactRun } from './exact-balance';

/** Why a rate changes or a balance jumps. */
export interface RateChangeCause {
  /** Such as "The 22% bracket begins". */
  text: string;
  form: string;
  line: string;
  label: string;
  /** The amount of the law that is passed, in dollars; null when there is no single one. */
  threshold: number | null;
  /** Path of that amount in the law. */
  law: string | null;
  /** Where it is published: the law's source, or the form. */
  source: string;
}

/** A line (one copy of it) just before and just after the change, twice each, a dollar apart, in the order of income. */
interface Seen {
  readonly line: Line<unknown>;
  readonly copy: number;
  readonly values: unknown[];
  readonly reads: Read[];
  readonly changes: boolean;
}

const keyOf = (line: Line<unknown>, copy: number) => `${line.form.jurisdiction.id}/${line.slot}/${copy}`;
const toNumber = (value: unknown): number => (typeof value === 'number' ? value : value === true ? 1 : 0);
const points = 6;
const sameSlope = 1e-4;

/** Differences between neighbors that are not all the same: a bend or a step. */
function bends(values: readonly unknown[]): boolean {
  if (values.some((value) => typeof value === 'string')) return values.some((value) => value !== values[0]);
  const steps = values.slice(1).map((value, i) => toNumber(value) - toNumber(values[i]));
  return steps.some((step) => Math.abs(step - (steps[0] ?? 0)) > sameSlope);
}

/**
 * Finds where a change begins: follows what the balance was computed from through every line that bends, down to the
 * lines that bend although nothing they read does. `factsAt` gives the return a number of dollars of income away.
 */
export function findCauses(
  factsAt: (change: number) => ReturnInput | null,
  change: number,
): RateChangeCause[] {
  const around = Array.from({ length: points }, (_, i) => factsAt(change + i - points / 2));
  if (around.some((facts) => facts === null)) return [];
  const runs = around.filter((facts) => facts !== null).map(startExactRun);
  const seen = new Map<string, Seen>();
  const roots = new Set<Seen>();

  function look(line: Line<unknown>, copy: number): Seen {
    const known = seen.get(keyOf(line, copy));
    if (known) return known;
    const values = runs.map((run) => (copy < run.countCopies(line.form) ? run.read(line, copy) : null));
    const reads = [runs[0], runs[points - 1]].flatMap((run) => [...(run?.readsOf(line, copy) ?? [])]);
    const found = { line, copy, values, reads, changes: bends(values) };
    seen.set(keyOf(line, copy), found);
    if (!found.changes) return found;
    const below = reads.flatMap((read) => ('line' in read ? [look(read.line, read.copy)] : []));
    if (!below.some(({ changes }) => changes)) roots.add(found);
    return found;
  }

  for (const line of listBalanceLines()) look(line, 0);
  const all = [...roots];
  // Whether a form belongs to the return follows from amounts that are causes themselves.
  const amounts = all.filter(({ line }) => line.number !== '' && line.kind !== 'yesNo');
  const edition = around[0] && federalEditionFor(around[0]);
  return edition ? (amounts.length > 0 ? amounts : all).map((root) => describe(root, look, edition)) : [];
}

type Threshold = Pick<RateChangeCause, 'threshold' | 'law'> & { bracket: number | null };

/** Amounts this close to what is compared with them are the ones that are passed. */
const closeTo = 4;

function describe(
  root: Seen,
  look: (line: Line<unknown>, copy: number) => Seen,
  edition: FederalEdition,
): RateChangeCause {
  const below = root.reads.flatMap((read) => ('line' in read ? [look(read.line, read.copy)] : []));
  // What the line compares: amounts that change with income. Its own amount only where it reads facts.
  const amounts = (below.length > 0 ? below : [root]).flatMap(({ values }) =>
    values[0] === values.at(-1) ? [] : values.filter((value) => typeof value === 'number'),
  );
  const law = [root, ...below].flatMap(({ reads }) =>
    reads.flatMap((read) => ('kind' in read && read.kind === 'law' ? [read] : [])),
  );
  const passed = law
    .flatMap(({ path, value }) => thresholdsIn(path, value))
    .find(
      ({ threshold }) =>
        threshold !== null &&
        threshold > 0 &&
        amounts.some((amount) => Math.abs(amount - threshold) <= closeTo),
    );
  const { line, values } = root;
  const { number, label } = edition.print.of(line) ?? line;
  const form = edition.print.ofForm(line.form) ?? line.form;
  return {
    text: textFor({ number, label, form }, values, passed?.bracket ?? null),
    form: line.form.id,
    line: number,
    label,
    threshold: passed?.threshold ?? null,
    law: passed?.law ?? null,
    source: passed?.law ? sourceOfLaw(edition.law, passed.law) : `${form.source}, line ${number}`,
  };
}

function thresholdsIn(law: string, value: unknown): Threshold[] {
  if (typeof value === 'number') return [{ threshold: value, law, bracket: null }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'over' in entry && 'rate' in entry
      ? [{ threshold: Number(entry.over), law, bracket: Number(entry.rate) }]
      : [],
  );
}

const percent = (rate: number) => `${Math.round(rate * 1000) / 10}%`;

type Named = Pick<PrintedText, 'number' | 'label'> & { readonly form: PrintedForm };

function textFor(line: Named, values: readonly unknown[], bracket: number | null): string {
  if (bracket !== null) return `The ${percent(bracket)} bracket begins`;
  const place = line.number === '' ? line.form.name : `${line.form.name}, line ${line.number}`;
  const first = toNumber(values[0]);
  const last = toNumber(values.at(-1));
  const growth = last - toNumber(values.at(-2));
  const name = line.number === '' ? line.form.title : line.label;
  if (first === 0 && last !== 0) return `${name} begins (${place})`;
  if (first !== 0 && last === 0) return `${name} ends (${place})`;
  return Math.abs(growth) <= sameSlope
    ? `${name} reaches its limit (${place})`
    : `${name} changes (${place})`;
}
