'use client';

import { Calculator, FileUp } from 'lucide-react';
import Link from 'next/link';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { toast } from '@/components/ui/toast-store';
import { isWithoutAccount } from '@/lib/accounts/no-account';
import { useRefreshClient } from '@/lib/assignments/hooks';
import { type ClientDetail } from '@/lib/assignments/schema';
import { useUploadDocument } from '@/lib/documents/hooks';
import { ApiError, messageOf } from '@/lib/http/client';
import { useCalculate } from '@/lib/returns/hooks';
import { useAskClient } from '@/lib/reviews/hooks';
import { answersAddress } from './case-address';
import { EndPermission, RecordPermission } from './paper-permission';

/** Asks for the permission in words that lead the client to where it is given. */
const askForPermission =
  'May I make changes to your return for you? If so, open Settings, find “Changes by your preparer” under Consents, and sign it. You can withdraw it at any time.';

type ClientPermissionProps = Pick<ClientDetail, 'client' | 'taxReturn' | 'changesAllowed'>;

/** Whether the client lets the preparer change the return, and what can be done then. */
export function ClientPermission({ client, taxReturn, changesAllowed }: ClientPermissionProps) {
  if (taxReturn === null || taxReturn.status === 'filed') return null;
  const isOnPaper = isWithoutAccount(client.email);
  return (
    <Card asChild>
      <section aria-labelledby="changes-permission">
        <CardHeader>
          <CardTitle id="changes-permission">Prepare for this client</CardTitle>
        </CardHeader>
        <CardContent>
          <p className="reading-width text-sm text-muted-foreground">
            {changesAllowed
              ? 'This client lets you change the return. Each change is recorded under your name, and the client can see it. You can’t change the bank account for the refund.'
              : isOnPaper
                ? 'You can change this return once the client signs the permission on paper and you record it.'
                : 'Only the client can change this return. They can give you permission in their Settings.'}
          </p>
        </CardContent>
        {changesAllowed ? (
          <Changes clientId={client.id} returnId={taxReturn.id} isOnPaper={isOnPaper} />
        ) : (
          <CardFooter>
            {isOnPaper ? (
              <RecordPermission clientId={client.id} />
            ) : (
              <AskForPermission clientId={client.id} />
            )}
          </CardFooter>
        )}
      </section>
    </Card>
  );
}

function AskForPermission({ clientId }: { clientId: string }) {
  const ask = useAskClient(clientId);
  return (
    <Button
      variant="outline"
      pending={ask.isPending}
      disabled={ask.isSuccess}
      onClick={() =>
        ask.mutate(
          { question: askForPermission },
          {
            onSuccess: () => toast({ title: 'Question sent to the client' }),
            onError: (error) =>
              toast({
                variant: 'destructive',
                title: 'Question not sent',
                description: messageOf(error, 'Please try again.'),
              }),
          },
        )
      }
    >
      Ask for permission
    </Button>
  );
}

type ChangesProps = { clientId: string; returnId: string; isOnPaper: boolean };

function Changes({ clientId, returnId, isOnPaper }: ChangesProps) {
  const calculate = useCalculate(returnId);
  const upload = useUploadDocument(clientId);
  const refresh = useRefreshClient(clientId);
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<string[]>([]);

  const run = () =>
    calculate.mutate(undefined, {
      onSuccess: () => {
        setMissing([]);
        toast({ title: 'Return calculated' });
      },
      onError: (error) => {
        const fields = error instanceof ApiError ? Object.values(error.body?.fields ?? {}) : [];
        setMissing([...new Set(fields)].slice(0, 8));
        toast({
          variant: 'destructive',
          title: 'Return not calculated',
          description: messageOf(error, 'Please try again.'),
        });
      },
      onSettled: () => void refresh(),
    });

  /** One after the other: each is read in the background. */
  async function send(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const onStored = () => {
        toast({ title: 'Document uploaded', description: file.name });
        void refresh();
      };
      try {
        await upload.mutateAsync({ file, taxReturnId: returnId, onProgress: () => undefined, onStored });
      } catch (error) {
        toast({
          variant: 'destructive',
          title: `${file.name} wasn’t uploaded`,
          description: messageOf(error, 'Please try again.'),
        });
      }
    }
    await refresh();
  }

  return (
    <>
      {missing.length === 0 ? null : (
        <CardContent>
          <ul aria-label="What’s missing" className="list-disc pl-5 text-sm">
            {missing.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </CardContent>
      )}
      <CardFooter className="flex-wrap gap-3">
        <Button asChild variant="outline">
          <Link href={answersAddress(clientId)}>Change answers</Link>
        </Button>
        <Button variant="outline" pending={upload.isPending} onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" />
          Upload documents
        </Button>
        <Button variant="outline" pending={calculate.isPending} onClick={run}>
          <Calculator aria-hidden="true" />
          Calculate
        </Button>
        {isOnPaper ? <EndPermission clientId={clientId} /> : null}
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept="application/pdf,image/png,image/jpeg"
          aria-label="Documents to upload for this client"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            void send(files);
          }}
        />
      </CardFooter>
    </>
  );
}
