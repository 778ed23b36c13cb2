import { endpoint, route } from '@/lib/http/route';
import { countUnread } from '@/lib/messages/queries';
import { Unread } from '@/lib/messages/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['client', 'preparer'],
    // Asked for by the sidebar's timer.
    passive: true,
    reply: Unread,
    handle: async ({ actor }) => countUnread(actor),
  }),
});
