'use client';

import { type ReactNode } from 'react';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { focusHeading } from './heading';

type TopicsSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Said when it closes: a topic was picked, so the cursor goes there, not back to the button. */
  takePicked: () => boolean;
  children: ReactNode;
};

/** The way to other questions, where there is no room for it beside the question. */
export function TopicsSheet({ open, onOpenChange, takePicked, children }: TopicsSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent
        side="right"
        title="Topics"
        onEscapeKeyDown={(event) => {
          // Escape in the search clears it first.
          if (event.target instanceof HTMLInputElement && event.target.value !== '') event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          if (!takePicked()) return;
          event.preventDefault();
          focusHeading();
        }}
      >
        <div className="p-4">{children}</div>
      </SheetContent>
    </Sheet>
  );
}
