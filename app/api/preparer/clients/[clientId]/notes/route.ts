import { z } from 'zod';
import { openClient } from '@/lib/assignments/access';
import { ClientParams } from '@/lib/assignments/schema';
import { endpoint, route } from '@/lib/http/route';
import { addNote, listNotes } from '@/lib/reviews/notes';
import { Note, NoteInput } from '@/lib/reviews/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['preparer'],
    params: ClientParams,
    reply: z.array(Note),
    handle: async (call) => listNotes(await openClient(call, call.params.clientId)),
  }),
  POST: route({
    access: ['preparer'],
    params: ClientParams,
    body: NoteInput,
    reply: Note,
    status: 201,
    handle: async (call) => addNote(await openClient(call, call.params.clientId), call.body),
  }),
});
