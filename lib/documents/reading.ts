import { type Document } from './schema';

/** Whether the reading of a document has ended, and how far it came. */
export type Reading = 'going-on' | 'nothing' | 'partly' | 'whole';

/** Problems that leave something of a file unread. */
const cutShort: ReadonlySet<string> = new Set([
  'partly_read',
  'not_finished',
  'too_many_pages',
  'form_not_read',
]);

/** A form without any box was not read, whatever it is called. */
export function readingOf({
  status,
  extractions,
  problems,
}: Pick<Document, 'status' | 'extractions' | 'problems'>): Reading {
  if (status === 'processing') return 'going-on';
  if (extractions.every(({ fields }) => fields.length === 0)) return 'nothing';
  return problems.some(({ code }) => cutShort.has(code)) ? 'partly' : 'whole';
}
