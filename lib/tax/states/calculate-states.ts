import { type Asked, type Run, startRun } from '../engine/run';
import { asCents, type Cents, centsOf } from '../facts/cents';
import { type Owner } from '../facts/owner';
import { type OtherStateTax } from '../facts/state-facts';
import { type ReturnInput } from '../facts/return-input';
import { federalEditionFor } from '../us/editions';
import { listFilers } from '../us/filers';
import { type TaxReader } from '../us/form';
import { findState } from './all-states';
import { type FormLines, listLines } from './list-lines';
import { type PlannedReturn, planReturns, takesReverseCredit } from './plan-returns';
import { uncoveredFacts } from './state-coverage';
import { type StateReturn } from './state-return';
import { type OwnPart, partOf } from './shared/credited-taxes';
import { staysIn } from './shared/days';
import { findIncome, sharesTaxedTwice } from './shared/income';
import { type ReturnKind } from './shared/residency';
import { untaken } from './untaken';

export interface StateProblem {
  severity: 'unsupported' | 'warning';
  path: string;
  message: string;
  /** Postal code of the state whose return it is about. */
  jurisdiction: string;
}

/** Lines by form id; a list for forms with copies. */
export type StateLines = Record<string, FormLines | FormLines[]>;

/** Whole dollars; null when the return isn't computed, or the state has no such figure. */
export interface StateTotals {
  stateAgi: number | null;
  stateTaxableIncome: number | null;
  stateTaxBeforeCredits: number | null;
  stateTaxAfterNonrefundableCredits: number | null;
  stateRefundableCredits: number | null;
  localTax: number | null;
  /** Tax after nonrefundable credits less refundable credits, without local tax; may be negative. */
  stateTaxNet: number | null;
  withheld: number | null;
  refund: number | null;
  owed: number | null;
}

export interface StateCalculation {
  /** "Illinois". */
  name: string;
  /** Id of its main form, such as `il-1040`; empty when the state isn't computed. */
  form: string;
  kind: ReturnKind;
  lines: StateLines;
  totals: StateTotals;
  problems: StateProblem[];
}

/** A state's return with the run it was computed in, for explanations. */
export interface StateRun {
  readonly state: StateReturn;
  readonly planned: PlannedReturn;
  readonly run: Run<ReturnInput>;
}

/** One run over the federal return and every state return that needs no other's figures. */
export interface SharedRun {
  readonly plan: readonly PlannedReturn[];
  readonly run: Run<ReturnInput>;
}

/** Starts the run that the federal return and its states share. */
export function shareRun(facts: ReturnInput, traced = false): SharedRun {
  const plan = planReturns(facts);
  const states = plan.flatMap(({ code }) => {
    const state = findState(code);
    return state?.year === facts.taxYear ? [state] : [];
  });
  return { plan, run: startRun(facts, [federalEditionFor(facts), ...states], { traced }) };
}

/** The tax of a state as another one may credit it, and whose it is. */
interface CreditableTax {
  readonly row: OtherStateTax;
  readonly parts: readonly OwnPart[];
}

/**
 * Runs of the state returns of a return, in their order. A state that gives credit for another's tax sees that tax as a
 * fact (`otherStateTaxes`), beside those the filer stated for states that aren't computed. A part-year resident's credit is
 * for the income of the days at home: of another state's tax it is the part on that income.
 */
