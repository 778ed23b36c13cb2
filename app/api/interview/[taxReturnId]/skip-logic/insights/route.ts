import { ReturnParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { toBriefInsights, toInsights } from '@/lib/interview/plan';
import { BriefInsights, InsightsQuery, SkipInsights } from '@/lib/interview/schema';
import { openReturn } from '@/lib/returns/access';
import { readPlan } from '@/lib/returns/interview-queries';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: ReturnParams,
    query: InsightsQuery,
    reply: BriefInsights.or(SkipInsights),
    handle: async (call) => {
      const plan = await readPlan(await openReturn(call, call.params.taxReturnId, 'read'));
      return call.query.brief === undefined ? toInsights(plan) : toBriefInsights(plan);
    },
  }),
});
