import { Badge } from '@/components/ui/badge';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { findConcerns } from '@/lib/operations/policy';
import { type OperationsView } from '@/lib/operations/schema';
import { concernWords, spanWords } from './operations-words';

const upTo = (milliseconds: number | null) =>
  milliseconds === null ? 'No data' : `up to ${milliseconds} ms`;

/** Database, storage, audit chain, late work, and how the instance that answered has done since it started. */
export function HealthFigures({ health, queues }: Pick<OperationsView, 'health' | 'queues'>) {
  const { databaseMs, storage, unsealedAuditRows, instance } = health;
  const share = instance.replies === 0 ? 0 : instance.faults / instance.replies;
  const figures: [string, string][] = [
    ['Database', `responds in ${databaseMs} ms`],
    ['Storage', storage === 'ok' ? 'writable' : 'not writable'],
    ['Audit rows not yet sealed', String(unsealedAuditRows)],
    ['Instance uptime', spanWords(instance.sinceSeconds)],
    ['Responses', String(instance.replies)],
    ['Server errors', `${instance.faults} (${(share * 100).toFixed(2)}%)`],
    ['Median response time', upTo(instance.p50)],
    ['95th percentile', upTo(instance.p95)],
    ['99th percentile', upTo(instance.p99)],
  ];
  const concerns = findConcerns({ health, queues });
  return (
    <Card>
      <CardHeader className="flex flex-row items-center justify-between gap-3">
        <CardTitle>Health</CardTitle>
        <Badge variant={concerns.length === 0 ? 'success' : 'destructive'}>
          {concerns.length === 0 ? 'Healthy' : 'Needs attention'}
        </Badge>
      </CardHeader>
      <CardContent className="grid gap-4">
        {concerns.length === 0 ? null : (
          <ul aria-label="What needs attention" className="grid gap-1 text-sm text-destructive">
            {concerns.map(concernWords).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
          {figures.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted-foreground">{name}</dt>
              <dd className="text-right tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </CardContent>
    </Card>
  );
}
