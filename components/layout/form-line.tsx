import { type ReactNode } from 'react';

type FormLineProps = {
  /** The number printed on the form. */
  line: string;
  children: ReactNode;
  value: ReactNode;
};

/** One line as a tax form prints it: number, words, dotted leader, amount. */
export function FormLine({ line, children, value }: FormLineProps) {
  return (
    <div className="flex items-baseline gap-3 border-y py-3">
      <span className="w-8 shrink-0 font-mono text-sm font-medium">{line}</span>
      <span className="flex-1 text-sm text-muted-foreground sm:flex-none">{children}</span>
      <span
        aria-hidden="true"
        className="hidden min-w-4 flex-1 sm:block self-end border-b border-dotted border-border-strong mb-1.5"
      />
      <span className="font-mono text-sm font-medium tabular-nums">{value}</span>
    </div>
  );
}
