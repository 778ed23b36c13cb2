import { generateObject } from 'ai';
import type { z } from 'zod';
import { connectToModel } from './language-model';

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

/**
 * Shows the outside model pictures and takes its answer in the given shape.
 * @throws Error when no key is set, the provider is down or too slow (the signal), or the answer has another shape
 */
export async function askVisionModel<T>(call: VisionCall<T>): Promise<T> {
  const { object } = await generateObject({
    model: connectToModel(call.onSend),
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
