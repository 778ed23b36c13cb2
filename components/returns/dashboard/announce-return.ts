import { toast, toastWhenFree } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { type TaxReturn } from '@/lib/returns/schema';

const wordsFor = (taxYear: number) => ({
  title: 'Tax return created',
  description: `Your ${taxYear} tax return has been created.`,
});

/** Announced in this tab: the cache keeps the reply that says so. */
const announced = new Set<string>();

/** Says once that the first draft was made, after the welcome of a new account. */
export function announceFirst({ id, taxYear, created }: Pick<TaxReturn, 'id' | 'taxYear' | 'created'>): void {
  if (created !== true || announced.has(id)) return;
  announced.add(id);
  toastWhenFree(wordsFor(taxYear));
}

/** Says that the return of a further year was made. */
export const announceYear = ({ taxYear }: Pick<TaxReturn, 'taxYear'>) => toast(wordsFor(taxYear));

/** Says that a return couldn't be made, in the server's words where it gave any. */
export const announceRefused = (error: unknown) =>
  toast({
    title: 'Error',
    description: messageOf(error, 'Failed to create tax return. Please try again.'),
    variant: 'destructive',
  });
