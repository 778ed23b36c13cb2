'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { closeStyles, scrimStyles } from '@/components/ui/overlay-styles';
import { useReturnFocus } from '@/components/ui/return-focus';

export const Sheet = Primitive.Root;
export const SheetTrigger = Primitive.Trigger;
export const SheetClose = Primitive.Close;

const sheetStyles = cva(
  'fixed z-50 flex flex-col bg-popover text-popover-foreground shadow-overlay data-[state=closed]:pointer-events-none!',
  {
    variants: {
      side: {
        left: 'inset-y-0 left-0 w-sidebar-mobile max-w-[85vw] border-r data-[state=closed]:animate-to-left data-[state=open]:animate-from-left',
        right:
          'inset-y-0 right-0 w-full border-l sm:max-w-md data-[state=closed]:animate-to-right data-[state=open]:animate-from-right',
        bottom:
          'inset-x-0 bottom-0 max-h-[90dvh] rounded-t-lg border-t data-[state=closed]:animate-to-bottom data-[state=open]:animate-from-bottom',
      },
    },
    defaultVariants: { side: 'right' },
  },
);

type SheetContentProps = Omit<ComponentProps<typeof Primitive.Content>, 'title'> &
  VariantProps<typeof sheetStyles> & {
    title: ReactNode;
    description?: ReactNode;
    /** Keep the title for screen readers only. */
    hideTitle?: boolean;
  };

/** A panel from the side: full width on phones, 28rem on wider screens (left: the 18rem navigation). */
export function SheetContent({
  className,
  side,
  title,
  description,
  hideTitle = false,
  children,
  ...props
}: SheetContentProps) {
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  const focus = useReturnFocus(props);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={scrimStyles} />
      <Primitive.Content
        className={cn(sheetStyles({ side }), className)}
        {...described}
        {...props}
        {...focus}
      >
        <div className={hideTitle ? 'sr-only' : 'grid gap-1.5 border-b p-5 pr-14'}>
          <Primitive.Title className="text-lg leading-6 font-semibold tracking-tight">
            {title}
          </Primitive.Title>
          {description === undefined ? null : (
            <Primitive.Description className="text-sm text-muted-foreground">
              {description}
            </Primitive.Description>
          )}
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        <Primitive.Close aria-label="Close" className={closeStyles}>
          <X aria-hidden="true" />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
