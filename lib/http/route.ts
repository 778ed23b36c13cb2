import { randomUUID } from 'node:crypto';
import { after, type NextRequest } from 'next/server';
import type { z } from 'zod';
import { sourceOf } from '@/lib/audit/commands';
import { recordRefusal } from '@/lib/audit/refusals';
import { sealAuditSoon } from '@/lib/audit/seal';
import type { Actor, Role } from '@/lib/auth/actor';
import { auth } from '@/lib/auth/auth';
import { AppError } from '@/lib/errors';
import { describeError, log } from '@/lib/infra/log';
import { countReply } from '@/lib/infra/metrics';
import { readJson, refuseCrossSite } from './body';
import { readClientAddress } from './client-address';
import { toErrorResponse } from './errors';
import { hideIds } from './hide-ids';
import { backToForm, isPlainForm, readFields, seeOther, type PlainForm } from './plain-form';
import { countCaller, takeTurn, type Limit } from './rate-limit';

/** Who may call: anybody, anybody signed in, or the listed roles. Ownership is decided by the data's own room. */
export type Access = 'public' | 'signed-in' | readonly Role[];

interface Declaration<A extends Access, P, Q, B, R> {
  access: A;
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  /** The JSON body. Leave out for calls without one; `stream` hands the untouched request to the handler. */
  body?: z.ZodType<B> | 'stream';
  /** What may leave: the reply is parsed through it, so a new column cannot leak. */
  reply?: z.ZodType<R>;
  status?: number;
  /** How often one caller may do this (lib/http/rate-limit.ts). */
  limit?: Limit;
  /** Open to staff who still have to set up their second factor: only what that needs. */
  whileEnrolling?: true;
  /** Asked for by a timer: does not keep a session alive. So does the header `X-Background` on any request. */
  passive?: true;
  /** Takes the same from a plain form of our pages, and answers with the page to see next (plain-form.ts). */
  form?: PlainForm<R, Call<A, P, Q, B>>;
  handle: (call: Call<A, P, Q, B>) => Promise<R | Reply<R> | Response>;
}

export interface Call<A extends Access, P, Q, B> {
  actor: A extends 'public' ? Actor | null : Actor;
  params: P;
  query: Q;
  body: B;
  request: NextRequest;
  requestId: string;
}

/** A reply that needs another status or headers than the declared ones. */
export class Reply<R> {
  constructor(
    readonly value: R,
    readonly init: { status?: number; headers?: HeadersInit } = {},
  ) {}
}

type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string | string[]> | undefined> },
) => Promise<Response>;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

const idPattern = /^[A-Za-z0-9_-]{1,100}$/;

/**
 * Declares one method of an endpoint. In this order: cross-site writes are refused (403), the session is read
 * (401), the role is checked (403), the request is counted (429), and only then is anything of the body read (415,
 * 413, 400). What is refused of a plain form is said on the form's page.
 */
export function route<A extends Access, P = unknown, Q = unknown, B = undefined, R = unknown>(
  declaration: Declaration<A, P, Q, B, R>,
): Handler {
  const handler: Handler = async (request, context) => {
    const started = performance.now();
    const requestId = randomUUID();
    let actor: Actor | null = null;
    let response: Response;
    const form = isPlainForm(request) ? declaration.form : undefined;
    let fields = new URLSearchParams();
    try {
      refuseCrossSite(request);
      const passive = declaration.passive ?? request.headers.has('x-background');
      actor = await auth({ passive });
      countCaller(request.nextUrl.pathname, request.headers, actor);
      allow(declaration.access, actor);
      if (actor?.mustEnrol === true && declaration.access !== 'public' && declaration.whileEnrolling !== true)
        throw new AppError('forbidden', 'Set up two-step verification first.', { confirmWith: 'enrolment' });
      if (declaration.limit !== undefined) await takeTurn(declaration.limit, request.headers, actor);
      const rawParams = (await context.params) ?? {};
      for (const value of Object.values(rawParams).flat()) {
        if (!idPattern.test(value)) throw new AppError('not_found');
      }
      const params = declaration.params?.parse(rawParams) as P;
      const query = declaration.query?.parse(readQuery(request)) as Q;
      let body = undefined as B;
      if (declaration.body !== undefined && declaration.body !== 'stream') {
        if (form !== undefined) fields = await readFields(request);
        body = declaration.body.parse(form === undefined ? await readJson(request) : form.body(fields));
      }
      const call = { actor, params, query, body, request, requestId } as Call<A, P, Q, B>;
      const result = await declaration.handle(call);
      response =
        form === undefined ? finish(declaration, result, requestId) : await finishForm(form, result, call);
    } catch (error) {
      response = toErrorResponse(error, requestId);
      const isDenied = response.status === 403 || (response.status === 404 && isNamed(request));
      if (isDenied && actor !== null) await noteDenied(request, response.status, { actor, requestId });
      if (form !== undefined)
        response =
          actor === null && declaration.access !== 'public'
            ? seeOther('/login')
            : await refuseForm(form, response, fields, request);
    }
    if (request.method !== 'GET') after(sealAuditSoon);
    const ms = Math.round(performance.now() - started);
    const path = hideIds(request.nextUrl.pathname);
    countReply(request.method, path, response.status, ms);
    log.info({ requestId, method: request.method, path, status: response.status, ms, actorId: actor?.id });
    return response;
  };
  return handler;
}

