import { type WholeCalculation, calculateAll } from './calculate-all';
import { addTaxes, type YearOfTaxes } from './year-of-taxes';
import { StateFiling } from './facts/state-facts';
import { type ReturnInput } from './facts/return-input';
import { amountOn } from './calculate-return';
import { deduction } from './us/form-1040/taxable-income';

/** A choice between two ways to file, with the taxes of the year under each of them. */
export interface TaxChoice {
  /** Itemizing on the federal return, or two incomes apart on one return of a state. */
  readonly kind: 'itemize' | 'separate';
  /** Postal code of the state that lets a couple choose; empty for the federal deduction. */
  readonly state: string;
  readonly ways: readonly [ChoiceWay, ChoiceWay];
  /** Which of the two the return takes now: 0 or 1. */
  readonly taken: number;
  /** The one with less tax in all, federal, state and local; the one taken where they are equal. */
  readonly best: number;
}

export interface ChoiceWay {
  readonly name: 'itemized' | 'standard' | 'apart' | 'together';
  /** Whole dollars, after all credits. */
  readonly taxes: YearOfTaxes;
}

/** States that tax couples together or apart on one return: AR1000F, D-40, PIT-RES and Form 740, columns A and B. */
const statesApart: ReadonlySet<string> = new Set(['AR', 'DC', 'DE', 'KY']);

const isWhole = ({ problems }: WholeCalculation): boolean =>
  !problems.some(({ severity }) => severity === 'unsupported');

/**
 * Choices whose best side only the sum of federal, state and local tax shows. Each figure is a run of the engine with the
 * choice made one way and the other; a choice that changes no tax isn't listed.
 */
export function compareChoices(facts: ReturnInput): TaxChoice[] {
  const now = calculateAll(facts);
  if (!isWhole(now)) return [];
  return [...compareItemizing(facts, now), ...compareCouples(facts, now)];
}

/** Itemize or not. States that follow the federal choice may turn a smaller federal deduction into the better one. */
function compareItemizing(facts: ReturnInput, now: WholeCalculation): TaxChoice[] {
  const choose = (force: boolean): ReturnInput => ({
    ...facts,
    itemized: { ...facts.itemized, force, standard: !force },
  });
  const listed = calculateAll(choose(true));
  const standard = calculateAll(choose(false));
  // Nothing to itemize: Schedule A comes to nothing.
  if (!isWhole(listed) || !isWhole(standard) || amountOn(listed, deduction) === 0) return [];
  const itemizesNow = amountOn(now, deduction) === amountOn(listed, deduction);
  return toChoice(
    'itemize',
    '',
    [
      { name: 'itemized', taxes: addTaxes(listed) },
      { name: 'standard', taxes: addTaxes(standard) },
    ],
    itemizesNow ? 0 : 1,
  );
}

function compareCouples(facts: ReturnInput, now: WholeCalculation): TaxChoice[] {
  if (facts.filingStatus !== 'mfj') return [];
  return Object.keys(now.states ?? {})
    .filter((code) => statesApart.has(code))
    .flatMap((code) => {
      const [apart, together] = [withChoice(facts, code, true), withChoice(facts, code, false)].map((one) =>
        calculateAll(one),
      );
      if (apart === undefined || together === undefined || !isWhole(apart) || !isWhole(together)) return [];
      const [own, joint] = [addTaxes(apart), addTaxes(together)];
      return toChoice(
        'separate',
        code,
        [
          { name: 'apart', taxes: own },
          { name: 'together', taxes: joint },
        ],
        addTaxes(now).total === own.total ? 0 : 1,
      );
    });
}

function withChoice(facts: ReturnInput, code: string, separateOnSameReturn: boolean): ReturnInput {
  const isIt = ({ state }: { state: string }) => state.toUpperCase() === code;
  const found = facts.stateFiling.find(isIt) ?? StateFiling.parse({ state: code });
  return {
    ...facts,
    stateFiling: [...facts.stateFiling.filter((one) => !isIt(one)), { ...found, separateOnSameReturn }],
  };
}

function toChoice(
  kind: TaxChoice['kind'],
  state: string,
  ways: TaxChoice['ways'],
  taken: number,
): TaxChoice[] {
  const [first, second] = ways;
  const difference = first.taxes.total - second.taxes.total;
  if (first.taxes.federal === second.taxes.federal && difference === 0) return [];
  const best = difference === 0 ? taken : difference < 0 ? 0 : 1;
  return [{ kind, state, ways, taken, best }];
}
