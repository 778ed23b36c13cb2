import { calculateAll, type WholeCalculation } from './calculate-all';
import { type ReturnInput } from './facts/return-input';
import { Residency } from './facts/household';
import { onlyState } from './states/shared/days';
import { addTaxes, type YearOfTaxes } from './year-of-taxes';

type Move =
  | { ok: true; before: YearOfTaxes; after: YearOfTaxes }
  /** Why one of the two can't be worked out, in sentences. */
  | { ok: false; reasons: string[] };

/** Where a filer might have lived; the county and city as the interview offers them. */
interface NewHome {
  state: string;
  county?: string;
  city?: string;
}

/**
 * Compares the taxes of a return with those of the same year lived in another state. Jobs at home, businesses, and homes
 * move along with everything they paid; jobs in other states, rentals, farms and shares of entities stay where they are.
 */
export function compareMove(facts: ReturnInput, home: NewHome): Move {
  const [now, then] = [calculateAll(facts), calculateAll(moveTo(facts, home))];
  const reasons = [...new Set([...whyNot(now), ...whyNot(then)])];
  if (reasons.length > 0) return { ok: false, reasons };
  return { ok: true, before: addTaxes(now), after: addTaxes(then) };
}

const whyNot = ({ problems }: WholeCalculation): string[] =>
  problems.filter(({ severity }) => severity === 'unsupported').map(({ message }) => message);

/** The facts of the same year with all of it lived in another state. */
function moveTo(facts: ReturnInput, { state, county = '', city = '' }: NewHome): ReturnInput {
  const left = new Set(
    facts.residency.length > 0 ? facts.residency.map((stay) => stay.state.toUpperCase()) : [onlyState(facts)],
  );
  const isLeft = (place: string) => place !== '' && left.has(place.toUpperCase());
  const move = <T extends { state: string }>(item: T): T => (isLeft(item.state) ? { ...item, state } : item);
  return {
    ...facts,
    address: { ...facts.address, state },
    residency: [Residency.parse({ state, county, city })],
    w2s: facts.w2s.map((w2) => ({
      ...w2,
      states: w2.states.map((row) =>
        isLeft(row.state) ? { ...row, state, locality: '', localityCode: '' } : row,
      ),
    })),
    homes: facts.homes.map((one) => (isLeft(one.state) ? { ...one, state, county, city } : one)),
    businesses: facts.businesses.map(move),
    retirement: facts.retirement.map(move),
    interest: facts.interest.map(move),
    dividends: facts.dividends.map(move),
    governmentPayments: facts.governmentPayments.map(move),
    // How somebody files in a state they left says nothing about another one.
    stateFiling: facts.stateFiling.filter((one) => !isLeft(one.state)),
  };
}
