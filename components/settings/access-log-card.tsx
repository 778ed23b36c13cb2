'use client';

import { PagedList } from '@/components/layout/paged-list';
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { shortMoment } from '@/lib/format/day';
import { useAccessLog } from '@/lib/account-data/hooks';
import { type AccessEntry } from '@/lib/account-data/schema';

/** Who looked at this person's data, and what they did. */
export function AccessLogCard() {
  const entries = useAccessLog();
  return (
    <Card asChild>
      <section aria-labelledby="access-log">
        <CardHeader className="pb-4 sm:pb-4">
          <CardTitle as="h3" id="access-log">
            Who viewed your data
          </CardTitle>
          <CardDescription>
            See what other people did with your data. Repeat views within 10 minutes are shown as one entry.
          </CardDescription>
        </CardHeader>
        <PagedList pages={entries} noun="entries" empty="No one but you has viewed your data.">
          {(found) => (
            <ul
              aria-labelledby="access-log"
              className="-mx-5 max-h-[28rem] divide-y overflow-y-auto focus-visible:-outline-offset-2 sm:-mx-6"
              tabIndex={0}
            >
              {found.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </Card>
  );
}

function Entry({ entry: { at, who, role, what, reason } }: { entry: AccessEntry }) {
  return (
    <li className="grid gap-0.5 px-5 py-3 sm:grid-cols-[11rem_1fr] sm:gap-4 sm:px-6">
      <p className="text-sm text-muted-foreground tabular-nums">
        <time dateTime={at}>
          <LocalTime at={at} format={shortMoment} />
        </time>
      </p>
      <div className="min-w-0">
        <p className="break-words">{what}</p>
        <p className="text-sm text-muted-foreground">
          {who}, {role}
          {reason === null ? '' : `. Reason: ${reason}`}
        </p>
      </div>
    </li>
  );
}
