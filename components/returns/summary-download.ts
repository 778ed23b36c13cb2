import { replyError } from '@/lib/http/client';

/** The name in Content-Disposition, or ours when the reply gives none. */
export function readFileName(disposition: string | null): string {
  const name = /filename="([^"/\\]{1,200})"/.exec(disposition ?? '')?.[1];
  return name ?? 'plainfile-2024-return.pdf';
}

/**
 * Fetches the whole return as a PDF and hands it to the browser to save.
 * Throws ApiError with the server's message when it is refused (409: calculate first), and when the reply is no PDF.
 */
export async function downloadReturnPdf(returnId: string): Promise<void> {
  const response = await fetch(`/api/tax-returns/${encodeURIComponent(returnId)}/pdf`, {
    headers: { accept: 'application/pdf, application/json' },
    credentials: 'same-origin',
  });
  const isPdf = response.headers.get('content-type')?.startsWith('application/pdf') === true;
  if (!response.ok || !isPdf) {
    const { status, statusText, headers } = response;
    const text = await response.text().catch(() => '');
    throw replyError({ status, statusText, text, retryAfter: headers.get('retry-after') });
  }
  saveFile(await response.blob(), readFileName(response.headers.get('content-disposition')));
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click; giving it up at once would cancel the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
