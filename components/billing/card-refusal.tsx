import { Alert } from '@/components/ui/alert';

/** Stands beside the card until the next try; the toast with the same words was announced to screen readers. */
export function CardRefusal({ message }: { message: string | null }) {
  if (message === null) return null;
  return <Alert variant="destructive">{message} Check the card or use another one.</Alert>;
}
