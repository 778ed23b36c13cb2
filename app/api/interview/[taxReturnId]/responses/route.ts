import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { ReturnParams } from '@/lib/http/params';
import { takeTurn } from '@/lib/http/rate-limit';
import { endpoint, route } from '@/lib/http/route';
import { nothingPicked, readFormAnswer } from '@/lib/interview/form-answer';
import { QuestionType, Responses, SaveAnswerInput, SavedAnswer } from '@/lib/interview/schema';
import { openReturn } from '@/lib/returns/access';
import { saveAnswer } from '@/lib/returns/answers';
import { calculate } from '@/lib/returns/commands';
import { findOpenQuestion, readResponses } from '@/lib/returns/interview-queries';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: ReturnParams,
    query: z.strictObject({ full: z.literal('true').optional() }),
    reply: Responses,
    handle: async (call) =>
      readResponses(await openReturn(call, call.params.taxReturnId, 'read'), {
        full: call.query.full !== undefined,
      }),
  }),
  POST: route({
    access: 'signed-in',
    params: ReturnParams,
    body: SaveAnswerInput,
    reply: SavedAnswer,
    form: {
      body: readAnswerForm,
      page: (fields) => questionPage(fields.get('questionId') ?? ''),
      // The button below the last question says that it calculates.
      next: async ({ now }, call) => {
        const { taxReturnId } = call.params;
        const next = now.next ?? (await findOpenQuestion(call, taxReturnId));
        if (next !== null) return questionPage(next);
        await takeTurn('calculate', call.request.headers, call.actor);
        await calculate(await openReturn(call, taxReturnId, 'calculate'));
        return '/summary';
      },
    },
    handle: async (call) => saveAnswer(await openReturn(call, call.params.taxReturnId, 'edit'), call.body),
  }),
});

const questionPage = (questionId: string): string => `/interview?${new URLSearchParams({ q: questionId })}`;

function readAnswerForm(fields: URLSearchParams): unknown {
  const type = QuestionType.parse(fields.get('type'));
  const answer = readFormAnswer(type, fields.getAll('answer'));
  if (answer === null && fields.get('optional') !== 'true') {
    const message = nothingPicked[type];
    throw new AppError('invalid', message, { fields: { answer: message } });
  }
  return { questionId: fields.get('questionId'), answer };
}
