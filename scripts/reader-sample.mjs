// A made-up W-2 that the reader is warmed up with when it is bundled, see build-reader.mjs.
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';

const boxes = [
  [0, 0, 'a Employee’s social security number', '900-00-0000'],
  [0, 1, 'b Employer identification number (EIN)', '00-1234567'],
  [0, 2, '1 Wages, tips, other compensation', '41250.50'],
  [1, 2, '2 Federal income tax withheld', '3610.25'],
  [1, 0, 'c Employer’s name, address, and ZIP code', 'Sample Works, 1 Mill Road, Dayton OH 45402'],
  [2, 2, '3 Social security wages', '41250.50'],
  [3, 2, '4 Social security tax withheld', '2557.53'],
  [4, 2, '5 Medicare wages and tips', '41250.50'],
  [5, 2, '6 Medicare tax withheld', '598.13'],
  [4, 0, 'e Employee’s first name and initial Last name', 'Sam Sample'],
  [5, 0, 'f Employee’s address and ZIP code', '2 Oak Street, Dayton OH 45402'],
  [6, 2, '12a See instructions for box 12', 'D 1200.00'],
  [7, 0, '15 State Employer’s state ID number', 'OH 51-123456'],
  [7, 1, '16 State wages, tips, etc.', '41250.50'],
  [7, 2, '17 State income tax', '1180.00'],
];

/** @returns {Promise<Uint8Array>} a PDF of one page with a text layer */
export async function drawSample() {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([612, 792]);
  for (const [row, column, label, value] of boxes) {
    const [x, y] = [40 + column * 180, 700 - row * 40];
    page.drawRectangle({ x, y: y - 26, width: 180, height: 40, borderWidth: 0.5, borderColor: rgb(0, 0, 0) });
    page.drawText(label, { x: x + 3, y: y + 5, size: 6, font });
    page.drawText(value, { x: x + 6, y: y - 14, size: 8, font });
  }
  page.drawText('Form W-2 Wage and Tax Statement 2024', { x: 40, y: 380, size: 10, font });
  return pdf.save();
}
