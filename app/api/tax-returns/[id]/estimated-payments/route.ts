import { readEstimatedCalendar } from '@/lib/filing/reminders';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    handle: async (call) => {
      const { text, year } = await readEstimatedCalendar(await openReturn(call, call.params.id, 'read'));
      return new Response(text, {
        headers: {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': `attachment; filename="estimated-tax-${year}.ics"`,
          'Cache-Control': 'private, no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    },
  }),
});
