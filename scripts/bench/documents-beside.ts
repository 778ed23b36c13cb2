import { readFileSync } from 'node:fs';
import path from 'node:path';
import { read, signUpClient } from '@/tests/setup/http';
import { type Spread, timeSaves } from './interview-over-http';

/** Saves of an answer alone, and while other clients' pictures are being read. */
export async function timeBesideUploads(
  address: string,
  files: readonly string[],
): Promise<{ alone: Spread; loaded: Spread; read: number }> {
  const alone = (await timeSaves(address)).save;
  let isOver = false;
  const uploading = keepUploading(address, files, () => isOver);
  const loaded = (await timeSaves(address)).save;
  isOver = true;
  return { alone, loaded, read: await uploading };
}

/** Several clients send all files at once, again and again, so that there is always something to read. */
async function keepUploading(
  address: string,
  files: readonly string[],
  isOver: () => boolean,
): Promise<number> {
  let sent = 0;
  while (!isOver()) {
    const visitor = await signUpClient(address);
    const answers = await Promise.all(
      files.map((file) => visitor.upload(path.basename(file), readFileSync(file))),
    );
    const waiting = new Set(answers.map((answer) => read<{ id: string }>(answer).id));
    sent += waiting.size;
    while (waiting.size > 0 && !isOver()) {
      for (const id of [...waiting]) {
        const { status } = read<{ status: string }>(await visitor.get(`/api/documents/${id}`));
        if (status !== 'processing') waiting.delete(id);
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  return sent;
}
