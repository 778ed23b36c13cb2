'use client';

import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import { closeStyles, scrimStyles } from '@/components/ui/overlay-styles';
import { useReturnFocus } from '@/components/ui/return-focus';

const Stays = createContext({ current: false });

/** A dialog that is open while its caller says so. */
export function Dialog({ onOpenChange, ...props }: ComponentProps<typeof Primitive.Root>) {
  const staysRef = useRef(false);
  return (
    <Stays value={staysRef}>
      <Primitive.Root
        {...props}
        onOpenChange={(open) => {
          if (open || !staysRef.current) onOpenChange?.(open);
        }}
      />
    </Stays>
  );
}

/**
 * Inside a dialog: while `when`, nobody can close it. What we sent is on its way, and with the dialog would go what was
 * typed and the word whether it arrived.
 */
export function StayOpen({ when }: { when: boolean }) {
  const staysRef = useContext(Stays);
  useEffect(() => {
    staysRef.current = when;
    return () => {
      staysRef.current = false;
    };
  }, [staysRef, when]);
  return null;
}

export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

type DialogContentProps = Omit<ComponentProps<typeof Primitive.Content>, 'title'> & {
  /** Names the dialog; always there, also for screen readers. */
  title: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
};

/** A dialog in the middle of the screen; it traps focus and gives it back. */
export function DialogContent({ className, title, description, children, ...props }: DialogContentProps) {
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  const focus = useReturnFocus(props);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={scrimStyles} />
      <div className="pointer-events-none fixed inset-0 z-50 grid items-end justify-items-center p-3 sm:place-items-center sm:p-6">
        <Primitive.Content
          className={cn(
            'pointer-events-auto relative grid max-h-full w-full max-w-lg gap-5 overflow-y-auto rounded-lg border bg-popover p-5 text-popover-foreground shadow-overlay sm:p-6 data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
            className,
          )}
          {...described}
          {...props}
          {...focus}
        >
          <div className="grid gap-1.5 pr-8">
            <Primitive.Title className="text-lg leading-6 font-semibold tracking-tight">
              {title}
            </Primitive.Title>
            {description === undefined ? null : (
              <Primitive.Description className="text-sm text-muted-foreground">
                {description}
              </Primitive.Description>
            )}
          </div>
          {children}
          <Primitive.Close aria-label="Close" className={closeStyles}>
            <X aria-hidden="true" />
          </Primitive.Close>
        </Primitive.Content>
      </div>
    </Primitive.Portal>
  );
}

/** The row of buttons at the end; the main one comes last in the source and sits right. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)} {...props} />
  );
}
