import { type Document } from '@/lib/documents/schema';
import { fileAddress } from './document-labels';

/** Where the picture of a page comes from: drawn by us for a PDF, the file itself otherwise. */
export const pageSource = ({ id, name, fileUrl }: Document, page: number): string =>
  /\.(png|jpe?g)$/i.test(name) ? fileAddress(fileUrl) : `/api/documents/${id}/pages/${page}`;
