import { PDFDocument, type PDFFont, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { StarterMaterial } from './material';

const letter: [number, number] = [612, 792];
const margin = 60;
const ink = rgb(0.11, 0.14, 0.13);
const green = rgb(0.12, 0.35, 0.26);
const grey = rgb(0.36, 0.4, 0.38);

/** The PDF of a material that we wrote: its pages are the pages of the file, so that citations open the right one. */
export async function drawStarterPdf({ title, pages }: StarterMaterial): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  pdf.setAuthor('Plainfile');
  pdf.setLanguage('en-US');
  // A fixed date: the same material is the same file.
  pdf.setCreationDate(new Date('2025-01-02T12:00:00Z'));
  pdf.setModificationDate(new Date('2025-01-02T12:00:00Z'));
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (const [index, sections] of pages.entries()) {
    const page = pdf.addPage(letter);
    let y = letter[1] - margin;
    page.drawText(title, { x: margin, y, size: 10, font: plain, color: green });
    y -= 34;
    for (const [heading, text, source] of sections) {
      for (const line of wrap(heading, bold, 13.5)) {
        page.drawText(line, { x: margin, y, size: 13.5, font: bold, color: ink });
        y -= 17;
      }
      for (const line of wrap(`${text} Source: ${source}.`, plain, 10.5)) {
        page.drawText(line, { x: margin, y, size: 10.5, font: plain, color: ink });
        y -= 15;
      }
      y -= 17;
    }
    const foot = `Plainfile, for tax year 2024. General information, not advice for your situation. Page ${index + 1} of ${pages.length}.`;
    page.drawText(foot, { x: margin, y: 36, size: 8, font: plain, color: grey });
  }
  return pdf.save();
}

function wrap(text: string, font: PDFFont, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.widthOfTextAtSize(longer, size) > letter[0] - 2 * margin && line !== '') {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}
