import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** What the stand-in answers next: a call of a tool, or words. */
export type Turn = { call: string; input: unknown } | { say: string };

/** How it behaves: as the provider does, without an answer, with a server error, or talking nonsense. */
type Mood = 'well' | 'silent' | 'down' | 'garbage';

/**
 * Speaks the part of OpenAI's completions interface that the product uses, to the real SDK. A test says what the model
 * answers, turn by turn; when the turns are used up it repeats the last one.
 */
export class OpenAiStandIn {
  mood: Mood = 'well';
  turns: Turn[] = [];
  /** Every body that arrived. */
  readonly bodies: string[] = [];
  private server: Server | undefined;
  private port = 0;

  async start(): Promise<void> {
    const server = createServer((request, response) => void this.serve(request, response));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
    this.port = address.port;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => this.server?.close(() => resolve()));
  }

  /** The variables of a product that asks its model here. */
  get environment(): Record<string, string> {
    return {
      OPENAI_API_KEY: 'sk-stand-in',
      OPENAI_BASE_URL: `http://127.0.0.1:${this.port}/v1`,
      OPENAI_MODEL: 'stand-in',
    };
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
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
    const turn = (this.turns.length > 1 ? this.turns.shift() : this.turns[0]) ?? { say: 'NO_ANSWER' };
    const message =
      'say' in turn
        ? { role: 'assistant', content: turn.say }
        : {
            role: 'assistant',
            content: null,
            tool_calls: [
              {
                id: `call_${this.bodies.length}`,
                type: 'function',
                function: { name: turn.call, arguments: JSON.stringify(turn.input) },
              },
            ],
          };
    response.end(
      JSON.stringify({
        id: 'chatcmpl-stand-in',
        object: 'chat.completion',
        created: 1_735_000_000,
        model: 'stand-in',
        choices: [{ index: 0, message, finish_reason: 'say' in turn ? 'stop' : 'tool_calls' }],
        usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
      }),
    );
  }
}
