import { toErrorResponse } from '@/lib/http/errors';
import type { Progress } from './compose';
import type { ChatEvent, Exchange } from './schema';

/** True when the caller wants the answer as events. */
export const wantsStream = (headers: Headers): boolean =>
  (headers.get('accept') ?? '').toLowerCase().includes('text/event-stream');

/** About as many characters as fit one line: the text arrives in pieces that read well. */
const pieceLength = 48;

/**
 * Streams an answer as server-sent events: `status` while it is made, `delta` with pieces of checked text, as soon as a
 * sentence of a model has passed, `done` with both turns as they were kept. Where another answer than the one that was
 * begun is kept, `restart` takes the pieces so far back. Ends with `error` when it fails.
 */
export function streamAnswer(
  signal: AbortSignal,
  requestId: string,
  make: (progress: Progress) => Promise<Exchange>,
): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      let isOpen = true;
      const send = (event: ChatEvent) => {
        if (isOpen) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      };
      signal.addEventListener('abort', () => {
        isOpen = false;
      });
      send({ type: 'status', text: 'Looking at your return' });
      try {
        let sent = '';
        const pass = (text: string) => {
          sent += text;
          send({ type: 'delta', text });
        };
        const exchange = await make({ signal, tell: (text) => send({ type: 'status', text }), pass });
        const { content } = exchange.assistantMessage;
        if (!content.startsWith(sent)) {
          send({ type: 'restart' });
          sent = '';
        }
        for (const text of cut(content.slice(sent.length))) send({ type: 'delta', text });
        send({ type: 'done', exchange });
      } catch (error) {
        const refusal: unknown = await toErrorResponse(error, requestId).json();
        send({ type: 'error', message: readMessage(refusal) });
      }
      if (isOpen) controller.close();
    },
  });
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // no-transform: nothing on the way may hold pieces back to compress them.
      'Cache-Control': 'no-store, no-transform',
      'X-Content-Type-Options': 'nosniff',
      'X-Accel-Buffering': 'no',
    },
  });
}

const readMessage = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : 'We couldn’t generate an answer. Please try again.';

/** Pieces of a text that end between words. */
function cut(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const part of text.match(/\s*\S+\s*/g) ?? []) {
    piece += part;
    if (piece.length < pieceLength) continue;
    pieces.push(piece);
    piece = '';
  }
  return piece === '' ? pieces : [...pieces, piece];
}
