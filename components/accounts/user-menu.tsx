'use client';

import { useState } from 'react';
import { later } from '@/components/ui/later';
import { type CurrentUser } from '@/lib/accounts/schema';
import { UserMenuButton } from './user-menu-button';

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
