'use client';

import { Check, ChevronDown } from 'lucide-react';
import * as Primitive from 'radix-ui/select';
import { cn } from '@/components/ui/cn';
import { useFieldControl } from '@/components/ui/field-context';
import { controlStyles } from '@/components/ui/input';
import { menuItemStyles, menuStyles } from '@/components/ui/overlay-styles';
import { readNonce } from '@/lib/browser/nonce';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = {
  options: readonly SelectOption[];
  /** The chosen value; null or "" shows the placeholder. */
  value: string | null;
  onValueChange: (value: string) => void;
  placeholder?: string;
  id?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
  'aria-label'?: string;
};

/** One choice out of a list. Inside a Field it is tied to label, help and error by itself. */
export function Select({
  options,
  value,
  onValueChange,
  placeholder = 'Select an option',
  id,
  name,
  disabled = false,
  className,
  ...aria
}: SelectProps) {
  const { required, ...tied } = useFieldControl({ id });
  return (
    <Primitive.Root
      value={value ?? ''}
      onValueChange={onValueChange}
      disabled={disabled}
      {...(name === undefined ? {} : { name })}
      {...(required ? { required } : {})}
    >
      <Primitive.Trigger
        {...tied}
        {...aria}
        className={cn(
          controlStyles,
          'flex h-11 items-center justify-between gap-2 px-3 text-left data-[placeholder]:text-muted-foreground [&>span]:truncate',
          className,
        )}
      >
        <Primitive.Value placeholder={placeholder} />
        <Primitive.Icon asChild>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            menuStyles,
            'max-h-[min(20rem,var(--radix-select-content-available-height))] min-w-[var(--radix-select-trigger-width)]',
          )}
        >
          <Primitive.Viewport nonce={readNonce()}>
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className={cn(menuItemStyles, 'min-h-10 justify-between text-base')}
              >
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator>
                  <Check aria-hidden="true" className="text-primary" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
