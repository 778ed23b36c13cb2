'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '@/lib/accounts/current-user';
import { useUploadDocument } from '@/lib/documents/hooks';
import { myReturnsQuery } from '@/lib/returns/hooks';

/** Files that go with a reply. Each is uploaded once, also when the reply has to be sent again. */
export function useReplyFiles() {
  const client = useQueryClient();
  const userId = useCurrentUser().data?.id ?? '';
  const { mutateAsync } = useUploadDocument(userId);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [stored] = useState(() => new Map<File, string>());

  /** Uploads what isn't there yet. Throws ApiError for the first file that is refused. @returns ids of the documents */
  const upload = async (): Promise<string[]> => {
    const ids: string[] = [];
    for (const file of files) {
      const known = stored.get(file);
      const id = known ?? (await send(file));
      stored.set(file, id);
      ids.push(id);
    }
    return ids;
  };
  const send = async (file: File): Promise<string> => {
    const [first] = await client.ensureQueryData(myReturnsQuery);
    // Not until it is read: the preparer gets the file at once.
    return new Promise((resolve, reject) => {
      mutateAsync({
        file,
        taxReturnId: first?.id ?? null,
        onProgress: () => undefined,
        onStored: ({ id }) => resolve(id),
      }).catch(reject);
    });
  };
  return { files, setFiles, upload };
}
