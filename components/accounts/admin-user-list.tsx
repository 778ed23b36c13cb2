'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '@/components/documents/document-labels';
import { PagedList } from '@/components/layout/paged-list';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Card, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LocalTime } from '@/components/ui/local-time';
import { Select } from '@/components/ui/select';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { useUsers } from '@/lib/accounts/admin-hooks';
import { shownAddress } from '@/lib/accounts/no-account';
import { type ListedUser } from '@/lib/accounts/schema';
import { personName, readRole, roleOptions, sayClients } from './admin-choices';
import { useSettled } from './admin-settled';
import { SuspensionButton } from './admin-suspension';

// A select's option needs a value of its own; this one is no role.
const everyRole = 'all';
const filterOptions = [{ value: everyRole, label: 'All roles' }, ...roleOptions];

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
                placeholder="Name or email"
                autoComplete="off"
                maxLength={100}
                leading={<Search aria-hidden="true" />}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
            <Field label="Filter by role">
              <Select
                options={filterOptions}
                value={role ?? everyRole}
                onValueChange={(value) => setRole(readRole(value))}
              />
            </Field>
          </div>
        </CardHeader>
        <PagedList pages={users} noun="users" empty="No one found. Try another search or role." counted>
          {(found) => <UserTable users={found} />}
        </PagedList>
      </section>
    </Card>
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
          <TableHeadCell className="hidden sm:table-cell">Email</TableHeadCell>
          <TableHeadCell>Role</TableHeadCell>
          <TableHeadCell className="hidden sm:table-cell">Joined</TableHeadCell>
          <TableHeadCell>Access</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <TableRow key={user.id}>
            <TableCell className="min-w-44 font-medium">
              {personName(user)}
              {/* On a phone below the name, so that the role is seen without scrolling sideways. */}
              <span className="block font-normal wrap-anywhere text-muted-foreground sm:hidden">
                {shownAddress(user.email)}
                <span className="block">
                  Joined <LocalTime at={user.createdAt} format={formatDay} />
                </span>
              </span>
            </TableCell>
            <TableCell className="hidden sm:table-cell">{shownAddress(user.email)}</TableCell>
            <TableCell>
              <Badge variant={roleVariants[user.role]}>{user.role}</Badge>
              {user.clients === null ? null : (
                <span className="block pt-1 whitespace-nowrap text-muted-foreground tabular-nums">
                  {sayClients(user.clients)}
                </span>
              )}
            </TableCell>
            <TableCell className="hidden whitespace-nowrap text-muted-foreground tabular-nums sm:table-cell">
              <LocalTime at={user.createdAt} format={formatDay} />
            </TableCell>
            <TableCell>
              {user.suspendedAt === null ? null : <Badge variant="warning">Suspended</Badge>}
              <SuspensionButton user={user} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
