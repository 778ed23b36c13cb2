import type { Transaction } from '@/lib/infra/db';

/** When each of them signed; null for who has not. */
export interface SignedMoments {
  taxpayer: Date | null;
  spouse: Date | null;
  preparer: Date | null;
}

type Event = { event: string; at: Date };

/** The newest signature of each among the events of one filing, whatever their order. */
export function momentsFrom(events: readonly Event[]): SignedMoments {
  const newest = (who: keyof SignedMoments) =>
    events
      .filter(({ event }) => event === `signed-by-${who}`)
      .reduce<Date | null>((last, { at }) => (last === null || at > last ? at : last), null);
  return { taxpayer: newest('taxpayer'), spouse: newest('spouse'), preparer: newest('preparer') };
}

/**
 * The real moments of the signatures, as the timeline has them. The day in the signatures themselves is the one that the
 * IRS's form carries, in the processing year.
 */
export async function readSignedMoments(
  tx: Pick<Transaction, 'filingEvent'>,
  filingId: string,
): Promise<SignedMoments> {
  return momentsFrom(
    await tx.filingEvent.findMany({
      where: { filingId, event: { startsWith: 'signed-by-' } },
      select: { event: true, at: true },
      orderBy: { id: 'desc' },
      take: 20,
    }),
  );
}
