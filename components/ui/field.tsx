'use client';

import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { FieldContext } from '@/components/ui/field-context';
import { Label } from '@/components/ui/label';

type FieldText = {
  /** What we ask, as visible text. */
  label: ReactNode;
  /** One or two plain sentences under the label. */
  help?: ReactNode;
  /** What is wrong and how to fix it; ties itself to the control. */
  error?: string | undefined;
  required?: boolean;
  /** Adds "(optional)" after the label. */
  optional?: boolean;
};

type FieldProps = FieldText & { id?: string; className?: string; children: ReactNode };

/** One control with its label, help and error, tied together by ids. */
export function Field({
  label,
  help,
  error,
  required = false,
  optional,
  id,
  className,
  children,
}: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const ids = useMemo(
    () => ({
      control,
      help: help === undefined ? undefined : `${control}-help`,
      error: error === undefined ? undefined : `${control}-error`,
      required,
    }),
    [control, help, error, required],
  );
  return (
    <FieldContext.Provider value={ids}>
      <div className={cn('grid gap-1.5', className)}>
        <Label htmlFor={control}>
          {label}
          {optional ? <Optional /> : null}
        </Label>
        {help === undefined ? null : <FieldHelp id={ids.help}>{help}</FieldHelp>}
        {children}
        {error === undefined ? null : <FieldError id={ids.error}>{error}</FieldError>}
      </div>
    </FieldContext.Provider>
  );
}

type FieldSetProps = Omit<FieldText, 'required'> & ComponentProps<'fieldset'>;

/** Several controls that answer one question (radios, checkboxes, a date in parts). */
export function FieldSet({ label, help, error, optional, id, className, children, ...props }: FieldSetProps) {
  const own = useId();
  const base = id ?? own;
  const described = [error === undefined ? '' : `${base}-error`, help === undefined ? '' : `${base}-help`];
  return (
    <fieldset
      id={base}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
      className={cn('grid gap-3', className)}
      {...props}
    >
      <legend className="mb-1.5 text-sm font-medium">
        {label}
        {optional ? <Optional /> : null}
      </legend>
      {help === undefined ? null : <FieldHelp id={`${base}-help`}>{help}</FieldHelp>}
      {children}
      {error === undefined ? null : <FieldError id={`${base}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

/** The quiet sentence under a label. */
export function FieldHelp({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('text-sm text-muted-foreground', className)} {...props} />;
}

/** The sentence that says what is wrong; an icon stands beside the color. */
export function FieldError({ className, children, ...props }: ComponentProps<'p'>) {
  return (
    <p className={cn('flex items-start gap-1.5 text-sm font-medium text-destructive', className)} {...props}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

function Optional() {
  return <span className="font-normal text-muted-foreground"> (optional)</span>;
}
