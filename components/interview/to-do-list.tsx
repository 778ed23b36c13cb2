'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { validationQuery } from '@/lib/returns/hooks';
import { mergeToDos, type ToDo } from './to-do';

/** More than this many are counted, not listed: each is marked in the list below. */
const listedAtMost = 8;

type ToDoListProps = {
  returnId: string;
  /** Questions without an answer. */
  open: readonly ToDo[];
  /** What a calculation that did not run complained about. */
  complaints: readonly ToDo[];
  /** Counts the tries to calculate that led here: each moves the cursor to this list. */
  tries: number;
  onEdit: (questionId: string) => void;
};

/** What stands between the answers and the calculation: open questions, documents to look at, what we can't do. */
export function ToDoList({ returnId, open, complaints, tries, onEdit }: ToDoListProps) {
  // Answers change between two looks, so the checks are always fetched anew.
  const { data } = useQuery({ ...validationQuery(returnId), staleTime: 0, gcTime: 0 });
  const issues = (data?.issues ?? [])
    // Other errors are what the IRS would reject: they stop the filing, not the calculation.
    .filter(({ id }) => id.startsWith('missing:') || id.startsWith('unsupported:'))
    .map(({ description, href }): ToDo => ({ message: description, questionId: null, href: href ?? null }));
  const all = mergeToDos(open, [...issues, ...complaints]);
  const listed = all.slice(0, listedAtMost);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  if (all.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role={tries > 0 ? 'alert' : 'status'} className="rounded-md outline-none">
      <Alert variant="warning" title="Before we can calculate">
        <ul className="grid gap-1.5 pt-1">
          {listed.map((one) => (
            <li key={`${one.message}${one.questionId ?? one.href ?? ''}`}>
              <ToDoLink toDo={one} onEdit={onEdit} />
            </li>
          ))}
        </ul>
        {all.length > listed.length ? (
          <p className="pt-2">And {all.length - listed.length} more, marked “Not answered” below.</p>
        ) : null}
      </Alert>
    </div>
  );
}

const look = 'rounded-xs text-left font-medium underline underline-offset-4';

function ToDoLink({ toDo, onEdit }: { toDo: ToDo; onEdit: (questionId: string) => void }) {
  const { message, questionId, href } = toDo;
  if (questionId !== null)
    return (
      <button type="button" className={look} onClick={() => onEdit(questionId)}>
        {message}
      </button>
    );
  if (href === null || href === '/interview') return <span className="font-medium">{message}</span>;
  return (
    <Link href={href} className={look}>
      {message}
    </Link>
  );
}