/** Whether a request names something that may be somebody's: there is an id in its address or its query. */
const isNamed = ({ nextUrl }: NextRequest): boolean =>
  hideIds(nextUrl.pathname) !== nextUrl.pathname || nextUrl.search !== '';

/** Somebody signed in reached for what is not theirs to see or do, or is not there. */
async function noteDenied(
  request: NextRequest,
  status: number,
  source: { actor: Actor; requestId: string },
): Promise<void> {
  const detail = { method: request.method, path: hideIds(request.nextUrl.pathname), result: status };
  const { network } = readClientAddress(request.headers);
  try {
    await recordRefusal(
      sourceOf(source),
      { action: 'access.denied', objectType: 'Address', detail },
      network,
    );
  } catch (error) {
    log.error({ requestId: source.requestId, error: describeError(error) }, 'a refusal left no audit row');
  }
}

/** The methods of one address; every other method answers 405 with our error body. */
export function endpoint(handlers: Partial<Record<Method, Handler>>): Record<Method, Handler> {
  const allowed = methods.filter((method) => handlers[method] !== undefined);
  const refuse: Handler = async () => {
    const response = toErrorResponse(new AppError('method_not_allowed'), randomUUID());
    response.headers.set('Allow', allowed.join(', '));
    return response;
  };
  return {
    GET: handlers.GET ?? refuse,
    POST: handlers.POST ?? refuse,
    PUT: handlers.PUT ?? refuse,
    PATCH: handlers.PATCH ?? refuse,
    DELETE: handlers.DELETE ?? refuse,
  };
}

function allow(access: Access, actor: Actor | null): void {
  if (access === 'public') return;
  if (actor === null) throw new AppError('unauthenticated');
  if (access !== 'signed-in' && !access.includes(actor.role)) throw new AppError('forbidden');
}

function readQuery(request: NextRequest): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of request.nextUrl.searchParams) {
    if (name in query) throw new AppError('invalid', `"${name.slice(0, 40)}" appears more than once.`);
    if (value.includes('\u0000')) throw new AppError('invalid');
    query[name] = value;
  }
  return query;
}

async function finishForm<R, C>(
  form: PlainForm<R, C>,
  result: R | Reply<R> | Response,
  call: C,
): Promise<Response> {
  if (result instanceof Response) return result;
  const [value, init] = result instanceof Reply ? [result.value, result.init] : [result, {}];
  return seeOther(await form.next(value, call), init.headers);
}

/** Back to the form's page with what the refusal says. */
async function refuseForm<R, C>(
  { page, kept = [] }: PlainForm<R, C>,
  refusal: Response,
  fields: URLSearchParams,
  { nextUrl }: NextRequest,
): Promise<Response> {
  const reply = (await refusal.json()) as { message: string; fields?: Record<string, string> };
  return backToForm(page(fields, nextUrl), {
    message: reply.message,
    fields: reply.fields ?? {},
    kept: Object.fromEntries(kept.map((name) => [name, fields.get(name) ?? ''])),
  });
}

function finish<A extends Access, P, Q, B, R>(
  declaration: Declaration<A, P, Q, B, R>,
  result: R | Reply<R> | Response,
  requestId: string,
): Response {
  if (result instanceof Response) {
    result.headers.set('X-Request-Id', requestId);
    return result;
  }
  const [value, init] = result instanceof Reply ? [result.value, result.init] : [result, {}];
  const status = init.status ?? declaration.status ?? 200;
  const headers = new Headers(init.headers);
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Request-Id', requestId);
  if (status === 204) return new Response(null, { status, headers });
  const body = declaration.reply === undefined ? value : declaration.reply.parse(value);
  return Response.json(body, { status, headers });
}
