'use client';

import { Plus } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { useConfirmFields } from '@/lib/documents/hooks';
import { countRows, type RowKind, rowKindsOf } from '@/lib/documents/row-kinds';
import { ApiError, messageOf } from '@/lib/http/client';
import { type ReviewField, type ReviewForm } from './review-fields';

type AddRowsProps = {
  form: ReviewForm;
  userId: string;
  documentId: string;
  onSaved: (message: string) => void;
};

/** The lists of a form, each with a way to add a row that wasn’t read and to empty one that isn’t on the document. */
export function AddRows({ form, ...shared }: AddRowsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const lists = rowKindsOf(form.form);
  if (lists.length === 0) return null;
  const fields = [...form.doubtful, ...form.clear, ...form.blank];
  const list = lists.find(({ path }) => path === open);
  return (
    <div className="grid gap-4 border-t px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm text-muted-foreground">Missing a row? Add to:</span>
        {lists.map(({ path, name }) => (
          <Button
            key={path}
            variant="outline"
            size="sm"
            aria-expanded={open === path}
            onClick={() => setOpen(open === path ? null : path)}
          >
            <Plus aria-hidden="true" />
            {name}
          </Button>
        ))}
      </div>
      {list === undefined ? null : (
        <RowEditor key={list.path} list={list} fields={fields} {...shared} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

type RowEditorProps = Omit<AddRowsProps, 'form'> & {
  list: RowKind;
  fields: readonly ReviewField[];
  onClose: () => void;
};

function RowEditor({ list, fields, userId, documentId, onSaved, onClose }: RowEditorProps) {
  const save = useConfirmFields(userId, documentId);
  const id = useId();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [first] = fields;
  const prefix = first === undefined ? '' : first.path.slice(0, first.path.length - first.ownPath.length);
  const own = fields.map(({ ownPath, value }) => ({ path: ownPath, value }));
  const rows = countRows(own, list.path);
  const rowFields = (index: number) =>
    own.filter(({ path, value }) => path.startsWith(`${list.path}[${index}].`) && value !== null);
  const filled = Array.from({ length: rows }, (_, index) => index).filter((at) => rowFields(at).length > 0);
  // A row that is there and blank is the next one to type into.
  const next = (filled.at(-1) ?? -1) + 1;
  const pathOf = (key: string) => `${prefix}${list.path}[${next}].${key}`;

  const send = async (changes: Parameters<typeof save.mutateAsync>[0], message: string) => {
    try {
      await save.mutateAsync(changes);
      onSaved(message);
      onClose();
    } catch (error) {
      const named = error instanceof ApiError ? error.body?.fields : undefined;
      setFaults(named ?? { '': messageOf(error, 'Failed to save this row. Please try again.') });
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const changes = list.columns.flatMap(({ key }) => {
      const value = typed[key]?.trim() ?? '';
      return value === '' ? [] : [{ path: pathOf(key), value, confirmed: true }];
    });
    if (changes.length > 0) void send(changes, `${list.name} added.`);
  };
  const clear = (index: number) =>
    void send(
      rowFields(index).map(({ path }) => ({ path: prefix + path, value: null, confirmed: true })),
      `${list.name}, entry ${index + 1} removed.`,
    );

  return (
    <form method="post" className="grid gap-4" onSubmit={onSubmit}>
      {next >= list.most ? null : (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            {list.columns.map(({ key, label }) => (
              <div key={key} className="grid gap-1.5">
                <Label htmlFor={id + key}>{label}</Label>
                <Input
                  id={id + key}
                  value={typed[key] ?? ''}
                  onChange={(event) => setTyped((known) => ({ ...known, [key]: event.target.value }))}
                  aria-invalid={faults[pathOf(key)] !== undefined || undefined}
                  aria-describedby={faults[pathOf(key)] === undefined ? undefined : `${id}${key}-fault`}
                  autoComplete="off"
                  maxLength={300}
                />
                {faults[pathOf(key)] === undefined ? null : (
                  <FieldError id={`${id}${key}-fault`}>{faults[pathOf(key)]}</FieldError>
                )}
              </div>
            ))}
          </div>
          {faults[''] === undefined ? null : <FieldError>{faults['']}</FieldError>}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="sm" pending={save.isPending}>
              Add this row
            </Button>
            <Button type="button" variant="ghost" size="sm" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </>
      )}
      {filled.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-muted-foreground">Not on your form? Remove:</span>
          {filled.slice(0, 12).map((index) => (
            <Button
              key={index}
              type="button"
              variant="outline"
              size="sm"
              aria-disabled={save.isPending || undefined}
              onClick={() => (save.isPending ? undefined : clear(index))}
            >
              Entry {index + 1}
            </Button>
          ))}
        </div>
      )}
    </form>
  );
}
