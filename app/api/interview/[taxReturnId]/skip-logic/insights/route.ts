import { ReturnParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { SkipInsights } from '@/lib/interview/schema';
import { openReturn } from '@/lib/returns/access';
import { readPlan } from '@/lib/returns/interview-queries';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: ReturnParams,
    reply: SkipInsights,
    handle: async (call) => {
      const { skipped } = await readPlan(await openReturn(call, call.params.taxReturnId, 'read'));
      return { skippedQuestions: skipped.length, reasons: skipped };
    },
  }),
});
