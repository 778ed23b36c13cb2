import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { tryMove } from '@/lib/returns/move';
import { MoveInput, MoveResult } from '@/lib/returns/results-schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    params: IdParams,
    limit: 'what-if',
    body: MoveInput,
    reply: MoveResult,
    handle: async (call) => tryMove(await openReturn(call, call.params.id, 'read'), call.body),
  }),
});
