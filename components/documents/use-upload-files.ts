'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast-store';
import { useUploadDocument } from '@/lib/documents/hooks';
import { countOf } from '@/lib/format/words';
import { ApiError, messageOf } from '@/lib/http/client';
import { myReturnsQuery } from '@/lib/returns/hooks';
import { isSending, sayBatch, type BatchResult } from './upload-queue';
import { dispatchUpload, nextUploadId, readUploads, takeTurn, useUploads } from './upload-store';

export type ZonePhase = 'idle' | 'uploading' | 'complete';

/** Spec section 9. */
const uploadingFor = 1500;
const completeFor = 2000;

const failed = 'Failed to upload documents. Please try again.';
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends files and tells the zone, the toasts and the live region how it goes. "Uploading" lasts 1.5 s and until all
 * files are sent; "complete" is shown only when none failed.
 */
export function useUploadFiles(userId: string) {
  const client = useQueryClient();
  const uploads = useUploads();
  const { mutateAsync } = useUploadDocument(userId);
  const [phase, setPhase] = useState<ZonePhase>('idle');
  const [announcement, setAnnouncement] = useState('');
  const started = useRef(0);
  useWarningBeforeLeaving(isSending(uploads));

  const send = (id: string, file: File): Promise<string | null> =>
    takeTurn(async () => {
      dispatchUpload({ type: 'start', id });
      try {
        const [first] = await client.ensureQueryData(myReturnsQuery);
        await new Promise<void>((resolve, reject) => {
          const onStored = () => {
            dispatchUpload({ type: 'stored', id });
            resolve();
          };
          const onProgress = (percent: number) => dispatchUpload({ type: 'progress', id, percent });
          mutateAsync({ file, taxReturnId: first?.id ?? null, onProgress, onStored }).catch(reject);
        });
        return null;
      } catch (error) {
        const message = messageOf(error, failed);
        dispatchUpload({ type: 'fail', id, message, canRetry: !isRefused(error) });
        return message;
      }
    });

  const run = async (chosen: readonly { id: string; file: File }[]): Promise<void> => {
    started.current += 1;
    setPhase('uploading');
    setAnnouncement(`Uploading ${countOf(chosen.length, 'file', 'files')}.`);
    const shown = pause(uploadingFor);
    const messages = await Promise.all(chosen.map(({ id, file }) => send(id, file)));
    const wrong = messages.filter((message) => message !== null);
    const result: BatchResult = { stored: messages.length - wrong.length, messages: wrong };
    setAnnouncement(sayBatch(result));
    toastFor(result);
    await shown;
    // Files of another drop are still on their way: their end speaks for the zone.
    if (isSending(readUploads())) return;
    if (wrong.length > 0) return setPhase('idle');
    setPhase('complete');
    const seen = started.current;
    await pause(completeFor);
    if (seen === started.current) setPhase('idle');
  };

  return {
    uploads,
    phase,
    announcement,
    upload: (files: readonly File[]) => {
      if (files.length === 0) return;
      const chosen = files.map((file) => ({ id: nextUploadId(), file }));
      dispatchUpload({ type: 'add', items: chosen });
      void run(chosen);
    },
    retry: (id: string) => {
      const item = readUploads().find((one) => one.id === id && one.phase === 'failed');
      if (item === undefined) return;
      dispatchUpload({ type: 'retry', id });
      void run([item]);
    },
    dismiss: (id: string) => dispatchUpload({ type: 'dismiss', id }),
  };
}

// Damaged, too large, of the wrong type: about the file, not about the moment.
const isRefused = (error: unknown) => error instanceof ApiError && [400, 413, 415].includes(error.status);

function toastFor({ messages }: BatchResult): void {
  const [message] = messages;
  if (message === undefined) {
    toast({
      title: 'Upload successful',
      description: 'Your documents have been uploaded successfully.',
    });
  } else {
    toast({ title: 'Upload failed', description: message, variant: 'destructive' });
  }
}

function useWarningBeforeLeaving(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
