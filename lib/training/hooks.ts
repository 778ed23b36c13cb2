'use client';

import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api, ApiError, freshFor } from '@/lib/http/client';
import { readAllPages, readPage } from '@/lib/http/pages';
import { postForm } from '@/lib/http/upload';
import { materialsKey } from './keys';
import { type TrainingCategory, type TrainingMaterial, type TrainingPassage } from './schema';

/** Between two looks while something is being read, in milliseconds. */
const readingEvery = 1500;

/** The materials, newest first, a page at a time; looked at again while one is being read. */
const materialsQuery = infiniteQueryOptions({
  queryKey: materialsKey,
  queryFn: ({ pageParam, signal }) => {
    const query = new URLSearchParams(pageParam === null ? {} : { cursor: pageParam });
    return readPage<TrainingMaterial>('/api/admin/training', query, signal, { background: true });
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: freshFor,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ entries }) => entries.some(({ status }) => status === 'processing'))
      ? readingEvery
      : false,
  select: ({ pages }) => pages.flatMap(({ entries }) => entries),
});

export function useMaterials() {
  return useInfiniteQuery(materialsQuery);
}

/** What a material was split into. */
export function usePassages(materialId: string) {
  return useQuery({
    queryKey: [...materialsKey, materialId, 'passages'],
    queryFn: ({ signal }) =>
      readAllPages<TrainingPassage>(`/api/admin/training/${materialId}/passages`, signal),
  });
}

export interface TrainingUpload {
  file: File;
  title: string;
  description: string;
  category: TrainingCategory;
}

/** Uploads a PDF. */
export function useUploadMaterial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, ...fields }: TrainingUpload) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('file', file);
      return postForm<TrainingMaterial>('/api/admin/training/upload', form, () => undefined);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: materialsKey }),
  });
}

/** Deletes a material with all its passages. */
export function useDeleteMaterial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api<undefined>(`/api/admin/training/${id}`, { method: 'DELETE' });
      } catch (error) {
        // Deleted before, in another tab: what was wanted is so.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: materialsKey }),
  });
}
