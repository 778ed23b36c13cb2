'use client';

import { CircleAlert, X } from 'lucide-react';
import * as Primitive from 'radix-ui/toast';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { toastDuration } from '@/components/ui/toast-reducer';
import { useToast } from '@/components/ui/toast-store';

/**
 * Where toasts appear: at the top, on wider screens at the bottom right; a live region. On phones they are low enough to
 * stay over the page's bar and leave its heading free.
 */
export function ToastList() {
  const { toasts, dismiss } = useToast();
  return (
    <Primitive.Provider duration={toastDuration} swipeDirection="right">
      {toasts.map(({ id, open, title, description, variant = 'default', duration, action }) => (
        <Primitive.Root
          key={id}
          open={open}
          onOpenChange={(next) => {
            if (!next) dismiss(id);
          }}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          {...(duration === undefined ? {} : { duration })}
          className={cn(
            'pointer-events-auto relative flex w-full gap-3 items-start rounded-lg border bg-popover py-2 pr-12 pl-3 text-popover-foreground sm:p-4 sm:pr-12 shadow-overlay data-[state=closed]:animate-pop-out data-[state=open]:animate-from-top data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]',
            variant === 'destructive' && 'border-destructive/40',
          )}
        >
          {variant === 'destructive' ? (
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-destructive" />
          ) : null}
          <div className="grid min-w-0 flex-1 gap-0.5">
            <Primitive.Title className="text-sm font-semibold">{title}</Primitive.Title>
            {description === undefined ? null : (
              <Primitive.Description className="text-sm text-muted-foreground">
                {description}
              </Primitive.Description>
            )}
          </div>
          {action === undefined ? null : (
            <Primitive.Action asChild altText={action.hint}>
              <Button variant="outline" size="sm" onClick={action.run} className="shrink-0 self-center">
                {action.label}
              </Button>
            </Primitive.Action>
          )}
          <Primitive.Close
            aria-label="Dismiss"
            className="absolute top-2 right-2 grid size-9 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-muted hover:text-foreground pointer-coarse:size-11"
          >
            <X aria-hidden="true" className="size-4" />
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <Primitive.Viewport className="pointer-events-none fixed inset-x-0 top-0 z-[100] mx-auto flex w-full max-w-[420px] list-none flex-col gap-2 p-1.5 sm:top-auto sm:right-0 sm:bottom-0 sm:left-auto sm:mx-0 sm:p-5" />
    </Primitive.Provider>
  );
}
