'use client';

import { useId } from 'react';
import { useSmallForm } from '@/components/accounts/use-small-form';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast-store';
import { useFirm, useSaveFirm, useSavePtin } from '@/lib/accounts/firm-hooks';
import { type Firm } from '@/lib/accounts/firm-schema';
import { type CurrentUser } from '@/lib/accounts/schema';

/** What stands on every return that a preparer of the firm signs: entered once. */
export function FirmCard({ role }: { role: CurrentUser['role'] }) {
  const { data } = useFirm();
  const title = useId();
  if (data === undefined) return null;
  return (
    <Card asChild>
      <section aria-labelledby={title}>
        <CardHeader>
          <CardTitle as="h3" id={title}>
            {role === 'admin' ? 'Firm' : 'Preparer'}
          </CardTitle>
          <CardDescription>
            {role === 'admin'
              ? 'This information appears on the returns your preparers sign. Returns already signed don’t change.'
              : 'We fill this in when you sign a return.'}
          </CardDescription>
        </CardHeader>
        <CardContent className="grid grid-cols-1 gap-6">
          {role === 'admin' ? (
            <FirmForm firm={data.firm} />
          ) : (
            <>
              <FirmLines firm={data.firm} />
              <PtinForm ptin={data.ptin} />
            </>
          )}
        </CardContent>
      </section>
    </Card>
  );
}

function FirmLines({ firm }: { firm: Firm | null }) {
  if (firm === null)
    return (
      <p className="text-sm text-muted-foreground">
        An administrator hasn’t entered the firm’s information yet.
      </p>
    );
  return (
    <p className="text-sm">
      <span className="font-medium">{firm.name}</span>
      <br />
      {firm.street}, {firm.city}, {firm.state} {firm.zip}
      <br />
      EIN {firm.ein}, EFIN {firm.efin}
    </p>
  );
}

const missing = {
  name: 'Enter the firm’s name.',
  ein: 'Enter the EIN.',
  efin: 'Enter the EFIN.',
  street: 'Enter the street address.',
  city: 'Enter the city.',
  state: 'Enter the state.',
  zip: 'Enter the ZIP code.',
};

function FirmForm({ firm }: { firm: Firm | null }) {
  const save = useSaveFirm();
  const { errors, busy, submit } = useSmallForm({
    names: ['name', 'ein', 'efin', 'street', 'city', 'state', 'zip'],
    missing,
    send: async (values) => {
      await save.mutateAsync(values);
      toast({ title: 'Firm saved' });
    },
  });
  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid grid-cols-1 gap-5"
    >
      <Field label="Firm name" error={errors.name}>
        <Input name="name" autoComplete="organization" maxLength={75} defaultValue={firm?.name} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="EIN" help="Nine digits." error={errors.ein}>
          <Input name="ein" autoComplete="off" inputMode="numeric" maxLength={10} defaultValue={firm?.ein} />
        </Field>
        <Field label="EFIN" help="Six digits." error={errors.efin}>
          <Input name="efin" autoComplete="off" inputMode="numeric" maxLength={6} defaultValue={firm?.efin} />
        </Field>
      </div>
      <Field label="Street address" error={errors.street}>
        <Input name="street" autoComplete="street-address" maxLength={100} defaultValue={firm?.street} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Field label="City" error={errors.city}>
          <Input name="city" autoComplete="address-level2" maxLength={60} defaultValue={firm?.city} />
        </Field>
        <Field label="State" error={errors.state}>
          <Input name="state" autoComplete="address-level1" maxLength={2} defaultValue={firm?.state} />
        </Field>
        <Field label="ZIP code" error={errors.zip}>
          <Input name="zip" autoComplete="postal-code" maxLength={10} defaultValue={firm?.zip} />
        </Field>
      </div>
      <Button type="submit" pending={busy} className="sm:justify-self-start">
        Save firm
      </Button>
    </form>
  );
}

function PtinForm({ ptin }: { ptin: string | null }) {
  const save = useSavePtin();
  const { errors, busy, submit } = useSmallForm({
    names: ['ptin'],
    missing: { ptin: 'Enter your PTIN.' },
    send: async (values) => {
      await save.mutateAsync(values);
      toast({ title: 'PTIN saved' });
    },
  });
  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid grid-cols-1 gap-5"
    >
      <Field label="PTIN" help="The letter P followed by eight digits." error={errors.ptin}>
        <Input
          name="ptin"
          autoComplete="off"
          maxLength={9}
          defaultValue={ptin ?? ''}
          className="sm:max-w-56"
        />
      </Field>
      <Button type="submit" pending={busy} className="sm:justify-self-start">
        Save PTIN
      </Button>
    </form>
  );
}
