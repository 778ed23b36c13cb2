import { createOpenAI } from '@ai-sdk/openai';
import { generateObject } from 'ai';
import type { z } from 'zod';
import { env } from '@/lib/env';

export interface VisionCall<T> {
  system: string;
  /** What stands beside each picture, in the order of the pictures. */
  captions: readonly string[];
  /** JPEGs in base64. */
  pictures: readonly string[];
  schema: z.ZodType<T>;
  signal: AbortSignal;
  /** Hears every body before it leaves; when it throws, nothing leaves. */
  onSend: (body: string) => Promise<void>;
}

const defaultModel = 'gpt-4.1-mini';

/**
 * Shows the outside model pictures and takes its answer in the given shape.
 * @throws Error when no key is set, the provider is down or too slow (the signal), or the answer has another shape
 */
export async function askVisionModel<T>(call: VisionCall<T>): Promise<T> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = env();
  if (apiKey === undefined) throw new Error('OPENAI_API_KEY is not set');
  const provider = createOpenAI({
    apiKey,
    ...(baseURL === undefined ? {} : { baseURL }),
    fetch: async (address, init) => {
      if (typeof init?.body === 'string') await call.onSend(init.body);
      return fetch(address, init);
    },
  });
  const { object } = await generateObject({
    // The completions interface: other providers speak it too.
    model: provider.chat(model ?? defaultModel),
    schema: call.schema,
    system: call.system,
    messages: [
      {
        role: 'user',
        content: call.pictures.flatMap((picture, index) => [
          { type: 'text' as const, text: call.captions[index] ?? '' },
          { type: 'image' as const, image: picture, mediaType: 'image/jpeg' },
        ]),
      },
    ],
    maxRetries: 0,
    temperature: 0,
    abortSignal: call.signal,
  });
  return object;
}
