import { changeProfile } from '@/lib/account-data/profile';
import { ProfileInput } from '@/lib/account-data/schema';
import { CurrentUser } from '@/lib/accounts/schema';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  PATCH: route({
    access: 'signed-in',
    body: ProfileInput,
    reply: CurrentUser,
    handle: async (call) => changeProfile(call, call.body),
  }),
});
