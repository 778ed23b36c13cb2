import { endpoint, route } from '@/lib/http/route';
import { readReminders, setReminders } from '@/lib/reviews/due-reminders';
import { Reminders } from '@/lib/reviews/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['client'],
    reply: Reminders,
    handle: async ({ actor }) => readReminders(actor),
  }),
  PATCH: route({
    access: ['client'],
    body: Reminders,
    reply: Reminders,
    handle: async (call) => setReminders(call, call.body),
  }),
});
