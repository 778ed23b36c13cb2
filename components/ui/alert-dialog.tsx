'use client';

import * as Primitive from 'radix-ui/alert-dialog';
import { type ReactElement, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { scrimStyles } from '@/components/ui/overlay-styles';
import { useReturnFocus } from '@/components/ui/return-focus';

type ConfirmDialogProps = {
  /** The question, in full ("Are you sure you want to delete this document?"). */
  title: ReactNode;
  /** What will happen, in a sentence. */
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Red confirm button, for what cannot be undone. */
  destructive?: boolean;
  /**
   * True while the confirmed action runs. Where it is given, the dialog stays until the caller closes it: nothing
   * behind it can be changed meanwhile. Without it, confirming closes.
   */
  pending?: boolean;
  onConfirm: () => void;
  /** Answered with the other button or Escape. `onOpenChange` hears of every answer, the confirming one too. */
  onCancel?: () => void;
  /** The button that opens it; leave out when `open` is controlled. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** Asks before something that matters. Focus starts on Cancel and returns to where it came from. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  pending,
  onConfirm,
  onCancel,
  trigger,
  onOpenChange,
  ...root
}: ConfirmDialogProps) {
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  const focus = useReturnFocus({});
  return (
    <Primitive.Root
      {...root}
      onOpenChange={(open) => {
        if (pending !== true) onOpenChange?.(open);
      }}
    >
      {trigger === undefined ? null : <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className={scrimStyles} />
        <div className="pointer-events-none fixed inset-0 z-50 grid items-end justify-items-center p-3 sm:place-items-center sm:p-6">
          <Primitive.Content
            className="pointer-events-auto grid w-full max-w-md gap-5 rounded-lg border bg-popover p-5 text-popover-foreground shadow-overlay sm:p-6 data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
            onEscapeKeyDown={onCancel}
            {...described}
            {...focus}
          >
            <div className="grid gap-1.5">
              <Primitive.Title className="text-lg leading-6 font-semibold tracking-tight">
                {title}
              </Primitive.Title>
              {description === undefined ? null : (
                <Primitive.Description className="text-sm text-muted-foreground">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Primitive.Cancel asChild>
                <Button variant="outline" disabled={pending} onClick={onCancel}>
                  {cancelLabel}
                </Button>
              </Primitive.Cancel>
              <Primitive.Action asChild>
                <Button
                  variant={destructive ? 'destructive' : 'primary'}
                  pending={pending ?? false}
                  onClick={(event) => {
                    if (pending !== undefined) event.preventDefault();
                    onConfirm();
                  }}
                >
                  {confirmLabel}
                </Button>
              </Primitive.Action>
            </div>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
