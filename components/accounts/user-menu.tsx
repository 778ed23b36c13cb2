'use client';

import { useState, type ComponentProps } from 'react';
import { later } from '@/components/ui/later';
import { type CurrentUser } from '@/lib/accounts/schema';

const OpenUserMenu = later(() => import('./open-user-menu').then((part) => part.OpenUserMenu));

/** Who is signed in, and the way out. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <OpenUserMenu user={user} meanwhile={<UserMenuButton user={user} aria-busy />} />;
  return (
    <UserMenuButton
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setWanted(true);
      }}
    />
  );
}

/** The initials, before and while the menu is there. */
export function UserMenuButton({ user, ...props }: ComponentProps<'button'> & { user: CurrentUser }) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <button
      type="button"
      aria-label={`${initialsOf(user)}, account of ${name}`}
      className="grid size-11 place-items-center rounded-md transition-colors hover:bg-muted"
      {...props}
    >
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full border border-border-strong bg-primary-soft text-xs font-semibold text-primary"
      >
        {initialsOf(user)}
      </span>
    </button>
  );
}

function initialsOf({ firstName, lastName, email }: CurrentUser): string {
  const letters = [firstName, lastName].map((part) => [...part.trim()][0] ?? '').join('');
  return (letters === '' ? email.slice(0, 1) : letters).toUpperCase();
}
