import { formatDollars } from '@/lib/format/money';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import type { Amended } from '../mef/amended-document';
import type { Flow } from './flow';
import type { PrintedFacts, PrintedForm, PrintedLine, PrintedReturn } from './printed-return';

/**
 * A printed return with the Form 1040-X that belongs to it; refund and amount owed are those of the amendment. The bank
 * account stands on Form 1040-X alone, as it does in the XML (F1040X-040).
 */
export function withAmendment(
  printed: PrintedReturn,
  { amended, facts }: { amended?: Amended | undefined; facts: Pick<ReturnInput, 'refund'> },
): PrintedReturn {
  if (amended === undefined) return printed;
  const { kind, lines, explanation, refund, owed } = amended;
  const { accountNumber: account, routingNumber, accountType } = facts.refund;
  const depositAccount = refund > 0 ? account.replaceAll(/[^A-Za-z0-9-]/g, '').toUpperCase() : '';
  const deposit: PrintedFacts =
    depositAccount === ''
      ? { depositAccount }
      : { depositAccount, depositRouting: routingNumber, depositType: accountType };
  return {
    ...printed,
    refund,
    owed,
    facts: { ...printed.facts, routingNumber: '', accountNumber: '', accountType: '', ...deposit },
    amended: { kind, lines: [...lines], explanation },
  };
}

/** Lines on which people are counted, in Part I. */
const counted: ReadonlySet<string> = new Set(['25', '27']);

/**
 * Form 1040-X as a form with lines, for the official one: "1 A" is line 1, column A. The current revision has the qualified
 * business income deduction on line 4a for every year.
 */
export function amendedAsForm({ amended, taxYear }: PrintedReturn): PrintedForm | null {
  if (amended === undefined) return null;
  const lines = amended.lines
    .filter(({ line, change }) => !counted.has(line) || change !== 0)
    .flatMap(({ line: number, label, before, change, after }): PrintedLine[] => {
      const line = number === '4b' && taxYear < 2025 ? '4a' : number;
      const inColumn = (column: string, value: number | null): PrintedLine[] =>
        value === null ? [] : [{ line: `${line} ${column}`, label, value, unit: 'money' }];
      return [...inColumn('A', before), ...inColumn('B', change), ...inColumn('C', after)];
    });
  return {
    id: '1040-x',
    name: 'Form 1040-X',
    title: 'Amended U.S. Individual Income Tax Return',
    copy: null,
    sequence: null,
    attached: true,
    lines,
    facts: { year: String(taxYear), partTwo: 'See the attached statement.' },
    lists: {},
  };
}

const columns = [
  { header: 'Line', width: 40, align: 'left', mono: true },
  { header: 'Description', width: 212, align: 'left' },
  { header: 'A. Original', width: 84, align: 'right', mono: true },
  { header: 'B. Change', width: 84, align: 'right', mono: true },
  { header: 'C. Correct', width: 84, align: 'right', mono: true },
] as const;

/** Part II, as a statement to the official form. */
export function writeExplanation(flow: Flow, printed: PrintedReturn): void {
  const { amended, facts, filers, taxYear } = printed;
  if (amended === undefined) return;
  const ssn = facts['ssn'];
  flow.write('H1', `Statement to Form 1040-X (for ${taxYear})`);
  flow.write(
    'P',
    `${filers.map(({ name }) => name).join(' and ')}, SSN ${typeof ssn === 'string' ? ssn : ''}.`,
  );
  writePartTwo(flow, amended.explanation);
}

function writePartTwo(flow: Flow, explanation: string): void {
  flow.write('H2', 'Part II: Explanation of changes');
  for (const paragraph of explanation.split('\n').filter((text) => text.trim() !== ''))
    flow.write('P', paragraph);
}

/** Form 1040-X in our own layout: the filer, the three columns, and Part II. */
export function writeAmendedForm(flow: Flow, printed: PrintedReturn, sign: boolean): void {
  const { amended, facts, filers, filingStatus, taxYear } = printed;
  if (amended === undefined) return;
  const show = (line: string, value: number | null): string =>
    value === null ? '' : counted.has(line) ? String(value) : formatDollars(value);
  const textOf = (key: string): string => {
    const value = facts[key];
    return typeof value === 'string' ? value : '';
  };
  flow.write('H1', `Form 1040-X (for ${taxYear})`);
  flow.write('strong', 'Amended U.S. Individual Income Tax Return');
  flow.write(
    'quiet',
    amended.kind === 'superseding'
      ? 'Superseding return: it replaces the return filed earlier.'
      : 'Working copy in our layout, with the line numbers from the form (Rev. February 2024).',
  );
  flow.write('P', `${filers.map(({ name }) => name).join(' and ')}, SSN ${textOf('ssn')}. ${filingStatus}.`);
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
  writePartTwo(flow, amended.explanation);
  const account = textOf('depositAccount');
  if (!sign && account !== '') {
    flow.write('H2', 'Part III: Direct deposit (for e-filed Form 1040-X only)');
    flow.write(
      'P',
      `Routing number ${textOf('depositRouting')}, ${textOf('depositType')} account number ${account}.`,
    );
  }
  if (!sign) return;
  flow.write('H2', 'Sign here');
  flow.blank('Your signature and the date', 360);
  if (facts['joint'] === true) flow.blank('Spouse’s signature and the date', 360);
}
