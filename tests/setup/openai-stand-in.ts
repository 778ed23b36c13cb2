import { type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { StandInServer } from './stand-in-server';

/** What the stand-in answers next: a call of a tool, or words; `then` are words that come once something has happened. */
export type Turn =
  { call: string; input: unknown } | { say: string; then?: { after: Promise<void>; say: string } };

/** How it behaves: as the provider does, without an answer, with a server error, or talking nonsense. */
type Mood = 'well' | 'silent' | 'down' | 'garbage';

/**
 * Speaks the part of OpenAI's completions interface that the product uses, to the real SDK. A test says what the model
 * answers, turn by turn; when the turns are used up it repeats the last one.
 */
export class OpenAiStandIn extends StandInServer {
  mood: Mood = 'well';
  turns: Turn[] = [];
  /** Decides by what arrived, in place of `turns`. */
  decide: ((body: string) => Turn) | null = null;
  /** Every body that arrived. */
  readonly bodies: string[] = [];

  /** The variables of a product that asks its model here. */
  get environment(): Record<string, string> {
    return {
      OPENAI_API_KEY: 'sk-stand-in',
      OPENAI_BASE_URL: `${this.origin}/v1`,
      OPENAI_MODEL: 'stand-in',
    };
  }

  protected async answerRequest(
    request: IncomingMessage,
    text: string,
    response: ServerResponse,
  ): Promise<void> {
    this.bodies.push(text);
    if (this.mood === 'silent') return;
    response.setHeader('content-type', 'application/json');
    if (this.mood === 'down') {
      response.writeHead(503);
      response.end('{"error":{"message":"overloaded","type":"server_error"}}');
      return;
    }
    if (this.mood === 'garbage') {
      response.end('{"choices": [{"this is": ');
      return;
    }
    if (request.url?.endsWith('/embeddings')) {
      response.end(embed(text));
      return;
    }
    const turn = this.decide?.(text) ??
      (this.turns.length > 1 ? this.turns.shift() : this.turns[0]) ?? { say: 'NO_ANSWER' };
    if (StreamedBody.safeParse(JSON.parse(text)).success) {
      await this.stream(turn, response);
      return;
    }
    const message =
      'say' in turn
        ? { role: 'assistant', content: turn.say }
        : { role: 'assistant', content: null, tool_calls: [this.toCall(turn)] };
    response.end(
      JSON.stringify({
        ...head,
        object: 'chat.completion',
        choices: [{ index: 0, message, finish_reason: 'say' in turn ? 'stop' : 'tool_calls' }],
        usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
      }),
    );
  }

  /** A turn in pieces, as the provider streams it. */
  private async stream(turn: Turn, response: ServerResponse): Promise<void> {
    response.setHeader('content-type', 'text/event-stream');
    const send = (delta: object, finish_reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    const speak = (words: string) => {
      for (const content of words.match(/[\s\S]{1,9}/g) ?? []) send({ content });
    };
    send({ role: 'assistant', content: '' });
    if ('call' in turn) send({ tool_calls: [{ index: 0, ...this.toCall(turn) }] });
    else {
      speak(turn.say);
      await turn.then?.after;
      speak(turn.then?.say ?? '');
    }
    send({}, 'call' in turn ? 'tool_calls' : 'stop');
    response.end('data: [DONE]\n\n');
  }

  private toCall({ call, input }: Extract<Turn, { call: string }>) {
    return {
      id: `call_${this.bodies.length}`,
      type: 'function',
      function: { name: call, arguments: JSON.stringify(input) },
    };
  }
}

const head = { id: 'chatcmpl-stand-in', created: 1_735_000_000, model: 'stand-in' };
const StreamedBody = z.object({ stream: z.literal(true) });

const EmbeddingBody = z.object({ input: z.array(z.string()), dimensions: z.number() });

/** Vectors in which texts with the same words are near to each other. */
function embed(body: string): string {
  const { input, dimensions } = EmbeddingBody.parse(JSON.parse(body));
  const data = input.map((text, index) => {
    const embedding = Array.from({ length: dimensions }, () => 0);
    for (const word of text.toLowerCase().match(/\w{4,}/g) ?? []) {
      const place = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % dimensions, 7);
      embedding[place] = (embedding[place] ?? 0) + 1;
    }
    return { object: 'embedding', index, embedding };
  });
  const usage = { prompt_tokens: 1, total_tokens: 1 };
  return JSON.stringify({ object: 'list', model: 'stand-in', data, usage });
}