export function startStates(
  facts: ReturnInput,
  shared: SharedRun = shareRun(facts),
  traced = false,
): (StateRun | PlannedReturn)[] {
  const started: (StateRun | PlannedReturn)[] = [];
  const computed: { readonly planned: PlannedReturn; readonly state: StateReturn; tax: CreditableTax }[] = [];
  // Two homes of one year may credit each other: each sees the other's tax before its own credits.
  const homes = shared.plan.flatMap((planned) => {
    const state = planned.kind === 'partYear' ? findState(planned.code) : undefined;
    return state?.year === facts.taxYear ? [{ planned, state }] : [];
  });
  for (const planned of shared.plan) {
    const state = findState(planned.code);
    if (state?.year !== facts.taxYear) {
      started.push(planned);
      continue;
    }
    const others = computed
      .filter(({ tax: { row } }) => isCredited(planned, row))
      .map((other) =>
        planned.kind === 'partYear' || other.planned.kind === 'partYear'
          ? taxedTwice(facts, shared.run, other, planned, other.tax)
          : other.tax,
      );
    if (planned.kind === 'partYear')
      for (const other of homes) {
        const code = other.planned.code;
        if (code === planned.code) continue;
        const creditOf = (kind: 'nonresident' | 'resident') =>
          others.push(
            taxedTwice(facts, shared.run, other, planned, taxOf(facts, other.state, shared.run, kind)),
          );
        if (!takesReverseCredit(code, planned.code) && mayTaxTwice(facts, code, planned.code))
          creditOf('nonresident');
        if (takesReverseCredit(planned.code, code) && mayTaxTwice(facts, planned.code, code))
          creditOf('resident');
      }
    const rows = others.flatMap(({ row, parts }) =>
      state.creditsByPerson === true ? parts.map((part) => partOf(row, part)) : [row],
    );
    // Facts of the own return are those of the federal one, and so is the run; more facts take a run of their own.
    const run =
      rows.length === 0
        ? shared.run
        : startRun(
            { ...facts, otherStateTaxes: [...facts.otherStateTaxes, ...rows] },
            [federalEditionFor(facts), state],
            { traced },
          );
    started.push({ state, planned, run });
    const kind = planned.kind === 'nonresident' ? 'nonresident' : 'resident';
    computed.push({ planned, state, tax: taxOf(facts, state, run, kind) });
  }
  return started;
}

/** What a state took, on which income, as a fact for another state's return. A part-year resident's local tax isn't shared. */
function taxOf(
  facts: ReturnInput,
  state: StateReturn,
  run: Run<ReturnInput>,
  kind: 'nonresident' | 'resident',
): CreditableTax {
  const { totals } = state;
  const income = run.read(totals.stateAgi ?? totals.stateTaxAfterNonrefundableCredits, 0) ?? 0;
  const isPartYear = run.read(state.kind, 0) === 'partYear';
  const local = totals.localTax === null || isPartYear ? 0 : (run.read(totals.localTax, 0) ?? 0);
  const tax = (run.read(totals.stateTaxAfterNonrefundableCredits, 0) ?? 0) + local;
  const inState = state.sourceIncome === null ? income : (run.read(state.sourceIncome, 0) ?? 0);
  return {
    row: {
      owner: 'both',
      state: state.code,
      jurisdiction: state.name,
      kind,
      income: asCents(Math.max(0, inState) * 100),
      taxAfterCredits: asCents(Math.max(0, tax) * 100),
      filedReturn: true,
    },
    parts: shareOut(facts, state, run),
  };
}

/** Whether a document places income in a state where its owner lived at another time, or never. */
function mayTaxTwice(facts: ReturnInput, source: string, home: string): boolean {
  const isThere = ({ state }: { state: string }) => state.toUpperCase() === source;
  const livedAt = (owner: Owner) => staysIn(facts, home, owner).length > 0;
  return (
    facts.w2s.some((w2) => livedAt(w2.owner) && w2.states.some(isThere)) ||
    [...facts.businesses, ...facts.rentals, ...facts.farms, ...facts.k1s].some(
      (item) => livedAt(item.owner) && (isThere(item) || item.apportionment.some(isThere)),
    ) ||
    [...facts.gambling, ...facts.governmentPayments].some((item) => livedAt(item.owner) && isThere(item)) ||
    facts.sales.some((sale) => livedAt(sale.owner) && sale.stateOfProperty.toUpperCase() === source)
  );
}

