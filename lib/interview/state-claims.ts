import { claims } from '@/lib/tax/states/claims';
import { answerOf, type View } from './conditions';

/** States where the answers say that somebody lived. */
function statesOfHomes(view: View): ReadonlySet<string> {
  const moved = Array.from({ length: view.counts.get('residency') ?? 0 }, (_, at) =>
    answerOf(view, `residency.${at}.state`),
  );
  const homes = moved.length > 0 ? moved : [answerOf(view, 'address.state')];
  return new Set(homes.filter((home) => typeof home === 'string').map((home) => home.toUpperCase()));
}

/**
 * Names the claims beside the income tax returns of the states where the filers lived: those that the answers about the
 * home decide, and those that have to be made elsewhere. Undefined where there is none.
 */
export function noteClaims(view: View): string | undefined {
  const homes = statesOfHomes(view);
  const here = claims.filter(({ state }) => homes.has(state));
  const figured = here.filter(({ line }) => line !== null).map(({ name, form }) => `${name} (${form})`);
  const elsewhere = here
    .filter(({ line }) => line === null)
    .map(({ name, form, instead }) => `We don’t prepare the ${name} (${form}). ${instead}`);
  const sentences = [
    ...(figured.length === 0 ? [] : [`This depends on your answers about your home: ${figured.join(', ')}.`]),
    ...elsewhere,
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
