'use client';

import { useEffect, useRef, useState } from 'react';
import { useFollowDocument } from '@/lib/documents/hooks';
import { type Document } from '@/lib/documents/schema';
import { summarizeDocument } from './summarize-document';

/**
 * Follows every document of the list that is being read, once each, and says when it is read. A document that is
 * not read within the minute, or can't be reached, counts as slow until somebody asks to look again.
 */
export function useFollowReading(userId: string, documents: readonly Document[] | undefined) {
  const { mutateAsync } = useFollowDocument(userId);
  const followed = useRef(new Set<string>());
  const [slow, setSlow] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState('');

  const reading = (documents ?? []).filter(({ status }) => status === 'processing').map(({ id }) => id);
  const waiting = reading.join(' ');
  useEffect(() => {
    const follow = async (id: string) => {
      const document = await mutateAsync(id);
      if (document === null || document.status === 'processing') setSlow((known) => new Set(known).add(id));
      else {
        followed.current.delete(id);
        setAnnouncement(`${document.name}: ${summarizeDocument(document).text}`);
      }
    };
    for (const id of waiting.split(' ').filter((one) => one !== '' && !slow.has(one))) {
      if (followed.current.has(id)) continue;
      followed.current.add(id);
      void follow(id);
    }
  }, [waiting, slow, mutateAsync]);

  return {
    announcement,
    isSlow: (id: string) => slow.has(id),
    lookAgain: (id: string) => {
      followed.current.delete(id);
      setSlow((known) => new Set([...known].filter((one) => one !== id)));
    },
  };
}