/** The part of a state's tax on income that a person's home of that time taxes, too. */
function taxedTwice(
  facts: ReturnInput,
  run: Run<ReturnInput>,
  other: { readonly planned: PlannedReturn; readonly state: StateReturn },
  planned: PlannedReturn,
  { row, parts }: CreditableTax,
): CreditableTax {
  // A state of the source that credits the home's tax is told that tax.
  const isReverse = row.kind === 'resident';
  const [source, home] = isReverse ? [planned.code, other.planned.code] : [other.planned.code, planned.code];
  const incomeIn = (code: string) => findIncome(findState(code)?.forms ?? []);
  const income = incomeIn(source);
  if (income === undefined) return { row, parts };
  const shares = run.ask(other.state, (reader) =>
    sharesTaxedTwice(reader as unknown as TaxReader, income, { facts, code: source }, { facts, code: home }),
  );
  const both = shares.reduce((total, one) => total + one.both, 0);
  const isNonresident = planned.kind === 'nonresident';
  const whole = incomeIn(isReverse && !isNonresident ? home : source);
  const all = shares.reduce(
    (total, _, i) => total + (whole === undefined ? 0 : Math.max(0, run.read(whole.totalHere, i) ?? 0)),
    0,
  );
  const share = all === 0 ? 0 : Math.min(1, both / all);
  const part = (cents: Cents): Cents => asCents(Math.round((centsOf(cents) * share) / 100) * 100);
  return {
    row: {
      ...row,
      // A nonresident compares the home's whole tax with the income that it is on.
      income: isNonresident ? row.income : part(row.income),
      taxAfterCredits: part(row.taxAfterCredits),
    },
    parts: both === 0 ? parts : shares.map(({ owner, both: own }) => ({ owner, share: own / both })),
  };
}

/** Whose income in the state it was, from 0 to 1; of both where that doesn't show. */
function shareOut(facts: ReturnInput, state: StateReturn, run: Run<ReturnInput>): OwnPart[] {
  const line = findIncome(state.forms)?.agiHere;
  const filers = listFilers({ facts });
  const own = filers.map((_, i) => (line === undefined ? 0 : Math.max(0, run.read(line, i) ?? 0)));
  const total = own.reduce((sum, income) => sum + income, 0);
  return total === 0
    ? [{ owner: 'both', share: 1 }]
    : filers.map(({ owner }, i) => ({ owner, share: (own[i] ?? 0) / total }));
}

/** A resident is credited a nonresident's tax elsewhere; in a reverse pair it is the other way round. */
function isCredited(planned: PlannedReturn, other: OtherStateTax): boolean {
  if (planned.kind === 'nonresident')
    return other.kind === 'resident' && takesReverseCredit(planned.code, other.state);
  return other.kind === 'nonresident' && !takesReverseCredit(other.state, planned.code);
}

/** Every state return of a return whose federal part is computed, by postal code. */
export const calculateStates = (
  facts: ReturnInput,
  shared: SharedRun = shareRun(facts),
): Record<string, StateCalculation> =>
  collectStates(
    startStates(facts, shared).map((started) => {
      if (!('state' in started)) return [started.code, refused(started, notComputed(started.code))];
      const { state, run } = started;
      return calculateState(started, findStateProblems(state, facts, run), () => listLines(run, state.forms));
    }),
    facts,
  );

/** Puts state returns together, with what only shows beside the others. */
export function collectStates(
  calculated: readonly (readonly [code: string, StateCalculation])[],
  facts: ReturnInput,
): Record<string, StateCalculation> {
  const results = Object.fromEntries(calculated);
  warnAboutCredits(results, facts);
  return results;
}

/** A home state can't credit a tax that isn't worked out here, unless it was stated. */
function warnAboutCredits(results: Record<string, StateCalculation>, facts: ReturnInput): void {
  const unknown = Object.entries(results).filter(
    ([code, { kind, totals }]) =>
      kind === 'nonresident' &&
      totals.refund === null &&
      !facts.otherStateTaxes.some(({ state }) => state.toUpperCase() === code),
  );
  for (const [home, result] of Object.entries(results)) {
    if (result.kind === 'nonresident' || result.totals.refund === null) continue;
    for (const [code, { name }] of unknown)
      if (!takesReverseCredit(code, home))
        result.problems.push({
          severity: 'warning',
          path: 'otherStateTaxes',
          message: `This doesn’t include the credit for tax you owe to ${name}, because we can’t prepare that return.`,
          jurisdiction: home,
        });
  }
}

