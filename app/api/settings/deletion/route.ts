import { after } from 'next/server';
import { deleteAccount, planDeletion } from '@/lib/account-data/deletion';
import { DeletionInput, DeletionPlan } from '@/lib/account-data/schema';
import { deleteDueFiles } from '@/lib/account-data/work';
import { requireRecentFactor } from '@/lib/auth/recent-factor';
import { writeSessionCookie } from '@/lib/auth/session';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    reply: DeletionPlan,
    handle: async ({ actor }) => planDeletion(actor),
  }),
  POST: route({
    access: 'signed-in',
    body: DeletionInput,
    handle: async (call) => {
      requireRecentFactor(call.actor);
      await deleteAccount(call, call.body);
      after(deleteDueFiles);
      return new Reply(null, {
        status: 204,
        headers: { 'Set-Cookie': writeSessionCookie(null), 'Clear-Site-Data': '"cache", "storage"' },
      });
    },
  }),
});
