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
    reply: Responses,
    handle: async (call) => readResponses(await openReturn(call, call.params.taxReturnId, 'read')),
  }),
  POST: route({
    access: 'signed-in',
    params: ReturnParams,
    body: SaveAnswerInput,
    reply: SavedAnswer,
    handle: async (call) => saveAnswer(await openReturn(call, call.params.taxReturnId, 'edit'), call.body),
  }),
});
