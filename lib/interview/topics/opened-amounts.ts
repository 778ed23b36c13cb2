import { type OpenedAmount } from './topic';

interface Amount extends Omit<OpenedAmount, 'hint'> {
  help: string;
}

const example = /\s*For example, .*$/u;
const plain = /^Enter the amount with cents\.$/u;

/**
 * The amounts that the choices of a list open, each with what must be known to enter it beside its choice: its own help
 * without the example. What all of them say is left to the help of the list.
 */
export function openAmounts(amounts: readonly Amount[]): OpenedAmount[] {
  const hints = amounts.map(({ help }) => help.replace(example, '').replace(plain, ''));
  const isShared = amounts.length > 1 && new Set(hints).size === 1;
  return amounts.map(({ value, id, min }, at) => ({
    value,
    id,
    ...(min === undefined ? {} : { min }),
    ...(isShared || !hints[at] ? {} : { hint: hints[at] }),
  }));
}
