'use client';

import { AssignmentForm } from '@/components/assignments/assignment-form';
import { AssignmentList } from '@/components/assignments/assignment-list';
import { InviteCard } from '@/components/assignments/invite-card';
import { PageHeader } from '@/components/layout/page-header';
import { RoleForm } from './admin-role-form';
import { UserList } from './admin-user-list';

/** Roles, assignments, and who there is. No tax data. */
export function UserManagement() {
  return (
    <>
      <PageHeader
        title="User Management"
        subtitle="Change roles and assign preparers to clients. Changes take effect on the person’s next click."
      />
      <div className="grid grid-cols-1 gap-4 lg:gap-6">
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
          <RoleForm />
          <AssignmentForm />
        </div>
        <InviteCard />
        <UserList />
        <AssignmentList />
      </div>
    </>
  );
}
