import { type ReactNode } from 'react';

/** W-2, K-1, W-2G, W-2c, OR-40, NJ-1040NR; 1099-INT, 1040-SR; and several of them: W-2s, 1099-INTs. */
const formName = /\b(?:[A-Z]{1,3}-\d{1,4}(?:[A-Z]{0,2}|c)|\d{3,4}-[A-Z]{1,4})s?\b/g;

/** A sentence in which the name of a form never breaks at its hyphen. Anything but a string stays as it is. */
export function keepFormNames(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(formName)) {
    parts.push(
      text.slice(end, index),
      <span key={index} className="whitespace-nowrap">
        {name}
      </span>,
    );
    end = index + name.length;
  }
  return end === 0 ? text : [...parts, text.slice(end)];
}
