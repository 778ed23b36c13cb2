'use client';

import { LogOut, Settings } from 'lucide-react';
import Link from 'next/link';
import { UserMenuButton } from '@/components/accounts/user-menu-button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toast-store';
import { useLogout } from '@/lib/accounts/hooks';
import { type CurrentUser } from '@/lib/accounts/schema';

const roleNames = { client: 'Client', preparer: 'Preparer', admin: 'Administrator' };

/** The menu behind the initials; it comes up open. */
export function OpenUserMenu({ user }: { user: CurrentUser }) {
  const logout = useLogout();
  const name = `${user.firstName} ${user.lastName}`.trim();
  const signOut = () =>
    logout.mutate(undefined, {
      onError: () =>
        toast({
          variant: 'destructive',
          title: 'Sign out failed',
          description: 'You’re still signed in. Try again.',
        }),
    });
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <UserMenuButton user={user} />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-64">
        <DropdownMenuLabel className="grid gap-0.5">
          <span className="truncate font-medium">{name}</span>
          <span className="truncate text-muted-foreground">{user.email}</span>
          <span className="pt-1 text-xs text-muted-foreground">{roleNames[user.role]}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href="/settings">
            <Settings aria-hidden="true" />
            Settings
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem disabled={logout.isPending} onSelect={signOut}>
          <LogOut aria-hidden="true" />
          Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
