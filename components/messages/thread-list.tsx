'use client';

import { Search } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { personName } from '@/components/accounts/admin-choices';
import { moveByArrows } from '@/components/assignments/move-by-arrows';
import { threadAddress } from '@/components/assignments/case-address';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { shownAddress } from '@/lib/accounts/no-account';
import { type AssignedClient } from '@/lib/assignments/schema';
import { useUnread } from '@/lib/messages/unread-hooks';
import { arrangeThreads } from './thread-order';

type ThreadListProps = { clients: readonly AssignedClient[]; openId: string | null };

/** Clients to write to, those with unread messages first. */
export function ThreadList({ clients, openId }: ThreadListProps) {
  const [search, setSearch] = useState('');
  const unread = useUnread().data?.byClient ?? {};
  const shown = arrangeThreads(clients, unread, search);
  return (
    <nav aria-label="Conversations" className="grid gap-3">
      {clients.length > 8 ? (
        <Field label="Search clients">
          <Input
            type="search"
            autoComplete="off"
            leading={<Search aria-hidden="true" />}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
      ) : null}
      {shown.length === 0 ? <p className="text-muted-foreground">No one found.</p> : null}
      <ul
        onKeyDown={moveByArrows('a')}
        className="max-h-[calc(100dvh-14rem)] divide-y overflow-y-auto rounded-lg border bg-card empty:hidden"
      >
        {shown.map((client) => {
          const count = unread[client.id] ?? 0;
          const isOpen = client.id === openId;
          return (
            <li key={client.id}>
              <Link
                href={threadAddress(client.id)}
                aria-current={isOpen ? 'true' : undefined}
                className={cn(
                  'flex min-h-14 items-center justify-between gap-3 px-4 py-2.5 focus-visible:-outline-offset-2',
                  isOpen ? 'bg-primary-soft' : 'hover:bg-muted',
                )}
              >
                <span className="grid min-w-0">
                  <span className={cn('truncate', count > 0 && 'font-semibold')}>{personName(client)}</span>
                  <span className="truncate text-sm text-muted-foreground">{shownAddress(client.email)}</span>
                </span>
                {count === 0 ? null : (
                  <span className="min-w-5 rounded-full bg-primary px-1.5 text-center text-xs leading-5 font-semibold text-primary-foreground tabular-nums">
                    {count > 99 ? '99+' : count}
                    <span className="sr-only"> unread</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
