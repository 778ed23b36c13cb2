import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive. Bytes that are packed already (PDF, JPEG) are stored as they are. */
export interface ZipEntry {
  name: string;
  body: AsyncIterable<Uint8Array>;
  packed: boolean;
}

/**
 * Writes an archive while its entries are being read: never more than a few chunks are in memory, whatever the size
 * of the account.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  function* take(): Generator<Uint8Array> {
    if (failure !== null) throw failure;
    for (let chunk = ready.shift(); chunk !== undefined; chunk = ready.shift()) yield chunk;
  }
  for await (const { name, body, packed } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const chunk of body) {
      file.push(chunk);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** A stream that asks for the next chunk when the reader wants it. */
export function toStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        // The reply has begun: a broken archive is the only honest sign left, and it does not open.
        controller.error(error);
      }
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
