import { db } from '@/lib/infra/db';
import type { OpenReturn } from '@/lib/returns/access';
import { openSnapshot } from '@/lib/returns/calculation';
import { discoverForReturn } from '@/lib/returns/deduction-discovery';
import { readPlan } from '@/lib/returns/interview-queries';
import { toTaxReturn } from '@/lib/returns/rows';
import { listCalculations } from '@/lib/returns/past-calculations';
import { makeFieldLinks } from '@/lib/returns/field-links';
import { readInterviewState } from '@/lib/returns/interview-state';
import { assembleReturn } from '@/lib/interview/assemble';
import { validateReturn } from '@/lib/returns/validation';
import { AppError } from '@/lib/errors';
import { easternDay } from '@/lib/format/day';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { findPassages } from '@/lib/training/find-passages';
import type { ReturnView } from './return-view';

/** Loads what the tools may see of the actor's own return. Checks are computed when a tool asks. */
export async function loadView(open: OpenReturn<'read'>): Promise<ReturnView> {
  const row = await db().taxReturn.findUnique({ where: { id: open.id } });
  if (row === null) throw new AppError('not_found');
  const { calculationResults: results, status } = toTaxReturn(row);
  const calculated =
    results === null || row.calculationInput === null
      ? null
      : { results, ...pick(openSnapshot(open.id, row.calculationInput)) };
  return {
    taxYear: row.taxYear === 2025 ? 2025 : firstTaxYear,
    calculated,
    status,
    today: new Date(),
    filedOn: await findFilingDay(open.id),
    readIssues: async () => (await validateReturn(open)).issues,
    readDeductions: () => discoverForReturn(open),
    readQuestion: async (questionId) => {
      const { categories } = await readPlan(open);
      const found = categories.flatMap(({ questions }) => questions).find(({ id }) => id === questionId);
      return found?.text ?? null;
    },
    readHref: async (factPath) => {
      const state = await readInterviewState(db(), open.id);
      const { sources } = assembleReturn(state);
      return makeFieldLinks(state, sources)(factPath).href;
    },
    readHistory: () => listCalculations(open),
    findPassages,
  };
}

/** The day the accepted return was sent: from it three years count for a claim (IRC 6511(a)). */
async function findFilingDay(returnId: string): Promise<string | null> {
  const accepted = await db().filingSubmission.findFirst({
    where: {
      filing: { returnId, kind: '1040', state: 'accepted' },
      state: 'accepted',
      transmittedAt: { not: null },
    },
    orderBy: { transmittedAt: 'asc' },
    select: { transmittedAt: true },
  });
  return accepted?.transmittedAt ? easternDay(accepted.transmittedAt) : null;
}

const pick = ({ input, facts }: ReturnType<typeof openSnapshot>) => ({ input, facts });
