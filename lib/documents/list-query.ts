import { queryOptions } from '@tanstack/react-query';
import { readAllPages } from '@/lib/http/pages';
import { documentKeys } from './keys';
import { type Document } from './schema';

/** All documents of a user, newest first. */
export const documentsQuery = (userId: string) =>
  queryOptions({
    queryKey: documentKeys.ofUser(userId),
    queryFn: ({ signal }) => readAllPages<Document>(`/api/documents/user/${userId}`, signal),
  });
