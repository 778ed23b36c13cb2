import { LocalTime } from '@/components/ui/local-time';
import { shortMoment } from '@/lib/format/day';
import { type AuditLogEntry } from '@/lib/operations/schema';

/** Audit rows as a list: on a phone the parts of a row stand below each other. */
export function AuditRows({ entries }: { entries: readonly AuditLogEntry[] }) {
  return (
    <ul aria-label="Audit log" className="divide-y">
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

const roles: Readonly<Record<string, string>> = {
  client: 'Client',
  preparer: 'Preparer',
  admin: 'Administrator',
  anonymous: 'Visitor',
  system: 'Plainfile',
};

function AuditRow({ entry }: { entry: AuditLogEntry }) {
  const { at, action, role, actor, owner, objectType, objectId, network, detail } = entry;
  const isOwn = owner !== null && owner.id === actor?.id;
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 text-sm sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1.2fr)]">
      <div className="text-muted-foreground tabular-nums">
        <LocalTime at={at} format={shortMoment} />
      </div>
      <div className="grid min-w-0 content-start gap-0.5">
        <span className="font-medium break-words">{actor?.name ?? roles[role] ?? role}</span>
        <span className="break-all text-muted-foreground">
          {actor === null ? 'No account' : `${roles[role] ?? role}, ${actor.email}`}
        </span>
      </div>
      <div className="grid min-w-0 content-start gap-0.5">
        <span className="font-mono text-[0.8125rem] break-all">{action}</span>
        {owner === null || isOwn ? null : <span className="break-words">Data of {owner.name}</span>}
        <span className="text-xs break-all text-muted-foreground">
          {[`${objectType}${objectId === null ? '' : ` ${objectId}`}`, network, ...detailParts(detail)]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </div>
    </li>
  );
}

const detailParts = (detail: AuditLogEntry['detail']): string[] =>
  Object.entries(detail ?? {}).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
