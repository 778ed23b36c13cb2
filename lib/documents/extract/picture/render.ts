import { type PDFiumDocument } from '@hyzyla/pdfium';
import { type Gray } from './gray';

/** Renders pages of a PDF to pixels. Scripts, links and fonts from elsewhere play no part in it. */
export interface Renderer {
  /** One page (from 1) in shades of grey, at most so many pixels; null when it can't be drawn. */
  gray: (page: number, dpi: number, mostPixels: number) => Promise<Gray | null>;
  stop: () => void;
}

async function draw(
  document: PDFiumDocument,
  number: number,
  dpi: number,
  mostPixels: number,
): Promise<Gray | null> {
  const page = document.getPage(number - 1);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const area = originalWidth * originalHeight;
  if (!(area > 0)) return null;
  const scale = Math.min(dpi / 72, Math.sqrt(mostPixels / area));
  const image = await page.render({
    scale,
    colorSpace: 'Gray',
    renderFormFields: true,
    render: (options) => Promise.resolve(options.data),
  });
  return { width: image.width, height: image.height, data: new Uint8Array(image.data) };
}

/** Opens a PDF for drawing; null when pdfium refuses it. */
export async function startRenderer(bytes: Uint8Array): Promise<Renderer | null> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    try {
      document.initializeFormFields();
    } catch {
      // A form that pdfium can't set up is drawn without its fields.
    }
    return {
      gray: async (page, dpi, mostPixels) => {
        try {
          return await draw(document, page, dpi, mostPixels);
        } catch {
          return null;
        }
      },
      stop: () => {
        document.destroy();
        library.destroy();
      },
    };
  } catch {
    library.destroy();
    return null;
  }
}
