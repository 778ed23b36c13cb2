import { grantDirectUpload } from '@/lib/documents/direct-upload';
import { DirectGrant, DirectInput } from '@/lib/documents/schema';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['client', 'preparer'],
    limit: 'upload',
    body: DirectInput,
    reply: DirectGrant,
    status: 201,
    handle: (call) => grantDirectUpload(call, call.body),
  }),
});
