import { CircleAlert, RotateCw, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { formatSize } from './document-labels';
import { describePhase, type UploadItem } from './upload-queue';

type UploadRowProps = { item: UploadItem; onRetry: (id: string) => void; onDismiss: (id: string) => void };

/** A file on its way, or one that did not get through and can be tried again. */
export function UploadRow({ item, onRetry, onDismiss }: UploadRowProps) {
  const { id, file, phase, percent, message, canRetry } = item;
  return (
    <li className="flex min-h-24 flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-4 sm:px-6">
      <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
        <p className="truncate font-medium">{file.name}</p>
        {phase === 'failed' ? (
          <p className="flex items-start gap-1.5 text-sm text-destructive">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {message}
          </p>
        ) : (
          <>
            <Progress
              value={phase === 'waiting' ? 0 : percent < 100 ? percent : null}
              label={`Uploading ${file.name}`}
            />
            <p className="text-sm text-muted-foreground tabular-nums">
              {describePhase(item)} · {formatSize(file.size)}
            </p>
          </>
        )}
      </div>
      {phase === 'failed' ? (
        <div className="flex gap-2">
          {canRetry ? (
            <Button variant="outline" size="sm" onClick={() => onRetry(id)}>
              <RotateCw aria-hidden="true" />
              Try again<span className="sr-only"> with {file.name}</span>
            </Button>
          ) : null}
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Remove ${file.name} from this list`}
            onClick={() => onDismiss(id)}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      ) : null}
    </li>
  );
}
