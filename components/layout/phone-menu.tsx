'use client';

import { type NavigationRole } from '@/components/layout/navigation';
import { Sidebar } from '@/components/layout/sidebar';
import { Sheet, SheetContent } from '@/components/ui/sheet';

type PhoneMenuProps = { role: NavigationRole; open: boolean; onOpenChange: (open: boolean) => void };

/** The sidebar of a phone: a sheet that closes when a link is followed. */
export function PhoneMenu({ role, open, onOpenChange }: PhoneMenuProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent side="left" title="Menu" hideTitle className="bg-sidebar">
        <Sidebar role={role} onNavigate={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}
