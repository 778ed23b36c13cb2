'use client';

import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { toast } from '@/components/ui/toast-store';
import { useExport } from '@/lib/account-data/hooks';
import { messageOf } from '@/lib/http/client';

/** A copy of everything, as a zip. */
export function ExportCard() {
  const start = useExport();
  return (
    <Card asChild>
      <section aria-labelledby="export">
        <CardHeader>
          <CardTitle as="h3" id="export">
            Download your data
          </CardTitle>
          <CardDescription>
            You’ll get a ZIP file with everything we have about you. It includes your data as JSON and the
            documents you uploaded. It shows your Social Security and account numbers in full, so keep it in a
            safe place.
          </CardDescription>
        </CardHeader>
        <CardContent>
          <Button
            variant="outline"
            pending={start.isPending}
            className="w-full sm:w-auto"
            onClick={() =>
              start.mutate(undefined, {
                onError: (error) =>
                  toast({
                    variant: 'destructive',
                    title: 'Download didn’t start',
                    description: messageOf(error, 'Please try again in a moment.'),
                  }),
              })
            }
          >
            {start.isPending ? null : <Download aria-hidden="true" />}
            Download my data
          </Button>
        </CardContent>
      </section>
    </Card>
  );
}
