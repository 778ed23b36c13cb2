import { PDFiumLibrary } from '@hyzyla/pdfium';

let library: Promise<PDFiumLibrary> | undefined;

/** Text of each page of a PDF in the order of its content, by a reader that had no part in writing it. */
export async function readPdfPages(bytes: Uint8Array): Promise<string[]> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(bytes);
  const pages = [...document.pages()].map((page) => page.getText().replaceAll(/\s+/g, ' ').trim());
  document.destroy();
  return pages;
}
