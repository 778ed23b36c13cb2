'use client';

import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast-store';
import { useSetRole } from '@/lib/accounts/admin-hooks';
import { useCurrentUser } from '@/lib/accounts/current-user';
import { type ListedUser } from '@/lib/accounts/schema';
import { messageOf } from '@/lib/http/client';
import { readRole, roleOptions } from './admin-choices';
import { PersonPicker } from './admin-person-picker';

/** Gives a person another role. */
export function RoleForm() {
  const { data: me } = useCurrentUser();
  const setRoleOf = useSetRole();
  const [user, setUser] = useState<ListedUser | null>(null);
  const [role, setRole] = useState<ListedUser['role'] | null>(null);
  const userField = useId();
  const roleField = useId();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (setRoleOf.isPending) return;
    if (user === null || role === null) {
      toast({ variant: 'destructive', title: 'Please select a user and role' });
      document.getElementById(user === null ? userField : roleField)?.focus();
      return;
    }
    setRoleOf.mutate(
      { userId: user.id, role },
      {
        onSuccess: () => {
          toast({ title: 'User role updated successfully' });
          setUser(null);
          setRole(null);
          // Whoever gave up this role has no business here any more; the server knows where they belong.
          if (user.id === me?.id && role !== 'admin') window.location.replace('/dashboard');
        },
        onError: (error) =>
          toast({
            variant: 'destructive',
            title: 'Update Failed',
            description: messageOf(error, 'We couldn’t change the role. Please try again.'),
          }),
      },
    );
  };

  return (
    <Card asChild>
      <section aria-labelledby="role-form">
        <CardHeader>
          <CardTitle id="role-form">Update a role</CardTitle>
          <CardDescription>Assignments that don’t fit the new role will be removed.</CardDescription>
        </CardHeader>
        <CardContent>
          <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
            <PersonPicker
              id={userField}
              label="User"
              listLabel="Users"
              placeholder="Select a user"
              role={null}
              chosen={user}
              onChoose={setUser}
            />
            <Field
              label="Role"
              id={roleField}
              help={user === null ? undefined : `${user.email} currently has the ${user.role} role.`}
            >
              <Select
                options={roleOptions}
                value={role}
                onValueChange={(value) => setRole((known) => readRole(value) ?? known)}
                placeholder="Select a role"
              />
            </Field>
            <Button type="submit" pending={setRoleOf.isPending} className="sm:justify-self-start">
              {setRoleOf.isPending ? 'Updating role...' : 'Update role'}
            </Button>
          </form>
        </CardContent>
      </section>
    </Card>
  );
}
