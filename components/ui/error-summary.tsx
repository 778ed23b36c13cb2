'use client';

import { useEffect, useRef } from 'react';

export type FieldProblem = {
  /** The id of the control that fixes it. */
  controlId: string;
  message: string;
};

/** What is wrong, in one place above a form. It takes the focus when problems appear; each line leads to its field. */
export function ErrorSummary({
  title = 'There’s a problem',
  problems,
}: {
  title?: string;
  problems: readonly FieldProblem[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const count = problems.length;
  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count]);
  if (count === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-md border-2 border-destructive bg-card px-4 py-3 outline-none focus-visible:outline-none"
    >
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-1 grid gap-1">
        {problems.map(({ controlId, message }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(controlId)?.focus();
              }}
              className="rounded-xs text-sm font-medium text-destructive underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
