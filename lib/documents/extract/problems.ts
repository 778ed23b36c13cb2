import { type DetectedType, type Problem, type ReaderResult } from './schema';

/** Everything the reader can say about a file as a whole, in a filer's words. */
const sentences = {
  empty_file: ['error', 'This file is empty. Save the document again and upload the new file.'],
  unsupported_type: ['error', 'This isn’t a PDF, PNG or JPEG. Save the document as a PDF and upload that.'],
  password_needed: [
    'error',
    'This PDF is locked with a password. Open it with the password, print it to a new PDF and upload that one.',
  ],
  damaged_file: [
    'error',
    'This file is damaged and can’t be opened. Download it again from where you got it.',
  ],
  too_many_pages: [
    'warning',
    'This file has more pages than we read at once. We read the first ones. Upload the tax form’s pages as their own file if it is missing.',
  ],
  took_too_long: [
    'error',
    'Reading this file took too long, so we stopped. Print the tax form to a new PDF and upload that, or type the boxes in the interview.',
  ],
  too_complex: [
    'error',
    'This file needs more memory to read than we allow. Print the tax form to a new PDF and upload that, or type the boxes in the interview.',
  ],
  reader_failed: [
    'error',
    'We couldn’t read this file. Upload it again, or type the boxes in the interview.',
  ],
  picture_too_large: [
    'error',
    'This picture has too many pixels to read. Take it again at a smaller size, or save the document as a PDF.',
  ],
  nothing_to_see: [
    'warning',
    'We could not make out any print in this picture. Take it again in good light, straight from above, or type the boxes in the interview.',
  ],
  not_a_tax_document: [
    'warning',
    'We found no tax form in this file. If it is one, type its boxes in the interview.',
  ],
  partly_read: [
    'warning',
    'There is more print in this file than we had time for, so values or rows may be missing. Compare what we read with your paper, or upload its pages one by one.',
  ],
  not_of_this_kind: [
    'warning',
    'You told us what this document is, but we found no such form in it. Choose another kind, or type its boxes in the interview.',
  ],
  boxes_not_matched: [
    'warning',
    'We found a tax form in this file, but could not tell which amount belongs to which box. Type its boxes in the interview.',
  ],
  blank_form: ['warning', 'This form is blank. Upload the copy your employer or payer filled in.'],
  hidden_text: ['info', 'This file holds text that can’t be seen on the page. We left it out.'],
} as const satisfies Record<string, readonly [Problem['severity'], string]>;

type ProblemCode = keyof typeof sentences;

export function problem(code: ProblemCode): Problem {
  const [severity, message] = sentences[code];
  return { code, severity, message };
}

/** A result with nothing but a problem. */
export function nothingBut(
  code: ProblemCode,
  detectedType: DetectedType | null = null,
  pages = 0,
): ReaderResult {
  return { detectedType, pages, forms: [], problems: [problem(code)] };
}

/** A form that stands in the file beside others, and that could not be made out. */
export const formNotRead = (form: string): Problem => ({
  code: 'form_not_read',
  severity: 'warning',
  message: `This file also names Form ${form}, and we could not read it. If it is there, upload its page alone or type its boxes in the interview.`,
});

/** Form W-2c shows what was reported and what is right, side by side. */
const correctedW2 =
  'This looks like Form W-2c: your employer corrected a W-2. It replaces boxes of that W-2. We don’t read it: correct those boxes on your W-2 yourself.';

/** A form we know by name and don't read. */
export function unsupportedForm(form: string, covered: boolean): Problem {
  const message =
    form === 'W-2c'
      ? correctedW2
      : covered
        ? `This looks like Form ${form}. We can’t read this form yet; type its boxes in the interview.`
        : `This looks like Form ${form}. Plainfile doesn’t read this form.`;
  return { code: 'unsupported_form', severity: 'warning', message };
}
