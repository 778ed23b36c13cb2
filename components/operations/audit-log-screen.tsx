'use client';

import { Download, Search } from 'lucide-react';
import { useState } from 'react';
import { useSettled } from '@/components/accounts/admin-settled';
import { PageHeader } from '@/components/layout/page-header';
import { PagedList } from '@/components/layout/paged-list';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type AuditArea, auditAreaNames, auditAreas } from '@/lib/operations/audit-areas';
import { auditParameters, useAuditLog } from '@/lib/operations/hooks';
import { AuditRows } from './audit-rows';

const everything = 'all';
const areaOptions = [
  { value: everything, label: 'Everything' },
  ...auditAreaNames.map((value) => ({ value, label: auditAreas[value] })),
];
const isArea = (value: string): value is AuditArea => value in auditAreas;

/** Who did what to whose data, to search and to export. Ids, counts, and names of fields, never values. */
export function AuditLogScreen() {
  const [typed, setTyped] = useState('');
  const [area, setArea] = useState(everything);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const filter = {
    q: useSettled(typed),
    ...(isArea(area) ? { area } : {}),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  };
  const entries = useAuditLog(filter);
  return (
    <>
      <PageHeader
        title="Audit log"
        subtitle="Who did what, and to whose data. It lists fields and counts, never values."
        actions={
          <Button asChild variant="outline">
            <a href={`/api/admin/audit/export?${new URLSearchParams(auditParameters(filter))}`} download>
              <Download aria-hidden="true" />
              Export CSV
            </a>
          </Button>
        }
      />
      <Card>
        <div className="grid gap-4 px-5 py-4 sm:grid-cols-2 sm:px-6 xl:grid-cols-[2fr_1.5fr_1fr_1fr]">
          <Field label="Person">
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
          <Field label="Area">
            <Select options={areaOptions} value={area} onValueChange={setArea} />
          </Field>
          <Field label="From">
            <Input
              type="date"
              value={from}
              max={to || undefined}
              onChange={(event) => setFrom(event.target.value)}
            />
          </Field>
          <Field label="To">
            <Input
              type="date"
              value={to}
              min={from || undefined}
              onChange={(event) => setTo(event.target.value)}
            />
          </Field>
        </div>
        <PagedList pages={entries} noun="log entries" empty="No matching log entries." counted>
          {(found) => <AuditRows entries={found} />}
        </PagedList>
      </Card>
    </>
  );
}
