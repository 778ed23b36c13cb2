import { getDocumentProxy } from 'unpdf';

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** pdf.js 5 uses two ArrayBuffer methods that Node 20 doesn't have yet. */
function addMissingBufferMethods() {
  const resize = function (this: ArrayBuffer, length: number = this.byteLength) {
    const copy = new ArrayBuffer(length);
    new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
    return copy;
  };
  for (const name of ['transfer', 'transferToFixedLength']) {
    if (!(name in ArrayBuffer.prototype)) {
      Object.defineProperty(ArrayBuffer.prototype, name, {
        value: resize,
        configurable: true,
        writable: true,
      });
    }
  }
}

type OpenedPdf = { document: PdfDocument } | { failure: 'password_needed' | 'damaged_file' };

/** Opens a PDF with everything active switched off: no scripts, no fonts compiled to code, no network. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  addMissingBufferMethods();
  try {
    const document = await getDocumentProxy(bytes, {
      isEvalSupported: false,
      enableXfa: false,
      useSystemFonts: false,
      disableAutoFetch: true,
      disableStream: true,
      stopAtErrors: false,
      maxImageSize: 1,
      verbosity: 0,
    });
    return { document };
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    return { failure: locked ? 'password_needed' : 'damaged_file' };
  }
}
