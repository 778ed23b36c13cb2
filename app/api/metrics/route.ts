import { requireCronSecret } from '@/lib/http/cron-secret';
import { endpoint, route } from '@/lib/http/route';
import { readMetricsText } from '@/lib/operations/queries';

/** Figures for a collector, in Prometheus' text format, for whoever holds CRON_SECRET. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'public',
    handle: async ({ request }) => {
      requireCronSecret(request);
      return new Response(await readMetricsText(), {
        headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
      });
    },
  }),
});
