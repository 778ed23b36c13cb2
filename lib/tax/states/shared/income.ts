import { roundHalfUp } from '../../engine/rounding';
import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { type Line } from '../../engine/line';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { agi, adjustments } from '../../us/form-1040/taxable-income';
import * as f1040 from '../../us/form-1040/income';
import * as schedule1A from '../../us/schedule-1/adjustments';
import * as schedule1 from '../../us/schedule-1/income';
import { type Filer, listFilers } from '../../us/filers';
import { type Form, type FormMakers } from '../../engine/form';
import { type TaxReader } from '../../us/form';
import { type StateCopyReader, type StateForms, type StateLaw } from '../form';
import {
  benefitPieces,
  businessPieces,
  dividendPieces,
  farmPieces,
  gainPieces,
  gamblingPieces,
  interestPieces,
  pensionPieces,
  type Pieces,
  type Place,
  supplementalPieces,
  undated,
  unemploymentPieces,
  wagePieces,
} from './placed';

/** Kinds of income that states tell apart, with their federal line. The last one takes what the others leave. */
export const kinds = {
  wages: { label: 'Wages', federal: ({ get }) => get(f1040.totalWages), pieces: wagePieces },
  interest: {
    label: 'Taxable interest',
    federal: ({ get }) => get(f1040.taxableInterest),
    pieces: interestPieces,
  },
  dividends: {
    label: 'Ordinary dividends',
    federal: ({ get }) => get(f1040.ordinaryDividends),
    pieces: dividendPieces,
  },
  business: {
    label: 'Business income',
    federal: ({ get }) => get(schedule1.businessIncome),
    pieces: businessPieces,
  },
  gains: {
    label: 'Capital and other gains',
    federal: ({ get }) => get(f1040.capitalGain) + get(schedule1.otherGains),
    pieces: gainPieces,
  },
  pensions: {
    label: 'IRA distributions and pensions',
    federal: ({ get }) => get(f1040.iraTaxable) + get(f1040.pensionsTaxable),
    pieces: pensionPieces,
  },
  supplemental: {
    label: 'Rents, royalties, and pass-through entities',
    federal: ({ get }) => get(schedule1.scheduleEIncome),
    pieces: supplementalPieces,
  },
  farm: { label: 'Farm income', federal: ({ get }) => get(schedule1.farmIncome), pieces: farmPieces },
  unemployment: {
    label: 'Unemployment compensation',
    federal: ({ get }) => get(schedule1.unemployment),
    pieces: unemploymentPieces,
  },
  socialSecurity: {
    label: 'Taxable Social Security benefits',
    federal: ({ get }) => get(f1040.socialSecurityTaxable),
    pieces: benefitPieces,
  },
  gambling: {
    label: 'Gambling winnings',
    federal: ({ get }) => get(schedule1.gambling),
    pieces: gamblingPieces,
  },
} satisfies Record<string, { label: string; federal: (reader: TaxReader) => number; pieces: Pieces }>;

export type IncomeKind = keyof typeof kinds | 'other';

/** Kinds whose pieces are results in dollars, gains and losses. */
const byResult: ReadonlySet<IncomeKind> = new Set(['business', 'supplemental', 'farm']);

export const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

export interface IncomeLines {
  /** Federal amounts by kind and person: a form with copies over the filers. */
  readonly all: Readonly<Record<IncomeKind, Line<number>>>;
  /** The part that belongs to the state. */
  readonly here: Readonly<Record<IncomeKind, Line<number>>>;
  readonly totalAll: Line<number>;
  readonly totalHere: Line<number>;
  readonly adjustmentsAll: Line<number>;
  readonly adjustmentsHere: Line<number>;
  /** Federal adjusted gross income by person. */
  readonly agiAll: Line<number>;
  /** The part that belongs to the state. */
  readonly agiHere: Line<number>;
  /** Days of all filers in the state over the days of the year: for income of a kind of which there is none else. */
  readonly shareOfYear: (facts: ReturnInput) => number;
  readonly form: Form;
}

