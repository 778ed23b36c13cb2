import { after } from 'next/server';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { openDocument } from '@/lib/documents/access';
import { endpoint, route } from '@/lib/http/route';
import { reviewDocument } from '@/lib/reviews/commands';
import { Review, ReviewInput } from '@/lib/reviews/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['preparer'],
    body: ReviewInput,
    reply: Review,
    status: 201,
    handle: async (call) => {
      const review = await reviewDocument(await openDocument(call, call.body.documentId, 'read'), call.body);
      after(sendDueEmails);
      return review;
    },
  }),
});
