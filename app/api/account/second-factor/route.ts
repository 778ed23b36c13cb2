import { after } from 'next/server';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { readSecondFactor, removeSecondFactor, startSetup } from '@/lib/accounts/second-factor';
import { SecondFactorSetup, SecondFactorState } from '@/lib/accounts/security-schema';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    whileEnrolling: true,
    reply: SecondFactorState,
    handle: async ({ actor }) => readSecondFactor(actor),
  }),
  POST: route({
    access: 'signed-in',
    whileEnrolling: true,
    limit: 'confirm',
    reply: SecondFactorSetup,
    handle: async (call) => startSetup(call),
  }),
  DELETE: route({
    access: 'signed-in',
    handle: async (call) => {
      await removeSecondFactor(call);
      after(sendDueEmails);
      return new Reply(null, { status: 204 });
    },
  }),
});
