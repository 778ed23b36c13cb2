'use client';

import * as Primitive from 'radix-ui/tooltip';
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';

/** Wait before the first tooltip, and before the next one soon after (spec section 9). */
export const tooltipDelay = { delayDuration: 700, skipDelayDuration: 300 };

/** Once around the application. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Primitive.Provider {...tooltipDelay}>{children}</Primitive.Provider>;
}

type TooltipProps = {
  /** A few words; the trigger keeps its own accessible name. */
  content: ReactNode;
  side?: ComponentProps<typeof Primitive.Content>['side'];
  /** Off without unmounting the trigger. */
  disabled?: boolean;
  children: ReactElement;
};

/** A few words beside a control, on hover and on focus. */
export function Tooltip({ content, side = 'top', disabled = false, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  return (
    <Primitive.Root open={open && !disabled} onOpenChange={setOpen}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 rounded-sm bg-foreground px-2.5 py-1.5 text-xs text-background data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-fade-in"
        >
          {content}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
