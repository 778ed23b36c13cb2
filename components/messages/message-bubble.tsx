import { FileText } from 'lucide-react';
import { fileAddress } from '@/components/documents/document-labels';
import { cn } from '@/components/ui/cn';
import { type Attachment, type Message } from '@/lib/messages/schema';
import { LocalTime } from '@/components/ui/local-time';
import { formatTime } from './thread-days';

/** One message: one's own on the right, those of others on the left with a name. */
export function MessageBubble({ message, isOwn }: { message: Message; isOwn: boolean }) {
  return (
    <li
      className={cn('grid max-w-[85%] gap-1 sm:max-w-[70%]', isOwn ? 'ml-auto justify-items-end' : 'mr-auto')}
    >
      <p className={cn('text-sm text-muted-foreground', isOwn && 'sr-only')}>
        {isOwn ? 'You' : message.senderName}
      </p>
      <div
        className={cn(
          'grid min-w-0 gap-2 rounded-lg border px-3.5 py-2.5',
          isOwn ? 'border-transparent bg-primary-soft' : 'bg-card',
        )}
      >
        <p className="break-words whitespace-pre-line">{message.body}</p>
        {message.attachments.length === 0 ? null : (
          <ul className="grid gap-1">
            {message.attachments.map((attachment, index) => (
              <li key={attachment.documentId ?? index}>
                <AttachmentLink attachment={attachment} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="text-xs text-muted-foreground tabular-nums">
        <time dateTime={message.createdAt}>
          <LocalTime at={message.createdAt} format={formatTime} />
        </time>
        {isOwn ? (message.readAt === null ? ', sent' : ', read') : null}
      </p>
    </li>
  );
}

function AttachmentLink({ attachment: { name, fileUrl } }: { attachment: Attachment }) {
  if (name === null || fileUrl === null) {
    return <p className="text-sm text-muted-foreground italic">Deleted document</p>;
  }
  return (
    <a
      href={fileAddress(fileUrl)}
      target="_blank"
      rel="noopener"
      className="flex w-fit max-w-full items-center gap-1.5 rounded-xs text-sm font-medium underline underline-offset-4 pointer-coarse:py-2.5"
    >
      <FileText aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{name}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
