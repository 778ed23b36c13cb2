'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '@/components/documents/document-labels';
import { ErrorState } from '@/components/layout/error-state';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { useUsers } from '@/lib/accounts/admin-hooks';
import { type ListedUser } from '@/lib/accounts/schema';
import { ApiError } from '@/lib/http/client';
import { personName, readRole, roleOptions } from './admin-choices';
import { useSettled } from './admin-settled';

// A select's option needs a value of its own; this one is no role.
const everyRole = 'all';
const filterOptions = [{ value: everyRole, label: 'Every role' }, ...roleOptions];

/** Everybody, newest first, narrowed by a search and by role. */
export function UserList() {
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<ListedUser['role'] | null>(null);
  const users = useUsers({ role, q: useSettled(typed) });
  return (
    <Card asChild>
      <section aria-labelledby="user-list">
        <CardHeader className="gap-4 pb-4 sm:pb-4">
          <CardTitle id="user-list">Users</CardTitle>
          <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
            <Field label="Search">
              <Input
                type="search"
                placeholder="Name or e-mail"
                autoComplete="off"
                maxLength={100}
                leading={<Search aria-hidden="true" />}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
            <Field label="Show role">
              <Select
                options={filterOptions}
                value={role ?? everyRole}
                onValueChange={(value) => setRole(readRole(value))}
              />
            </Field>
          </div>
        </CardHeader>
        <div className="border-t px-5 py-2 sm:px-6" aria-busy={users.isFetching}>
          <Found users={users} />
        </div>
      </section>
    </Card>
  );
}

function Found({ users }: { users: ReturnType<typeof useUsers> }) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = users;
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        title="The users could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
        requestId={error instanceof ApiError ? error.body?.requestId : undefined}
        className="my-3"
      />
    );
  }
  if (data === undefined) {
    return (
      <SkeletonGroup label="Loading the users" className="grid gap-4 py-4">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-5 w-full" />
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <>
      <p role="status" className={data.length === 0 ? 'py-4 text-muted-foreground' : 'sr-only'}>
        {data.length === 0
          ? 'Nobody was found. Try another search or another role.'
          : `${data.length}${hasNextPage ? ' or more' : ''} found`}
      </p>
      {data.length === 0 ? null : <UserTable users={data} />}
      {hasNextPage ? (
        <div className="py-3">
          <Button
            variant="outline"
            size="sm"
            onClick={() => void fetchNextPage()}
            pending={isFetchingNextPage}
          >
            Load more<span className="sr-only"> users</span>
          </Button>
        </div>
      ) : null}
    </>
  );
}

const roleVariants: Record<ListedUser['role'], BadgeVariant> = {
  client: 'neutral',
  preparer: 'info',
  admin: 'soft',
};

function UserTable({ users }: { users: readonly ListedUser[] }) {
  return (
    <Table label="Users">
      <TableHead>
        <TableRow>
          <TableHeadCell>Name</TableHeadCell>
          <TableHeadCell>E-mail</TableHeadCell>
          <TableHeadCell>Role</TableHeadCell>
          <TableHeadCell>Joined</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <TableRow key={user.id}>
            <TableCell className="font-medium">{personName(user)}</TableCell>
            <TableCell>{user.email}</TableCell>
            <TableCell>
              <Badge variant={roleVariants[user.role]}>{user.role}</Badge>
            </TableCell>
            <TableCell className="whitespace-nowrap text-muted-foreground tabular-nums">
              {formatDay(user.createdAt)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
