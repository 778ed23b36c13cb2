import { formatDollars } from '@/lib/format/money';
import type { Citation } from '../schema';

/** An answer in words. Its figures come from tool results only. */
export interface Answer {
  text: string;
  citations: Citation[];
  /** Offers the preparer: nothing fitted, or a person should look. */
  handOver: boolean;
  /** False when nothing could be said about what was asked. */
  answered: boolean;
  /** A trial was asked for that nothing was calculated of. */
  isAskedBack?: true;
}

export const say = (text: string, citations: Citation[] = [], handOver = false): Answer => ({
  text,
  citations,
  handOver,
  answered: true,
});

export const dontKnow = (text: string, citations: Citation[] = []): Answer => ({
  text,
  citations,
  handOver: true,
  answered: false,
});

/** Dollars without cents where there are none. */
export const dollars = (value: number): string =>
  formatDollars(value, { cents: !Number.isInteger(Math.round(value * 100) / 100) });

/** Words of a passage or a form as plain text of Markdown: nothing in them is a link, a picture or a heading. */
export const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~!]/g, '\\$&');

export const staleNote =
  '\n\nYour answers changed after this calculation. [Calculate again](/interview) for current figures.';

export const notCalculated =
  'Your return isn’t calculated yet, so I can’t give you a figure. Finish the [interview](/interview), calculate, and ask me again.';

/** The first line of an answer. */
export const headOf = (text: string): string => text.split('\n')[0] ?? '';

/** An answer without what another one says in its head, which stands beside it under the name of its card. */
export const withoutStated = (text: string, other: string): string => {
  const head = headOf(other).replaceAll('**', '');
  return text
    .split('\n\n')
    .filter((part, at) => at === 0 || !part.includes(head.replace(/^[^.:]{1,80}: (?=[A-Z])/, '')))
    .join('\n\n');
};
