import { formatSize } from './document-labels';
import { explainName } from '@/lib/documents/other-formats';
import { uploadLimit } from '@/lib/documents/limits';

/** A file that the zone refused. */
export type Rejection = { key: string; name: string; messages: string[] };

type Refused = { file: { name: string }; errors: readonly { code: string; message: string }[] };

/** The zone's refusals in the words of spec section 5. */
export function describeRejections(refused: readonly Refused[]): Rejection[] {
  return refused.map(({ file, errors }, index) => ({
    key: `${index}-${file.name}`,
    name: file.name,
    messages: errors.flatMap((error) => describeError(error, file.name)),
  }));
}

function describeError({ code, message }: Refused['errors'][number], name: string): string[] {
  switch (code) {
    case 'file-invalid-type':
      return ['File type must be PDF, PNG, or JPG', explainName(name)?.replace(/\.$/, '')].filter(
        (message) => message !== undefined,
      );
    case 'file-too-large':
      return [`File is larger than ${uploadLimit} bytes (${formatSize(uploadLimit)})`];
    default:
      return [message];
  }
}
