import type { Transaction } from '@/lib/infra/db';
import { loadRetiredMacKeys } from '@/lib/infra/retired-mac-keys';
import { auditColumns } from './rows';
import { hashLink } from './seal';

export interface AuditCheck {
  links: number;
  sealedRows: number;
  /** Rows that are too young to be in a link. */
  openRows: number;
  /** The hash of the last link, to compare with the one in the logs; empty without links. */
  lastHash: string;
  /** One sentence for each place where the rows are no longer what was sealed. */
  problems: string[];
}

/** Recomputes the whole chain from the rows as they are now. */
export async function verifyAudit(tx: Transaction): Promise<AuditCheck> {
  await loadRetiredMacKeys(tx);
  const problems: string[] = [];
  let [sealedRows, links, lastHash, lastId] = [0, 0, '', 0n];
  for (;;) {
    const [link] = await tx.auditSeal.findMany({
      where: { id: { gt: links } },
      orderBy: { id: 'asc' },
      take: 1,
    });
    if (link === undefined) break;
    if (link.id !== links + 1) problems.push(`Link ${links + 1} is missing.`);
    const rows = await tx.auditEvent.findMany({
      // Numbers start at 1: what stands before the first link's rows was slipped in.
      where: { id: { ...(links === 0 ? {} : { gt: lastId }), lte: link.lastId } },
      select: auditColumns,
      orderBy: { id: 'asc' },
    });
    const mac = macOf({ id: link.id, previous: lastHash, rows }, link.keyId);
    const range = `rows ${lastId + 1n} to ${link.lastId}`;
    if (rows.length !== link.rows)
      problems.push(`Link ${link.id}, ${range}: ${rows.length} rows found, ${link.rows} sealed.`);
    else if (mac === null)
      problems.push(`Link ${link.id}, ${range}: its key "${link.keyId}" is not in FIELD_ENCRYPTION_KEYS.`);
    else if (mac !== link.hash) problems.push(`Link ${link.id}, ${range}: a row or the link was changed.`);
    sealedRows += rows.length;
    [links, lastHash, lastId] = [link.id, link.hash, link.lastId];
  }
  const openRows = await tx.auditEvent.count({ where: { id: { gt: lastId } } });
  return { links, sealedRows, openRows, lastHash, problems };
}

/** The hash of a link as it should be; null when the key that sealed it is not known here. */
function macOf(link: Parameters<typeof hashLink>[0], keyId: string): string | null {
  try {
    return hashLink(link, keyId).mac;
  } catch {
    return null;
  }
}