/** The state returns of a return whose federal part is refused: named, not computed. */
export function refuseStates(shared: SharedRun): Record<string, StateCalculation> {
  const results: Record<string, StateCalculation> = {};
  for (const planned of shared.plan)
    results[planned.code] = refused(planned, {
      severity: 'unsupported',
      path: 'residency',
      message: 'This state return starts from your federal return, which can’t be calculated yet.',
      jurisdiction: planned.code,
    });
  return results;
}

const notComputed = (code: string): StateProblem => ({
  severity: 'unsupported',
  path: 'residency',
  message: `Plainfile doesn’t prepare the ${code} return for this year yet. Your federal return is complete without it. File this state’s return on its tax agency’s website.`,
  jurisdiction: code,
});

/** One state's return with its postal code; `list` gives its lines when nothing is in the way. */
export function calculateState(
  { state, planned, run }: StateRun,
  problems: readonly StateProblem[],
  list: () => StateLines,
): readonly [code: string, StateCalculation] {
  const { code } = state;
  const kind = (run.read(state.kind, 0) ?? planned.kind) as ReturnKind;
  if (problems.some(({ severity }) => severity === 'unsupported'))
    return [code, { ...refused({ code, kind }, ...problems), form: state.mainForm(kind).id }];
  const { totals } = state;
  const read = (line: (typeof totals)[keyof typeof totals]) =>
    line === null ? null : (run.read(line, 0) ?? 0);
  const afterCredits = run.read(totals.stateTaxAfterNonrefundableCredits, 0) ?? 0;
  const refundable = read(totals.stateRefundableCredits) ?? 0;
  const calculation = {
    name: state.name,
    form: state.mainForm(kind).id,
    kind,
    lines: list(),
    totals: {
      stateAgi: read(totals.stateAgi),
      stateTaxableIncome: read(totals.stateTaxableIncome),
      stateTaxBeforeCredits: read(totals.stateTaxBeforeCredits),
      stateTaxAfterNonrefundableCredits: afterCredits,
      stateRefundableCredits: refundable,
      localTax: read(totals.localTax),
      stateTaxNet: afterCredits - refundable,
      withheld: read(totals.withheld),
      refund: read(totals.refund),
      owed: read(totals.owed),
    },
    // Warnings about the credit are added.
    problems: [...problems],
  };
  return [code, calculation];
}

/** What stands in the way of a state's return, or should be looked at again. */
export function findStateProblems(
  state: StateReturn,
  facts: ReturnInput,
  run: Asked<ReturnInput>,
): StateProblem[] {
  const kind = (run.read(state.kind, 0) ?? 'resident') as ReturnKind;
  const problems = untaken(state, facts, kind, run);
  if (problems.length > 0) return problems;
  const uncovered = uncoveredFacts(facts, state).map((path): StateProblem => ({
    severity: 'unsupported',
    path,
    message: `We don’t support this on the ${state.name} return yet.`,
    jurisdiction: state.code,
  }));
  if (uncovered.length > 0) return uncovered;
  return run.ask(state, (reader) =>
    state.refusals
      .filter(({ when }) => when(reader))
      .map(({ path, message, severity }): StateProblem => ({
        severity: severity ?? 'unsupported',
        path,
        message,
        jurisdiction: state.code,
      })),
  );
}

const refused = ({ code, kind }: PlannedReturn, ...problems: StateProblem[]): StateCalculation => ({
  name: findState(code)?.name ?? code,
  form: '',
  kind,
  lines: {},
  totals: {
    stateAgi: null,
    stateTaxableIncome: null,
    stateTaxBeforeCredits: null,
    stateTaxAfterNonrefundableCredits: null,
    stateRefundableCredits: null,
    localTax: null,
    stateTaxNet: null,
    withheld: null,
    refund: null,
    owed: null,
  },
  problems,
});
