import { type KeyboardEvent } from 'react';

/**
 * Lets the arrow keys, Home and End move between the elements of a list that match a selector. Tab works as ever; no
 * key means anything outside the list.
 */
export const moveByArrows =
  (selector: string) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
    const at = all.findIndex((one) => one === event.target);
    if (at < 0) return;
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    const target = next === undefined ? undefined : all[next];
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };
