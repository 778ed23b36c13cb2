'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { validationQuery } from '@/lib/returns/hooks';
import { type ToDo } from './to-do';

type ToDoListProps = {
  returnId: string;
  /** What a calculation that did not run complained about. */
  complaints: readonly ToDo[];
  onEdit: (questionId: string) => void;
};

/** What stands between the answers and the calculation: open questions, papers to look at, what we can't do. */
export function ToDoList({ returnId, complaints, onEdit }: ToDoListProps) {
  // Answers change between two looks, so the list is always fetched anew.
  const { data } = useQuery({ ...validationQuery(returnId), staleTime: 0, gcTime: 0 });
  const issues = (data?.issues ?? [])
    .filter(({ severity }) => severity === 'error')
    .map(({ description, href }): ToDo => ({ message: description, href: href ?? null, questionId: null }));
  const known = new Set(issues.map(({ message }) => message));
  const all = [...issues, ...complaints.filter(({ message }) => !known.has(message))];
  const box = useRef<HTMLDivElement>(null);
  const hasComplaints = complaints.length > 0;
  useEffect(() => {
    if (hasComplaints) box.current?.focus();
  }, [hasComplaints, complaints]);
  if (all.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="rounded-md outline-none"
      role={hasComplaints ? 'alert' : 'status'}
    >
      <Alert variant="warning" title="Before we can calculate">
        <ul className="grid gap-1.5 pt-1">
          {all.map(({ message, href, questionId }) => (
            <li key={`${message}${href ?? ''}${questionId ?? ''}`}>
              <ToDoLink message={message} href={href} questionId={questionId} onEdit={onEdit} />
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

function ToDoLink({ message, href, questionId, onEdit }: ToDo & Pick<ToDoListProps, 'onEdit'>) {
  const look = 'rounded-xs text-left font-medium underline underline-offset-4';
  const ownQuestion = questionId ?? (href?.startsWith('/interview?q=') ? readQuestion(href) : null);
  if (ownQuestion !== null)
    return (
      <button type="button" className={look} onClick={() => onEdit(ownQuestion)}>
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

const readQuestion = (href: string) => new URLSearchParams(href.slice(href.indexOf('?'))).get('q');
