import { type ComponentProps } from 'react';
import { type CurrentUser } from '@/lib/accounts/schema';

/** The initials, before and while the menu is there. */
export function UserMenuButton({ user, ...props }: ComponentProps<'button'> & { user: CurrentUser }) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <button
      type="button"
      aria-label={`${initialsOf(user)}, account menu for ${name}`}
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
