'use client';

import { LogOut } from 'lucide-react';
import Link from 'next/link';
import { settingsLink } from '@/components/layout/navigation';
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

/** Who is signed in, and the way out. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const logout = useLogout();
  const name = `${user.firstName} ${user.lastName}`.trim();
  const signOut = () =>
    logout.mutate(undefined, {
      onError: () =>
        toast({
          variant: 'destructive',
          title: 'Sign out failed',
          description: 'You are still signed in. Try again.',
        }),
    });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`${initialsOf(user)}, account of ${name}`}
        className="grid size-11 place-items-center rounded-md transition-colors hover:bg-muted"
      >
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full border border-border-strong bg-primary-soft text-xs font-semibold text-primary"
        >
          {initialsOf(user)}
        </span>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-64">
        <DropdownMenuLabel className="grid gap-0.5">
          <span className="truncate font-medium">{name}</span>
          <span className="truncate text-muted-foreground">{user.email}</span>
          <span className="pt-1 text-xs text-muted-foreground">{roleNames[user.role]}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {settingsLink.available ? (
          <DropdownMenuItem asChild>
            <Link href={settingsLink.href}>
              <settingsLink.icon aria-hidden="true" />
              {settingsLink.label}
            </Link>
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem disabled={logout.isPending} onSelect={signOut}>
          <LogOut aria-hidden="true" />
          Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function initialsOf({ firstName, lastName, email }: CurrentUser): string {
  const letters = [firstName, lastName].map((part) => [...part.trim()][0] ?? '').join('');
  return (letters === '' ? email.slice(0, 1) : letters).toUpperCase();
}