/**
 * Half of self-employment tax, retirement plans, and health insurance of the self-employed: they belong where the profit does
 * (Form IT-203 Instructions, line 24; Schedule CA (540NR) Instructions; Form 1NPR Instructions; Schedule NR (IL-1040)).
 */
const selfEmployed = ({ get }: TaxReader): number =>
  get(schedule1A.halfOfSelfEmploymentTax) + get(schedule1A.retirementPlans) + get(schedule1A.healthInsurance);

/** Each state's worksheet by its form. */
const worksheets = new WeakMap<Form, IncomeLines>();
/** The income worksheet among a state's forms; none where the state has none. */
export const findIncome = (forms: readonly Form[]): IncomeLines | undefined =>
  forms.map((form) => worksheets.get(form)).find((lines) => lines !== undefined);

/**
 * The income worksheet of one state: federal amounts by kind and person, and which part of each belongs to the state.
 * For people who lived there all year both columns are the same. The sum over the copies is the federal line.
 */
export function makeIncome<L extends StateLaw>(forms: StateForms<L>): IncomeLines {
  const { code, formWithCopies } = forms;
  type Reader = StateCopyReader<L, Filer>;
  const makers: FormMakers<Reader> = formWithCopies<Filer>(
    `${code.toLowerCase()}-income`,
    'Income by person and state',
    listFilers,
    {
      name: 'Income worksheet',
      kind: 'worksheet',
      source: 'Plainfile worksheet: federal amounts, assigned by residency and source',
    },
  );
  const { money } = makers;

  const all = {} as Record<IncomeKind, Line<number>>;
  const here = {} as Record<IncomeKind, Line<number>>;

  /** A federal amount by person: own pieces over all pieces; the spouse has what the taxpayer leaves. */
  const ownPart = (reader: Reader, federal: number, pieces: Pieces, line: () => Line<number>): number => {
    if (federal === 0) return 0;
    if (listFilers(reader).length === 1) return federal;
    if (reader.copy > 0) return federal - reader.at(line(), 0);
    return roundHalfUp(
      federal *
        shareOf(pieces(reader as unknown as TaxReader, { facts: reader.facts, code }), reader.item.owner),
    );
  };
  const herePart = (reader: Reader, amount: number, pieces: Pieces, cancels = false): number => {
    if (amount === 0 && !cancels) return 0;
    const place: Place = { facts: reader.facts, code };
    const { owner } = reader.item;
    // Whoever lived there all year has everything there.
    if (amount !== 0 && undated(place, owner) >= 1) return amount;
    const own = pieces(reader as unknown as TaxReader, place).filter((piece) => piece.owner === owner);
    if (amount === 0) return cancelledPart(own);
    return roundHalfUp(amount * placedShare(own, undated(place, owner)));
  };

  kindNames.forEach((kind, i) => {
    const { label, federal, pieces } = kinds[kind];
    const line = money(`${i + 1}a`, label, `${label}, this person’s federal amount`, (reader) =>
      blankIfZero(ownPart(reader, federal(reader as unknown as TaxReader), pieces, () => all[kind])),
    );
    all[kind] = line;
    here[kind] = money(`${i + 1}b`, `${label}, in the state`, `State part of line ${i + 1}a`, (reader) =>
      blankIfZero(herePart(reader, reader.get(line), pieces, byResult.has(kind))),
    );
  });
  const last = kindNames.length + 1;
  const none: Pieces = () => [];
  all.other = money(`${last}a`, 'Other income', 'Total income minus the lines above', (reader) => {
    const alone = listFilers(reader).length === 1;
    const rest = kindNames.reduce(
      (left, kind) =>
        left - (alone ? reader.get(all[kind]) : kinds[kind].federal(reader as unknown as TaxReader)),
      reader.get(f1040.totalIncome),
    );
    return blankIfZero(ownPart(reader, rest, none, () => all.other));
  });
  here.other = money(`${last}b`, 'Other income (state portion)', `State part of line ${last}a`, (reader) =>
    blankIfZero(herePart(reader, reader.get(all.other), none)),
  );
  const names: IncomeKind[] = [...kindNames, 'other'];
  const addUp = (lines: Record<IncomeKind, Line<number>>) => (reader: Reader) =>
    names.reduce((total, kind) => total + reader.get(lines[kind]), 0);
  const totalAll = money(`${last + 1}a`, 'Total income', 'Add the lines above', addUp(all));
  const totalHere = money(`${last + 1}b`, 'Total income (state portion)', 'Add the lines above', addUp(here));
  const adjustmentsAll: Line<number> = money(
    `${last + 2}a`,
    'Adjustments',
    'Form 1040, line 10, prorated by income',
    (reader) => {
      const federal = reader.get(adjustments);
      if (federal === 0 || listFilers(reader).length === 1) return federal;
      if (reader.copy > 0) return federal - reader.at(adjustmentsAll, 0);
      return roundHalfUp(federal * ratio(reader.get(totalAll), reader.get(f1040.totalIncome)));
    },
  );
  const adjustmentsHere = money(
    `${last + 2}b`,
    'Adjustments (state portion)',
    'Adjustments of self-employment, prorated by profit in the state; all others by state income',
    (reader) => {
      const { get } = reader;
      const ofAll = get(adjustmentsAll);
      const profitOf = (person: number) =>
        notBelowZero(reader.at(all.business, person) + reader.at(all.farm, person));
      const profit = profitOf(reader.copy);
      const everybody = sum(listFilers(reader).map((_, person) => profitOf(person)));
      const own =
        profit === 0
          ? 0
          : Math.min(ofAll, (selfEmployed(reader as unknown as TaxReader) * profit) / everybody);
      const part = ratio(notBelowZero(get(here.business) + get(here.farm)), profit);
      return roundHalfUp(own * part + (ofAll - own) * ratio(get(totalHere), get(totalAll)));
    },
  );
  const agiAll = money(`${last + 3}a`, 'Adjusted gross income', 'Total income minus adjustments', (reader) =>
    listFilers(reader).length === 1 ? reader.get(agi) : reader.get(totalAll) - reader.get(adjustmentsAll),
  );
  const agiHere = money(
    `${last + 3}b`,
    'Adjusted gross income (state portion)',
    'State income minus adjustments',
    ({ get }) => get(totalHere) - get(adjustmentsHere),
  );
  const lines: IncomeLines = {
    form: makers.form,
    all,
    here,
    totalAll,
    totalHere,
    adjustmentsAll,
    adjustmentsHere,
    agiAll,
    agiHere,
    shareOfYear: (facts) => {
      const filers = listFilers({ facts });
      return filers.reduce((total, { owner }) => total + undated({ facts, code }, owner), 0) / filers.length;
    },
  };
  worksheets.set(makers.form, lines);
  return lines;
}

function shareOf(pieces: ReturnType<Pieces>, owner: Owner): number {
  let own = 0;
  let total = 0;
  for (const piece of pieces) {
    total += piece.amount;
    if (piece.owner === owner) own += piece.amount;
  }
  return total === 0 ? 1 : own / total;
}

/** A profit in one state and a loss as large in another: each stays where it arose, though nothing is left in all. */
function cancelledPart(pieces: ReturnType<Pieces>): number {
  const left = pieces.reduce((total, { amount }) => total + amount, 0);
  return Math.abs(left) < 1
    ? roundHalfUp(pieces.reduce((sum, { amount, here }) => sum + amount * here, 0))
    : 0;
}

function placedShare(pieces: ReturnType<Pieces>, whenNone: number): number {
  let total = 0;
  let here = 0;
  for (const piece of pieces) {
    total += piece.amount;
    here += piece.amount * piece.here;
  }
  return total === 0 ? whenNone : here / total;
}

/** A part over the whole, from 0 to 1; 1 where there is no whole. */
export const ratio = (part: number, whole: number): number =>
  whole <= 0 ? (part > 0 || whole === 0 ? 1 : 0) : Math.min(1, Math.max(0, part / whole));
