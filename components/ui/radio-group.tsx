'use client';

import * as Primitive from 'radix-ui/radio-group';
import { useId, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { choiceRowStyles } from '@/components/ui/choice-styles';

/** One answer out of a few, all visible. Put it inside a FieldSet, or give it an aria-label. */
export function RadioGroup({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root className={cn('grid gap-2', className)} {...props} />;
}

/**
 * The cursor came from another answer of the same group: an arrow key moved it, which picks. The library only picks
 * while the key is still down, and moves the cursor a moment later: a short tap on a busy machine would be lost.
 */
function pickWhenMovedTo(event: FocusEvent<HTMLButtonElement>): void {
  const from = event.relatedTarget;
  const group = event.currentTarget.closest('[role="radiogroup"]');
  if (from?.getAttribute('role') !== 'radio' || from.closest('[role="radiogroup"]') !== group) return;
  // Ours is the one pick: the library leaves an event alone that was dealt with.
  event.preventDefault();
  event.currentTarget.click();
}

type RadioOptionProps = Omit<ComponentProps<typeof Primitive.Item>, 'children'> & {
  label: ReactNode;
  /** A sentence that explains this answer. */
  help?: ReactNode;
};

/** One answer: the whole row is the target. */
export function RadioOption({ label, help, className, id, ...props }: RadioOptionProps) {
  const own = useId();
  const control = id ?? own;
  return (
    <label htmlFor={control} className={cn(choiceRowStyles, className)}>
      <Primitive.Item
        id={control}
        aria-describedby={help === undefined ? undefined : `${control}-help`}
        aria-labelledby={`${control}-label`}
        className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-input bg-card data-[state=checked]:border-primary"
        onFocus={pickWhenMovedTo}
        {...props}
      >
        <Primitive.Indicator className="size-2.5 rounded-full bg-primary" />
      </Primitive.Item>
      <span className="grid gap-0.5">
        <span id={`${control}-label`}>{label}</span>
        {help === undefined ? null : (
          <span id={`${control}-help`} className="text-sm text-muted-foreground">
            {help}
          </span>
        )}
      </span>
    </label>
  );
}
