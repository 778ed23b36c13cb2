import { Badge } from '@/components/ui/badge';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { type OperationsView } from '@/lib/operations/schema';
import { spanWords } from './operations-words';

/** 99.9 % of all replies must not be our fault (docs/operations.md). */
const allowedFaults = 0.001;

const upTo = (milliseconds: number | null) =>
  milliseconds === null ? 'No data' : `up to ${milliseconds} ms`;

/** Database, storage, audit chain, and how the instance that answered has done since it started. */
export function HealthFigures({ health }: { health: OperationsView['health'] }) {
  const { databaseMs, storage, unsealedAuditRows, instance } = health;
  const share = instance.replies === 0 ? 0 : instance.faults / instance.replies;
  const figures: [string, string][] = [
    ['Database', `responds in ${databaseMs} ms`],
    ['Storage', storage === 'ok' ? 'writable' : 'not writable'],
    ['Audit rows not yet sealed', String(unsealedAuditRows)],
    ['Instance uptime', spanWords(instance.sinceSeconds)],
    ['Responses', String(instance.replies)],
    ['Server errors', `${instance.faults} (${(share * 100).toFixed(2)} %)`],
    ['Median response time', upTo(instance.p50)],
    ['95th percentile', upTo(instance.p95)],
    ['99th percentile', upTo(instance.p99)],
  ];
  const isWell = storage === 'ok' && share <= allowedFaults;
  return (
    <Card>
      <CardHeader className="flex flex-row items-center justify-between gap-3">
        <CardTitle>Health</CardTitle>
        <Badge variant={isWell ? 'success' : 'destructive'}>{isWell ? 'Healthy' : 'Needs attention'}</Badge>
      </CardHeader>
      <CardContent>
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
