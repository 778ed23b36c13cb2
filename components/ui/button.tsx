import { type VariantProps } from 'class-variance-authority';
import { type ComponentProps } from 'react';
import { Slot } from 'radix-ui/slot';
import { ButtonSpinner } from '@/components/ui/button-spinner';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { SubmitButton } from '@/components/ui/submit-button';

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyles> & {
    /** Render the single child (a Link) with the button's look. */
    asChild?: boolean;
    /** Something is running: disabled, busy, with a spinner in front of the text. */
    pending?: boolean;
  };

/** The action of a screen. `type` is "button" unless you say "submit". */
export function Button({
  className,
  variant,
  size,
  asChild = false,
  pending = false,
  disabled,
  children,
  type,
  ...props
}: ButtonProps) {
  const look = cn(buttonStyles({ variant, size }), className);
  if (asChild) {
    return (
      <Slot className={look} {...props}>
        {children}
      </Slot>
    );
  }
  const rest = {
    className: look,
    disabled: disabled === true || pending,
    'aria-busy': pending || undefined,
    ...props,
  };
  const inside = (
    <>
      {pending ? <ButtonSpinner /> : null}
      {children}
    </>
  );
  if (type === 'submit') return <SubmitButton {...rest}>{inside}</SubmitButton>;
  return (
    <button type={type ?? 'button'} {...rest}>
      {inside}
    </button>
  );
}
