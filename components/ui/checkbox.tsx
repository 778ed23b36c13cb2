'use client';

import { Check } from 'lucide-react';
import * as Primitive from 'radix-ui/checkbox';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { choiceRowStyles } from '@/components/ui/choice-styles';
import { cn } from '@/components/ui/cn';
import { useFieldControl } from '@/components/ui/field-context';

/** The bare box; give it a label. */
export function Checkbox({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  const tied = useFieldControl(props);
  return (
    <Primitive.Root
      {...props}
      {...tied}
      className={cn(
        'grid size-5 shrink-0 place-items-center rounded-sm border border-input bg-card text-primary-foreground transition-colors disabled:opacity-60 data-[state=checked]:border-primary data-[state=checked]:bg-primary',
        className,
      )}
    >
      <Primitive.Indicator>
        <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
      </Primitive.Indicator>
    </Primitive.Root>
  );
}

type CheckboxOptionProps = ComponentProps<typeof Primitive.Root> & { label: ReactNode; help?: ReactNode };

/** A box with its words in one row; the whole row is the target. */
export function CheckboxOption({ label, help, id, className, ...props }: CheckboxOptionProps) {
  const own = useId();
  const control = id ?? own;
  return (
    <label htmlFor={control} className={cn(choiceRowStyles, className)}>
      <Checkbox
        id={control}
        aria-labelledby={`${control}-label`}
        aria-describedby={help === undefined ? undefined : `${control}-help`}
        className="mt-0.5"
        {...props}
      />
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
