'use client';

import { Camera, CircleCheck, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDropzone, type FileRejection } from 'react-dropzone';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Spinner } from '@/components/ui/spinner';
import { describeRejections, type Rejection } from './rejections';
import { type ZonePhase } from './use-upload-files';
import { uploadLimit } from '@/lib/documents/limits';
import { plural } from '@/lib/format/words';

const accept = { 'application/pdf': ['.pdf'], 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] };

type DropZoneProps = { phase: ZonePhase; onFiles: (files: readonly File[]) => void };

/** Takes files by drag and drop, click, key or paste. What it refuses it names, with the reason. */
export function DropZone({ phase, onFiles }: DropZoneProps) {
  const [rejections, setRejections] = useState<Rejection[]>([]);
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept,
    maxSize: uploadLimit,
    onDrop: (accepted: File[], rejected: FileRejection[]) => {
      setRejections(describeRejections(rejected));
      onFiles(accepted);
    },
  });
  const state = isDragActive ? 'drag' : phase;
  return (
    <div className="grid gap-4">
      <div
        {...getRootProps({ role: 'button', 'aria-labelledby': headlineId, 'aria-describedby': hintId })}
        data-state={state}
        className={cn(
          'grid min-h-52 place-content-center justify-items-center gap-1 rounded-lg border-2 border-dashed border-input bg-card px-6 py-8 text-center transition-colors hover:border-primary hover:bg-primary-soft',
          state === 'drag' && 'border-solid border-primary bg-primary-soft',
        )}
      >
        <span className="mb-3 grid size-12 place-items-center rounded-full bg-primary-soft text-primary [&_svg]:size-6">
          <ZoneIcon state={state} />
        </span>
        <span id={headlineId} className="text-lg leading-7 font-semibold tracking-tight">
          {headlines[state]}
        </span>
        <span id={hintId} className={cn('text-muted-foreground', state !== 'idle' && 'invisible')}>
          or click to browse (PDF, PNG, JPG)
        </span>
      </div>
      <input {...getInputProps({ 'aria-label': 'Documents to upload' })} />
      <TakePhoto onFiles={onFiles} />
      {rejections.length === 0 ? null : <Rejections rejections={rejections} />}
    </div>
  );
}

/** On phones: the camera, without a detour through the photo library. */
function TakePhoto({ onFiles }: Pick<DropZoneProps, 'onFiles'>) {
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className="hidden justify-items-center pointer-coarse:grid">
      <Button variant="outline" onClick={() => camera.current?.click()}>
        <Camera aria-hidden="true" />
        Take a photo
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        hidden
        aria-label="Photo to upload"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}

const headlineId = 'drop-zone-headline';
const hintId = 'drop-zone-hint';

const headlines = {
  idle: 'Drag and drop your documents',
  drag: 'Drop files here',
  uploading: 'Uploading...',
  complete: 'Upload Complete!',
};

function ZoneIcon({ state }: { state: keyof typeof headlines }) {
  if (state === 'uploading') return <Spinner decorative className="size-6" />;
  if (state === 'complete') return <CircleCheck aria-hidden="true" />;
  return <FileUp aria-hidden="true" />;
}

function Rejections({ rejections }: { rejections: readonly Rejection[] }) {
  const title = plural(rejections.length, 'We couldn’t accept this file', 'We couldn’t accept these files');
  return (
    <Alert variant="warning" role="alert" title={title}>
      <ul className="grid gap-1">
        {rejections.map(({ key, name, messages }) => (
          <li key={key} className="break-words">
            <span className="font-medium">{name}</span>: {messages.join('. ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
