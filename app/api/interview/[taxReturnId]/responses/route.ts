import { z } from 'zod';
import { ReturnParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { Responses, SaveAnswerInput, SavedAnswer } from '@/lib/interview/schema';
import { openReturn } from '@/lib/returns/access';
import { saveAnswer } from '@/lib/returns/answers';
import { readResponses } from '@/lib/returns/interview-queries';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: ReturnParams,
    query: z.strictObject({ full: z.literal('true').optional() }),
    reply: Responses,
    handle: async (call) =>
      readResponses(await openReturn(call, call.params.taxReturnId, 'read'), {
        full: call.query.full !== undefined,
      }),
  }),
  POST: route({
    access: 'signed-in',
    params: ReturnParams,
    body: SaveAnswerInput,
    reply: SavedAnswer,
    handle: async (call) => saveAnswer(await openReturn(call, call.params.taxReturnId, 'edit'), call.body),
  }),
});
