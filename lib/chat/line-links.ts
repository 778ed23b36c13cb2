import { findForm } from '@/lib/tax/list-forms';
import type { Citation } from './schema';

/** What a form is called on paper, without the form it belongs to: "Schedule C". */
export function nameForm(form: string): string {
  return (findForm(form)?.name ?? form).replace(/ \(Form 1040\)$/, '');
}

/** The address that opens a line of the return with its explanation. */
export function lineUrl(form: string, line: string, copy = 0): string {
  return `/summary?explain=${encodeURIComponent(`${form}:${line}${copy > 0 ? `:${copy}` : ''}`)}`;
}

/** A line as a citation. */
export function citeLine(form: string, line: string, label: string, copy = 0): Citation {
  return { form, line, label: `${nameForm(form)}, line ${line}: ${label}`, url: lineUrl(form, line, copy) };
}

/** A page of a training PDF as a citation. */
export function citePage({
  materialId,
  title,
  page,
}: {
  materialId: string;
  title: string;
  page: number;
}): Citation {
  return { title, page, url: `/api/chat/sources/${materialId}#page=${page}` };
}
