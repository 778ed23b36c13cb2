import { AppError } from '@/lib/errors';
import { fileHeaders } from '@/lib/documents/serve-file';
import { storage } from '@/lib/infra/storage';
import type { OpenMaterial } from './access';

/** The bytes of a PDF that answers cite, with the headers that keep a browser from running anything in it. */
export async function servePdf(open: OpenMaterial<'open'>): Promise<Response> {
  const stream = await storage().get(open.storageKey);
  if (stream === null) throw new AppError('not_found');
  return new Response(stream, {
    headers: fileHeaders({ name: open.fileName, contentType: 'application/pdf', sizeBytes: open.fileSize }),
  });
}
