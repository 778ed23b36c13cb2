'use client';

import { Sidebar, type Navigation } from '@/components/layout/sidebar';
import { Sheet, SheetContent } from '@/components/ui/sheet';

type PhoneMenuProps = Navigation & { open: boolean; onOpenChange: (open: boolean) => void };

/** The sidebar of a phone: a sheet that closes when a link is followed. */
export function PhoneMenu({ open, onOpenChange, ...navigation }: PhoneMenuProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent side="left" title="Menu" hideTitle className="bg-sidebar">
        <Sidebar {...navigation} onNavigate={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}
