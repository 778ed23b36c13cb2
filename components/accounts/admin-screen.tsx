'use client';

import Link from 'next/link';
import { AssignmentForm } from '@/components/assignments/assignment-form';
import { AssignmentList } from '@/components/assignments/assignment-list';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { RoleForm } from './admin-role-form';
import { UserList } from './admin-user-list';

/** Roles, assignments, and who there is. No tax data. */
export function UserManagement() {
  return (
    <>
      <PageHeader
        title="User Management"
        subtitle="Change roles and assign preparers to clients. Changes take effect on the person’s next click."
        actions={
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="outline">
              <Link href="/admin/payments">Payments</Link>
            </Button>
            <Button asChild variant="outline">
              <Link href="/admin/operations">Operations</Link>
            </Button>
          </div>
        }
      />
      <div className="grid grid-cols-1 gap-4 lg:gap-6">
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
          <RoleForm />
          <AssignmentForm />
        </div>
        <UserList />
        <AssignmentList />
      </div>
    </>
  );
}
