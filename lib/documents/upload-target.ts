import { AppError } from '@/lib/errors';
import { openReturn, type OpenReturn, type ReturnCall } from '@/lib/returns/access';
import { findFirstOpen } from '@/lib/returns/queries';
import { dropStored, type ReceivedFile } from './receive-upload';

/**
 * The return that an upload belongs to: the one it names, else the client's first open one. The field that names it may follow
 * the file in the body, so the decision comes after the bytes; on a no they are removed.
 * @throws AppError as openReturn does; forbidden for a preparer's own upload
 */
export async function openUploadTarget(
  call: ReturnCall,
  file: ReceivedFile,
): Promise<OpenReturn<'upload'> | null> {
  try {
    return await openTargetReturn(call, file.fields.taxReturnId);
  } catch (error) {
    await dropStored(file.storageKey);
    throw error;
  }
}

/**
 * The same for an upload whose bytes are still to come.
 * @throws AppError as openReturn does; forbidden for a preparer's own upload
 */
export async function openTargetReturn(
  call: ReturnCall,
  returnId: string | undefined,
): Promise<OpenReturn<'upload'> | null> {
  if (returnId !== undefined) return openReturn(call, returnId, 'upload');
  if (call.actor.role !== 'client') throw new AppError('forbidden');
  // All of them may be filed or on their way: the document is kept, and changes nothing.
  const first = await findFirstOpen(call);
  return first === null ? null : openReturn(call, first, 'upload');
}
