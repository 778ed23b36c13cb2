'use client';

import { useState } from 'react';
import { type ReviewForm } from '@/components/documents/review-fields';
import { AskButton } from '@/components/reviews/ask-button';
import { RevealValue } from '@/components/reviews/reveal-value';
import { cn } from '@/components/ui/cn';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { type Document } from '@/lib/documents/schema';
import { CorrectField, FieldActions } from './correct-field';
import { fieldRows } from './field-rows';
import { moveByArrows } from './move-by-arrows';

type FormTableProps = {
  clientId: string;
  document: Pick<Document, 'id' | 'name'>;
  form: ReviewForm;
  /** The field that is marked on the document beside the table. */
  pickedPath: string | null;
  onPick: (path: string) => void;
  /** Who ticked a value as compared with the document, by path. */
  checkedBy: ReadonlyMap<string, string>;
  /** The client lets the preparer correct what was read. */
  canCorrect: boolean;
};

/** Longer values than an amount or a number, in characters. */
const longestInOneLine = 18;

/** The fields of one form: choose one to see where it stands, show it in full, ask the client about it. */
export function FormTable(props: FormTableProps) {
  const { clientId, document, form, pickedPath, onPick, checkedBy, canCorrect } = props;
  const rows = fieldRows(form).map((row) => ({
    ...row,
    standing: checkedBy.has(row.path) ? `Checked by ${checkedBy.get(row.path)}` : row.standing,
  }));
  const [correcting, setCorrecting] = useState<string | null>(null);
  const fields = [...form.doubtful, ...form.clear];
  const of = { clientId, documentId: document.id };
  const corrected = fields.find(({ path }) => path === correcting);
  const close = (path: string) => {
    setCorrecting(null);
    window.document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`)?.focus();
  };
  const title = form.taxYear === null ? form.title : `${form.title}, ${form.taxYear}`;
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-1">
      <h2 className="font-semibold break-words">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-sm text-muted-foreground">All boxes are blank.</p>
      ) : (
        <Table label={title} onKeyDown={moveByArrows('[data-field]')}>
          <TableHead>
            <TableRow>
              <TableHeadCell>Field</TableHeadCell>
              <TableHeadCell numeric>Value</TableHeadCell>
              <TableHeadCell className="max-sm:hidden">Check</TableHeadCell>
              <TableHeadCell>
                <span className="sr-only">Ask</span>
              </TableHeadCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ path, name, value, isMasked, standing }) => (
              <TableRow key={path} className={cn(path === pickedPath && 'bg-primary-soft')}>
                <TableCell className="py-1 first:pl-2">
                  <button
                    type="button"
                    data-field={path}
                    aria-pressed={path === pickedPath}
                    onClick={() => onPick(path)}
                    onFocus={() => onPick(path)}
                    className="min-h-9 w-full rounded-xs text-left pointer-coarse:min-h-11"
                  >
                    {name}
                    <span className="block text-muted-foreground sm:hidden">{standing}</span>
                  </button>
                </TableCell>
                <TableCell
                  numeric
                  className={cn(
                    'py-1 leading-9 font-medium max-sm:py-2.5 max-sm:leading-5 max-sm:break-words max-sm:whitespace-normal',
                    // A name or an address wraps, so that Check and Ask stay in sight; an amount never does.
                    value.length > longestInOneLine && 'py-2.5 leading-5 break-words whitespace-normal',
                  )}
                >
                  {isMasked ? (
                    <RevealValue
                      clientId={clientId}
                      target={{ documentId: document.id, fieldPath: path }}
                      label={name}
                      masked={value}
                    />
                  ) : (
                    value
                  )}
                </TableCell>
                <TableCell
                  className={cn(
                    'py-2.5 leading-5 text-muted-foreground max-sm:hidden',
                    // A person's name wraps.
                    !checkedBy.has(path) && 'whitespace-nowrap',
                  )}
                >
                  {standing}
                </TableCell>
                <TableCell className="py-1 text-right whitespace-nowrap">
                  {canCorrect
                    ? fields
                        .filter((field) => field.path === path)
                        .map((field) => (
                          <FieldActions
                            key={path}
                            {...of}
                            field={field}
                            onCorrect={() => setCorrecting(path)}
                          />
                        ))
                    : null}
                  <AskButton
                    subject={{
                      label: `${document.name}: ${name}`,
                      pin: { documentId: document.id, fieldPath: path },
                    }}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {canCorrect && corrected !== undefined ? (
        <div className="rounded-md border bg-card p-4">
          <CorrectField
            key={corrected.path}
            {...of}
            form={form.form}
            field={corrected}
            onDone={() => close(corrected.path)}
          />
        </div>
      ) : null}
    </section>
  );
}
