import { type Run, startRun } from '../engine/run';
import { asCents, type Cents, centsOf } from '../facts/cents';
import { type Owner } from '../facts/owner';
import { type OtherStateTax } from '../facts/state-facts';
import { type ReturnInput } from '../facts/return-input';
import { federalEditionFor } from '../us/editions';
import { listFilers } from '../us/filers';
import { type TaxReader } from '../us/form';
import { findState } from './all-states';
import { type PlannedReturn, planReturns, takesReverseCredit } from './plan-returns';
import { type OwnPart, partOf } from './shared/credited-taxes';
import { shareWithin, staysIn } from './shared/days';
import { findIncome } from './shared/income';
import { daysOfJob } from './shared/placed';
import { sharesTaxedTwice } from './shared/taxed-twice';
import { findStateProblems } from './state-problems';
import { type StateReturn } from './state-return';

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
  const computed: (StateRun & { readonly tax: CreditableTax })[] = [];
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
      .map((each) => ({ ...each, tax: creditable(facts, each.state, each.run, each.tax) }))
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
            taxedTwice(
              facts,
              shared.run,
              other,
              planned,
              creditable(facts, other.state, shared.run, taxOf(facts, other.state, shared.run, kind)),
            ),
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
    computed.push({ planned, state, run, tax: taxOf(facts, state, run, kind) });
  }
  return started;
}

/** The tax of a return that isn't prepared counts as none: the home's return says so, and the filer may state it. */
const creditable = (
  facts: ReturnInput,
  state: StateReturn,
  run: Run<ReturnInput>,
  tax: CreditableTax,
): CreditableTax =>
  findStateProblems(state, facts, run).some(({ severity }) => severity === 'unsupported')
    ? { ...tax, row: { ...tax.row, taxAfterCredits: asCents(0) } }
    : tax;

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
export function mayTaxTwice(facts: ReturnInput, source: string, home: string): boolean {
  const isThere = ({ state }: { state: string }) => state.toUpperCase() === source;
  const livedAt = (owner: Owner) => staysIn(facts, home, owner).length > 0;
  return (
    facts.w2s.some(
      (w2) =>
        w2.states.some(isThere) && shareWithin(daysOfJob(facts, w2), staysIn(facts, home, w2.owner)) > 0,
    ) ||
    [...facts.businesses, ...facts.rentals, ...facts.farms, ...facts.k1s].some(
      (item) => livedAt(item.owner) && (isThere(item) || item.apportionment.some(isThere)),
    ) ||
    [...facts.gambling, ...facts.governmentPayments].some((item) => livedAt(item.owner) && isThere(item)) ||
    facts.sales.some((sale) => livedAt(sale.owner) && sale.stateOfProperty.toUpperCase() === source)
  );
}

/**
 * Part-year residents of Missouri who claim the credit are taxed as if they had lived there all year, and credit all of
 * another state's tax (Form MO-CR (2024); Mo. Rev. Stat. 143.051).
 */
const creditsAllYear: ReadonlySet<string> = new Set(['MO']);

/** The part of a state's tax on income that a person's home of that time taxes, too. */
function taxedTwice(
  facts: ReturnInput,
  run: Run<ReturnInput>,
  other: { readonly planned: PlannedReturn; readonly state: StateReturn },
  planned: PlannedReturn,
  { row, parts }: CreditableTax,
): CreditableTax {
  if (creditsAllYear.has(planned.code)) return { row, parts };
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
