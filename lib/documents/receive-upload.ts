import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import type { z } from 'zod';
import { AppError } from '@/lib/errors';
import { describeError, log } from '@/lib/infra/log';
import { newStorageKey, storage } from '@/lib/infra/storage';
import { detectType } from './extract/detect-type';
import type { DetectedType } from './extract/schema';
import { explainFormat } from './other-formats';
import { uploadLimit } from './limits';
import { storeSealed } from './stored-file';
import { UploadFields } from './schema';

/** A file that lies in storage and has no row yet. */
export interface ReceivedFile<F = UploadFields> {
  storageKey: string;
  name: string;
  contentType: DetectedType;
  size: number;
  sha256: string;
  /** The key that opens the bytes; null where they are nobody's own (training material). */
  secret: Buffer | null;
  fields: F;
}

/** Where a file goes, which kinds of content it may have, and the fields that come with it. */
interface Into<F> {
  folder: 'documents' | 'training';
  types: readonly DetectedType[];
  fields: z.ZodType<F>;
}

/** What a client's document may be. */
export const documentTypes: readonly DetectedType[] = ['application/pdf', 'image/png', 'image/jpeg'];

/** Receives a client's document: PDF, PNG or JPEG. */
export const receiveUpload = (request: Request): Promise<ReceivedFile> =>
  receiveFile(request, {
    folder: 'documents',
    types: documentTypes,
    fields: UploadFields,
  });

/**
 * Streams a multipart upload into storage without holding it in memory.
 * @throws AppError unsupported_type when the request is no multipart or the file's content is none of the types;
 *   too_large above 50 MB; invalid without exactly one file. Nothing is kept in storage then.
 */
export async function receiveFile<F>(request: Request, into: Into<F>): Promise<ReceivedFile<F>> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!isMultipart(contentType) || request.body === null) {
    throw new AppError('unsupported_type', 'Send the file as multipart/form-data.');
  }
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > uploadLimit + 65_536) throw new AppError('too_large', 'Files can be up to 50 MB.');
  const key = newStorageKey(into.folder);
  try {
    const body = Readable.fromWeb(request.body as NodeStream<Uint8Array>);
    const parts = await readParts(body, contentType, key, into.types);
    if (parts.file === null)
      throw new AppError('invalid', 'There’s no file in this upload.', {
        fields: { file: 'Choose a file.' },
      });
    return { storageKey: key, ...parts.file, fields: into.fields.parse(parts.fields) };
  } catch (error) {
    await dropStored(key);
    throw error;
  }
}

/** With a boundary of 1 to 70 characters (RFC 2046, section 5.1.1). */
const isMultipart = (contentType: string): boolean =>
  /^multipart\/form-data\s*;/i.test(contentType) &&
  /[;\s]boundary=(?:"[^"\r\n]{1,70}"|[^\s;"]{1,70})(?:[\s;]|$)/i.test(contentType);

/** Removes bytes that nothing leads to. When storage is down, the sweep does it later (sweep-files.ts). */
export async function dropStored(key: string): Promise<void> {
  try {
    await storage().delete(key);
  } catch (error) {
    log.warn({ error: describeError(error) }, 'bytes without a row are left to the sweep');
  }
}

interface Parts {
  file: Omit<ReceivedFile, 'storageKey' | 'fields'> | null;
  fields: Record<string, string>;
}

function readParts(
  body: Readable,
  contentType: string,
  key: string,
  types: readonly DetectedType[],
): Promise<Parts> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    let storing: Promise<Parts['file']> = Promise.resolve(null);
    let arrivingFile: Readable | null = null;
    let files = 0;
    let hasFailed = false;
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fields: 8,
        fieldSize: 1000,
        fieldNameSize: 100,
        files: 2,
        parts: 10,
        fileSize: uploadLimit + 1,
      },
    });
    // Whatever goes wrong ends the storing first: bytes that come to rest after the refusal would stay for ever.
    const fail = (error: unknown) => {
      if (hasFailed) return;
      hasFailed = true;
      body.unpipe(parser);
      body.resume();
      arrivingFile?.destroy(new Error('refused'));
      const refuse = (why: unknown) => reject(why instanceof Error ? why : new Error(String(why)));
      // A file of the wrong type is let go in the middle, which also looks like one that broke off.
      storing.then(
        () => refuse(error),
        (own: unknown) => refuse(own instanceof AppError && own.message !== brokeOff ? own : error),
      );
    };
    const failToArrive = () => fail(new AppError('invalid', brokeOff));
    parser.on('field', (name, value) => {
      if (name in fields || name === 'file')
        return fail(new AppError('invalid', `"${name.slice(0, 40)}" was sent twice.`));
      fields[name] = value;
    });
    parser.on('file', (name, stream, fileName) => {
      files += 1;
      // Also of a file that nobody reads: an error without a listener ends the process.
      stream.on('error', failToArrive);
      if (name !== 'file' || files > 1) {
        stream.resume();
        return fail(new AppError('invalid', 'Send one file, in the field "file".'));
      }
      arrivingFile = stream;
      storing = storeFile(stream, key, fileName, types);
      storing.catch((error: unknown) => {
        stream.resume();
        fail(error);
      });
    });
    parser.on('error', failToArrive);
    parser.on('finish', () => void storing.then((file) => resolve({ file, fields }), fail));
    body.on('error', failToArrive);
    body.on('close', () => {
      if (!body.readableEnded) failToArrive();
    });
    body.pipe(parser);
  });
}

const brokeOff = 'The upload was interrupted or damaged. Upload it again.';

/**
 * The bytes of a request. What goes wrong here is the sender's connection; what goes wrong while they are stored is a
 * fault of ours, and must not look like theirs.
 * @throws AppError invalid when they break off
 */
export async function* arriving(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) yield chunk;
  } catch {
    throw new AppError('invalid', brokeOff);
  }
}

async function storeFile(
  stream: Readable,
  key: string,
  fileName: string | undefined,
  types: readonly DetectedType[],
): Promise<Parts['file']> {
  let head = Buffer.alloc(0);
  let contentType: DetectedType | null = null;
  const checked = async function* () {
    for await (const chunk of arriving(stream)) {
      if (contentType === null) {
        head = Buffer.concat([head, chunk]);
        if (head.length < 1024) continue;
        contentType = requireType(head, types);
        yield head;
      } else yield chunk;
    }
    if (contentType === null) {
      contentType = requireType(head, types);
      yield head;
    }
  };
  const stored = key.startsWith('documents/')
    ? await storeSealed(key, checked(), uploadLimit)
    : {
        ...(await storage().put(key, Readable.from(checked(), { objectMode: false }), uploadLimit)),
        secret: null,
      };
  return { name: cleanName(fileName), contentType: requireType(head, types), ...stored };
}

/**
 * The type that a file's first bytes show.
 * @throws AppError invalid when there are none; unsupported_type when it is none of `types`
 */
export function requireType(head: Buffer, types: readonly DetectedType[]): DetectedType {
  if (head.length === 0)
    throw new AppError('invalid', 'This file is empty.', { fields: { file: 'This file is empty.' } });
  const type = detectType(head);
  if (type === null || !types.includes(type)) {
    const wanted = types.length > 1 ? 'PDF, PNG, or JPG' : 'PDF';
    throw new AppError(
      'unsupported_type',
      `File type must be ${wanted}. ${explainFormat(head) ?? 'This file is a different type, even if its name says otherwise.'}`,
    );
  }
  return type;
}

/** The name to show: the last part of what the browser said, without control characters, at most 150 characters. */
export function cleanName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 150);
  return clean === '' ? 'Document' : clean;
}
