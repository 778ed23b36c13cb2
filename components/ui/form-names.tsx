import { type ReactNode } from 'react';

/** W-2, K-1, W-2G, OR-40; 1099-INT, 1040-SR. */
const formName = /\b(?:[A-Z]{1,3}-\d{1,4}[A-Z]?|\d{3,4}-[A-Z]{1,4})\b/g;

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
