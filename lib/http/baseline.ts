import { env } from '@/lib/env';
import { db } from '@/lib/infra/db';

/**
 * What this machine and this framework can do at most: routes that do next to nothing, beside which the load bench
 * sets its figures. They are there in bench mode only (PLAINFILE_BENCH, which production refuses).
 */
export const isBench = (): boolean => env().PLAINFILE_BENCH === '1';

const nothing = () => Response.json({ message: 'We couldn’t find that.', requestId: '' }, { status: 404 });

const baselines: Readonly<Record<string, () => Promise<Response>>> = {
  empty: () => Promise.resolve(Response.json({ ok: true })),
  select: async () => Response.json(await db().$queryRaw`SELECT 1 AS "one"`),
};

/** Answers without our wrapper: no session, no log, no schema. */
export async function answerBaseline(
  _request: Request,
  { params }: { params: Promise<{ baseline: string }> },
): Promise<Response> {
  const make = baselines[(await params).baseline];
  return isBench() && make !== undefined ? make() : nothing();
}
