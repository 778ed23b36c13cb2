import { exportEverything, recordExport } from '@/lib/account-data/export';
import { toStream } from '@/lib/account-data/zip';
import { requireRecentFactor } from '@/lib/auth/recent-factor';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  // Asked first, through the screen: where the password is wanted again, its dialog opens before the download starts.
  POST: route({
    access: 'signed-in',
    handle: async ({ actor }) => {
      requireRecentFactor(actor);
      return new Reply(null, { status: 204 });
    },
  }),
  GET: route({
    access: 'signed-in',
    limit: 'export',
    handle: async (call) => {
      requireRecentFactor(call.actor);
      await recordExport(call);
      return new Response(toStream(exportEverything(call.actor)), {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': 'attachment; filename="plainfile-my-data.zip"',
          'Cache-Control': 'private, no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    },
  }),
});
