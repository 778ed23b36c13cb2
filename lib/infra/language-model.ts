import { createOpenAI } from '@ai-sdk/openai';
import { embedMany, stepCountIs, streamText, tool, type ToolSet } from 'ai';
import type { z } from 'zod';
import { env } from '@/lib/env';

/** A tool as a model may call it: its input is parsed before `run` sees it. */
export interface ModelTool {
  name: string;
  description: string;
  input: z.ZodType;
  run: (input: unknown) => Promise<unknown>;
}

/** A turn of the conversation before the question. */
export interface EarlierTurn {
  role: 'user' | 'assistant';
  content: string;
}

export interface ModelCall {
  system: string;
  /** Oldest first. */
  earlier: readonly EarlierTurn[];
  question: string;
  tools: readonly ModelTool[];
  signal: AbortSignal;
  onSend: OnSend;
  /** Hears that the model begins to write: first without, then with what the tools gave to it. */
  onStep: () => void;
  /** Hears the words as they are written, in pieces of any length. */
  onText: (piece: string) => void;
}

/** Tool calls and the answer: more steps than a question needs end it. */
const mostSteps = 6;
const defaultModel = 'gpt-4.1-mini';

/** Whether a key is set: without one no model is asked. */
export const hasLanguageModel = (): boolean => env().OPENAI_API_KEY !== undefined;

/** Hears every body before it leaves; when it throws, nothing leaves. */
type OnSend = (body: string) => Promise<void>;

/**
 * The operator's provider; nothing leaves past `onSend`.
 * @throws Error when no key is set
 */
function connect(onSend: OnSend) {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL } = env();
  if (apiKey === undefined) throw new Error('OPENAI_API_KEY is not set');
  return createOpenAI({
    apiKey,
    ...(baseURL === undefined ? {} : { baseURL }),
    fetch: async (address, init) => {
      if (typeof init?.body === 'string') await onSend(init.body);
      return fetch(address, init);
    },
  });
}

/** The operator's model. The completions interface: other providers speak it too. */
export const connectToModel = (onSend: OnSend) => connect(onSend).chat(env().OPENAI_MODEL ?? defaultModel);

/**
 * Asks the outside model once and passes on its words while it writes them.
 * @throws Error when the provider is down, too slow (the signal), or answers something that is no answer
 */
export async function streamModel(call: ModelCall): Promise<void> {
  const { system, earlier, question, tools, signal, onSend, onStep, onText } = call;
  const set: ToolSet = Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({ description, inputSchema: input, execute: (value: unknown) => run(value) }),
    ]),
  );
  const { fullStream } = streamText({
    model: connectToModel(onSend),
    system,
    messages: [...earlier, { role: 'user', content: question }],
    tools: set,
    stopWhen: stepCountIs(mostSteps),
    maxRetries: 0,
    temperature: 0,
    abortSignal: signal,
    // What goes wrong stands in the stream and is thrown below.
    onError: () => undefined,
  });
  for await (const part of fullStream) {
    if (part.type === 'start-step') onStep();
    if (part.type === 'text-delta') onText(part.text);
    if (part.type === 'error') throw part.error instanceof Error ? part.error : new Error('no answer');
    if (part.type === 'abort') throw new Error('the answer was broken off');
  }
}

const embeddingModel = 'text-embedding-3-small';
const embeddingLength = 256;

/**
 * What texts are about, as vectors of length 1, in the order of the texts.
 * @throws Error when the provider is down, too slow (the signal), or answers something else
 */
export async function embedTexts(
  texts: readonly string[],
  signal: AbortSignal,
  onSend: OnSend = () => Promise.resolve(),
): Promise<Float32Array[]> {
  const { embeddings } = await embedMany({
    model: connect(onSend).embedding(embeddingModel),
    values: [...texts],
    providerOptions: { openai: { dimensions: embeddingLength } },
    maxRetries: 0,
    abortSignal: signal,
  });
  return embeddings.map((numbers) => {
    const length = Math.hypot(...numbers) || 1;
    return Float32Array.from(numbers, (number) => number / length);
  });
}
