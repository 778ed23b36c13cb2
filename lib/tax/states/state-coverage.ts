import { type ReturnInput } from '../facts/return-input';
import { nothingStatedIn, statedPaths } from '../facts/stated-facts';
import { type StateReturn } from './state-return';

/** Stated facts of one state (`states.XX`) that its return does not handle, by path. */
export function uncoveredFacts(facts: ReturnInput, { code, covers }: StateReturn): string[] {
  const prefix = `states.${code}.`;
  return statedPaths(facts.states[code], nothingStatedIn(code))
    .map((path) => `${prefix}${path}`)
    .filter((path) => !covers.some((covered) => path === covered || path.startsWith(`${covered}.`)));
}
