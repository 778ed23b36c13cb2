import { api, ApiError, messageOf } from '@/lib/http/client';

interface Reply {
  id: string;
  amount: number;
}

function answerWith(response: Response): jest.SpyInstance {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
}

afterEach(() => jest.restoreAllMocks());

describe('api', () => {
  it('sends JSON with the session cookie and reads the reply', async () => {
    const call = answerWith(Response.json({ id: 'a', amount: 3 }));
    const reply = await api<Reply>('/api/things', { method: 'POST', json: { amount: 3 } });
    expect(reply).toEqual({ id: 'a', amount: 3 });
    const [path, init] = call.mock.calls[0] ?? [];
    expect(path).toBe('/api/things');
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"amount":3}' });
    expect(new Headers(init.headers).get('content-type')).toBe('application/json');
  });

  it('leaves the content type of uploads to the browser', async () => {
    const call = answerWith(Response.json({ id: 'a', amount: 3 }));
    const form = new FormData();
    await api<Reply>('/api/things', { method: 'POST', body: form });
    const [, init] = call.mock.calls[0] ?? [];
    expect(init.body).toBe(form);
    expect(new Headers(init.headers).has('content-type')).toBe(false);
  });

  it('sends no body with a read', async () => {
    const call = answerWith(Response.json({ id: 'a', amount: 3 }));
    await api<Reply>('/api/things');
    expect(call.mock.calls[0]?.[1]).not.toHaveProperty('body');
  });

  it('takes 204 as nothing', async () => {
    answerWith(new Response(null, { status: 204 }));
    await expect(api<undefined>('/api/auth/logout', { method: 'POST' })).resolves.toBeUndefined();
  });

  it('refuses a reply that is not JSON', async () => {
    answerWith(new Response('<html>Sign in to the network</html>'));
    await expect(api<Reply>('/api/things')).rejects.toMatchObject({ name: 'SyntaxError' });
  });

  it('turns a refusal into "status: body" with the parsed body', async () => {
    const body = { message: 'Check the form', requestId: 'r-1', fields: { email: 'This email is taken' } };
    answerWith(Response.json(body, { status: 409 }));
    const error: unknown = await api<Reply>('/api/things').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `409: ${JSON.stringify(body)}`,
      status: 409,
      body,
      retryAfter: null,
    });
    expect(messageOf(error, 'Please try again')).toBe('Check the form');
  });

  it('falls back to the status text, keeps Retry-After, and survives a body that is not ours', async () => {
    answerWith(
      new Response('', { status: 503, statusText: 'Service Unavailable', headers: { 'retry-after': '7' } }),
    );
    const empty: unknown = await api<Reply>('/api/things').catch((reason: unknown) => reason);
    expect(empty).toMatchObject({ message: '503: Service Unavailable', body: null, retryAfter: 7 });

    answerWith(new Response('<html>', { status: 502 }));
    const foreign: unknown = await api<Reply>('/api/things').catch((reason: unknown) => reason);
    expect(foreign).toMatchObject({ message: '502: <html>', body: null });
    expect(messageOf(foreign, 'Please try again')).toBe('Please try again');
  });

  it.each([
    '"text"',
    'null',
    '[]',
    '{"message":"Slow down"}',
    '{"message":1,"requestId":"r-1"}',
    '{"message":"No","requestId":"r-1","fields":["email"]}',
    '{"message":"No","requestId":"r-1","fields":{"email":1}}',
  ])('takes the error body %s of somebody else for none', async (text) => {
    answerWith(new Response(text, { status: 429 }));
    const error: unknown = await api<Reply>('/api/things').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: `429: ${text}`, body: null });
  });

  it('lets a broken connection through', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(api<Reply>('/api/things')).rejects.toThrow(TypeError);
  });
});
