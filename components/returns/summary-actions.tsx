'use client';

import { useMutation } from '@tanstack/react-query';
import { Download, Send } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { type TaxReturn } from '@/lib/returns/schema';
import { downloadReturnPdf } from './summary-download';

/** What can be done with a calculated return: download it, and file it. */
export function SummaryActions({ taxReturn }: { taxReturn: TaxReturn }) {
  const download = useMutation({
    mutationFn: () => downloadReturnPdf(taxReturn.id),
    onSuccess: () => toast({ title: 'Download complete', description: 'Your return was saved as a PDF.' }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to download the PDF. Please try again.'),
        variant: 'destructive',
      }),
  });
  return (
    <>
      <Button variant="outline" onClick={() => download.mutate()} pending={download.isPending}>
        {download.isPending ? null : <Download aria-hidden="true" />}
        {download.isPending ? 'Preparing PDF...' : 'Download PDF'}
      </Button>
      <Button asChild>
        <Link href="/file">
          {taxReturn.status === 'filed' ? (
            'See your filing'
          ) : (
            <>
              <Send aria-hidden="true" />
              File Tax Return
            </>
          )}
        </Link>
      </Button>
    </>
  );
}
