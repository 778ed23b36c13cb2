import { AppError } from '@/lib/errors';
import { childAmountsOf } from '@/lib/filing/mef/child-election';
import { listCopyItems } from '@/lib/filing/mef/copies';
import { dueDiligenceForm } from '@/lib/filing/pdf/due-diligence-form';
import { filingStatusNames } from '@/lib/tax/facts/filing-status-names';
import { formFacts, formLists, type PaperSigning, returnFacts } from '@/lib/filing/pdf/paper-facts';
import type { PrintedForm, PrintedReturn } from '@/lib/filing/pdf/printed-return';
import { stateFacts } from '@/lib/filing/pdf/state-facts';
import { listForms } from '@/lib/tax/list-forms';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import type { OpenReturn } from './access';
import { readCalculated } from './calculated-return';
import type { CalculationResults, ReturnStatus } from './schema';

const statusWords: Record<ReturnStatus, string> = {
  draft: 'Draft',
  'in-review': 'In review',
  approved: 'Approved',
  filed: 'Filed',
};

/**
 * The last calculation as it is printed, from the very lines that the screens show.
 * @throws AppError conflict when nothing is calculated, or it would come out otherwise by now
 */
export async function readPrintedReturn(
  open: OpenReturn<'read'>,
  signing: PaperSigning | null = null,
): Promise<PrintedReturn> {
  const { results, status, snapshot } = await readCalculated(open);
  if (results.stale) {
    throw new AppError('conflict', 'Something changed since the last calculation. Recalculate first.');
  }
  return printReturn(results, status, snapshot.facts, signing);
}

/** Lines and facts of a calculation as they are printed; with `signing` once a preparer or everybody signed. */
export function printReturn(
  results: CalculationResults,
  status: ReturnStatus,
  facts: ReturnInput,
  signing: PaperSigning | null = null,
): PrintedReturn {
  const forms = printForms(results, facts);
  const dependents = forms.filter(({ id }) => id === '1040-dependents').length;
  const dueDiligence = dueDiligenceForm(facts, results.lines, signing?.preparer ?? null);
  const people = [
    facts.taxpayer,
    ...(facts.filingStatus === 'mfj' && facts.spouse !== null ? [facts.spouse] : []),
  ];
  return {
    taxYear: results.engine.taxYear,
    filers: people.map((person) => ({
      name: [person.firstName, person.lastName].filter(Boolean).join(' ') || 'Name not given',
      maskedSsn: person.ssn ? `XXX-XX-${person.ssn.slice(-4)}` : null,
    })),
    filingStatus: filingStatusNames[facts.filingStatus],
    status: statusWords[status],
    calculatedAt: new Intl.DateTimeFormat('en-US', {
      dateStyle: 'long',
      timeZone: 'America/New_York',
    }).format(new Date(results.calculatedAt)),
    engineVersion: results.engine.version,
    refund: Math.max(0, results.estimatedRefund),
    owed: Math.max(0, -results.estimatedRefund),
    facts: returnFacts(
      facts,
      {
        dependents,
        refund: results.estimatedRefund,
        gainWithoutScheduleD: hasGainWithoutScheduleD(forms),
        taxWithoutForm5329: hasTaxWithoutForm5329(forms),
        childAmounts: childAmounts(forms),
        claimsEic: claimsEic(forms),
        excessAllowance: forms.some(
          ({ id, lines }) => id === 'clergy' && lines.some(({ line, value }) => line === '5' && value !== 0),
        ),
      },
      signing,
    ),
    forms,
    ...(dueDiligence === null ? {} : { dueDiligence }),
    stateForms: printStateForms(results, facts, dependents),
  };
}

/** An earned income credit (Form 1040, line 27, or 27a in 2025). */
const claimsEic = (forms: readonly PrintedForm[]): boolean =>
  forms.some(
    ({ id, lines }) =>
      id === '1040' &&
      lines.some(
        ({ line, value }) => (line === '27' || line === '27a') && typeof value === 'number' && value > 0,
      ),
  );

/** What Forms 8814 add to Form 1040; null without one. */
function childAmounts(forms: readonly PrintedForm[]) {
  const amount = (form: PrintedForm, line: string): [string, { value: unknown }] => [
    line,
    { value: form.lines.find((one) => one.line === line)?.value ?? 0 },
  ];
  const own = forms.filter(({ id }) => id === '8814');
  return childAmountsOf({
    '8814': own.map((form) => Object.fromEntries(['9', '10', '12', '15'].map((line) => amount(form, line)))),
  });
}

/** Distributions of capital gain that need no Schedule D (Form 1040, line 7, or 7a and 7b in 2025). */
function hasGainWithoutScheduleD(forms: readonly PrintedForm[]): boolean {
  const main = forms.find(({ id }) => id === '1040');
  const gain = main?.lines.find(({ line }) => line === '7' || line === '7a')?.value ?? 0;
  return gain !== 0 && !forms.some(({ id }) => id === 'schedule-d');
}

/**
 * Additional tax on early distributions that the payers reported rightly: no Form 5329 goes with it, and the box on line 8
 * says so (Instructions for Schedule 2, line 8).
 */
function hasTaxWithoutForm5329(forms: readonly PrintedForm[]): boolean {
  const taxes = forms.find(({ id }) => id === 'schedule-2');
  const tax = taxes?.lines.find(({ line }) => line === '8')?.value ?? 0;
  return tax !== 0 && !forms.some(({ id }) => id === '5329');
}

/** Kept with the return, unless a form needs it: Form 2210 and its worksheet go with Schedule AI (Part II, box C). */
const isFiledToo = (id: string, { lines }: CalculationResults): boolean =>
  (id === '2210' || id === '2210-penalty') && lines['2210-ai'] !== undefined;

function printForms(results: CalculationResults, facts: ReturnInput): PrintedForm[] {
  const items = listCopyItems(facts);
  return listForms(facts.taxYear).flatMap(({ id, name, title, sequence, kind, lines: printed }) => {
    const found = results.lines[id];
    if (found === undefined) return [];
    const copies = Array.isArray(found) ? found : [found];
    return copies.map((values, index): PrintedForm => {
      const lines = printed.flatMap(({ line }) => {
        const entry = values[line];
        return entry === undefined
          ? []
          : [{ line, label: entry.label, value: entry.value, unit: entry.unit }];
      });
      return {
        id,
        name,
        title,
        copy: copies.length > 1 ? `copy ${index + 1} of ${copies.length}` : null,
        sequence: sequence === '' ? null : sequence,
        attached: kind === 'form' || isFiledToo(id, results),
        lines,
        facts: formFacts(id, items.get(id)?.[index], facts, lines),
        lists: formLists(id, items.get(id)?.[index], facts),
      };
    });
  });
}

/** State returns go with the filer's own documents: no state takes a form in our layout. */
const printStateForms = (
  { states = {} }: CalculationResults,
  facts: ReturnInput,
  dependents: number,
): PrintedForm[] =>
  Object.entries(states).flatMap(([code, { name: state, kind, pages }]) =>
    pages.map(({ form, name, title, copy, lines }): PrintedForm => ({
      id: form,
      name: `${name} (${state} working copy, do not mail)`,
      title,
      copy: copy === null ? null : `copy ${copy + 1}`,
      sequence: null,
      attached: false,
      lines,
      facts: { kind, ...stateFacts(facts, code, dependents) },
      lists: {},
    })),
  );
