import { formatDollars } from '@/lib/format/money';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import type { Amended } from '../mef/amended-document';
import type { Flow } from './flow';
import type { PrintedReturn } from './printed-return';

/** A printed return with the Form 1040-X that belongs to it; refund and amount owed are those of the amendment. */
export function withAmendment(
  printed: PrintedReturn,
  { amended, facts }: { amended?: Amended | undefined; facts: Pick<ReturnInput, 'refund'> },
): PrintedReturn {
  if (amended === undefined) return printed;
  const { kind, lines, explanation, refund, owed } = amended;
  const { accountNumber: account } = facts.refund;
  const accountNumber = refund > 0 ? account.replaceAll(/[^A-Za-z0-9-]/g, '').toUpperCase() : '';
  return {
    ...printed,
    refund,
    owed,
    facts: { ...printed.facts, accountNumber },
    amended: { kind, lines: [...lines], explanation },
  };
}

const columns = [
  { header: 'Line', width: 40, align: 'left', mono: true },
  { header: 'What it says', width: 212, align: 'left' },
  { header: 'A. Original', width: 84, align: 'right', mono: true },
  { header: 'B. Change', width: 84, align: 'right', mono: true },
  { header: 'C. Correct', width: 84, align: 'right', mono: true },
] as const;

const counted: ReadonlySet<string> = new Set(['25', '27']);

/** Form 1040-X in our own layout: the filer, the three columns, and Part II. */
export function writeAmendedForm(flow: Flow, printed: PrintedReturn, sign: boolean): void {
  const { amended, facts, filers, filingStatus, taxYear } = printed;
  if (amended === undefined) return;
  const show = (line: string, value: number | null): string =>
    value === null ? '' : counted.has(line) ? String(value) : formatDollars(value);
  const said = (key: string): string => {
    const value = facts[key];
    return typeof value === 'string' ? value : '';
  };
  flow.write('H1', `Form 1040-X (for ${taxYear})`);
  flow.write('strong', 'Amended U.S. Individual Income Tax Return');
  flow.write(
    'quiet',
    amended.kind === 'superseding'
      ? 'Superseding return: it replaces the return filed before it.'
      : 'Work copy in our layout, with the line numbers of the form (Rev. February 2024).',
  );
  flow.write('P', `${filers.map(({ name }) => name).join(' and ')}, SSN ${said('ssn')}. ${filingStatus}.`);
  flow.table(
    columns,
    amended.lines.map(({ line, label, before, change, after }) => [
      line,
      label,
      show(line, before),
      show(line, change),
      show(line, after),
    ]),
  );
  flow.write('H2', 'Part II: Explanation of changes');
  for (const paragraph of amended.explanation.split('\n').filter((text) => text.trim() !== ''))
    flow.write('P', paragraph);
  if (!sign) return;
  flow.write('H2', 'Sign here');
  flow.blank('Your signature, and the date', 360);
  if (facts['joint'] === true) flow.blank('Spouse’s signature, and the date', 360);
}
