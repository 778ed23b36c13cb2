'use client';

import { useRef } from 'react';
import { personName } from '@/components/accounts/admin-choices';
import { formatDay } from '@/components/documents/document-labels';
import { PagedList } from '@/components/layout/paged-list';
import { Card, CardHeader, CardTitle } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { useAssignments } from '@/lib/assignments/hooks';
import { type Assignment } from '@/lib/assignments/schema';
import { RemoveAssignment } from './remove-assignment';

/** Who prepares whose return, newest first. */
export function AssignmentList() {
  const heading = useRef<HTMLHeadingElement>(null);
  const assignments = useAssignments();
  return (
    <Card asChild>
      <section aria-labelledby="assignment-list">
        <CardHeader className="pb-4 sm:pb-4">
          <CardTitle id="assignment-list" ref={heading} tabIndex={-1} className="outline-none">
            Assignments
          </CardTitle>
        </CardHeader>
        <PagedList
          pages={assignments}
          noun="assignments"
          empty="No assignments yet. Select a preparer and a client above."
        >
          {(found) => (
            <ul className="divide-y">
              {found.map((assignment) => (
                <AssignmentRow
                  key={assignment.id}
                  assignment={assignment}
                  preparer={personName(assignment.preparer)}
                  client={personName(assignment.client)}
                  // The row and its button are gone: the focus goes to the list's heading.
                  onRemoved={() => heading.current?.focus()}
                />
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </Card>
  );
}

type AssignmentRowProps = {
  assignment: Assignment;
  preparer: string;
  client: string;
  onRemoved: () => void;
};

function AssignmentRow({ assignment, preparer, client, onRemoved }: AssignmentRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="break-words">
          <span className="font-medium">{preparer}</span>
          <span className="text-muted-foreground"> prepares for </span>
          <span className="font-medium">{client}</span>
        </p>
        {assignment.notes === '' ? null : (
          <p className="text-sm break-words whitespace-pre-line">{assignment.notes}</p>
        )}
        <p className="text-sm text-muted-foreground">
          Since <LocalTime at={assignment.createdAt} format={formatDay} />
        </p>
      </div>
      <RemoveAssignment id={assignment.id} preparer={preparer} client={client} onRemoved={onRemoved} />
    </li>
  );
}
