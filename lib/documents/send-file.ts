import { api } from '@/lib/http/client';
import { postForm, putBytes } from '@/lib/http/upload';
import { putToBlob } from '@/lib/infra/blob-upload';
import { directAbove } from './limits';
import { type DirectGrant, type Document } from './schema';

/**
 * Sends one file from the browser as type Other: a small one in one piece, a larger one straight to storage, because
 * a serverless host refuses large bodies. Throws what `api` and `postForm` throw.
 * @param onProgress called with the sent share, from 0 to 100, in whole percent
 */
export async function sendFile(
  file: File,
  taxReturnId: string | null,
  onProgress: (percent: number) => void,
): Promise<Document> {
  if (file.size > directAbove) return sendDirectly(file, taxReturnId, onProgress);
  const form = new FormData();
  form.set('type', 'Other');
  if (taxReturnId !== null) form.set('taxReturnId', taxReturnId);
  form.set('file', file);
  return postForm<Document>('/api/documents/upload', form, onProgress);
}

async function sendDirectly(
  file: File,
  taxReturnId: string | null,
  onProgress: (percent: number) => void,
): Promise<Document> {
  const { id, target } = await api<DirectGrant>('/api/documents/upload/direct', {
    method: 'POST',
    json: { size: file.size, ...(taxReturnId === null ? {} : { taxReturnId }) },
  });
  const done = `/api/documents/upload/direct/${id}`;
  if (target.kind === 'here') await putBytes(done, file, onProgress);
  else await putToBlob(target, file, onProgress);
  return api<Document>(done, {
    method: 'POST',
    json: { name: file.name, type: 'Other', ...(taxReturnId === null ? {} : { taxReturnId }) },
  });
}
