import { type DetectedType, type Problem, type ReaderResult } from './schema';

/** Everything the reader can say about a file as a whole, in a filer's words. */
const sentences = {
  empty_file: ['error', 'This file is empty. Save the document again and upload the new file.'],
  unsupported_type: ['error', 'This isn’t a PDF, PNG, or JPEG. Save the document as a PDF and upload that.'],
  password_needed: [
    'error',
    'This PDF is password-protected. Open it with the password, print it to a new PDF, and upload that one.',
  ],
  damaged_file: ['error', 'This file is damaged and can’t be opened. Download it again from the source.'],
  too_many_pages: [
    'warning',
    'This file has more pages than we can read at once, so we read only the first pages. If your tax form is missing, upload its pages as a separate file.',
  ],
  took_too_long: [
    'error',
    'Reading this file took too long, so we stopped. Print the tax form to a new PDF and upload that, or enter the boxes in the interview.',
  ],
  too_complex: [
    'error',
    'This file needs more memory to read than we allow. Print the tax form to a new PDF and upload that, or enter the boxes in the interview.',
  ],
  reader_failed: [
    'error',
    'We couldn’t read this file. Upload it again, or enter the boxes in the interview.',
  ],
  picture_too_large: [
    'error',
    'This image is too large to read. Take the photo again at a smaller size, or save the document as a PDF.',
  ],
  nothing_to_see: [
    'warning',
    'We couldn’t read any text in this image. Take the photo again in good light from directly above, or enter the boxes in the interview.',
  ],
  not_a_tax_document: [
    'warning',
    'We didn’t find a tax form in this file. If the file is a tax form, enter its boxes in the interview.',
  ],
  not_finished: [
    'warning',
    'We ran out of time before we found a form in this picture. Select the form type, or try reading it again.',
  ],
  type_the_boxes: ['warning', 'We couldn’t read this form. Enter its boxes here, next to the picture.'],
  partly_read: [
    'warning',
    'This file has more text than we could process, so some values or rows may be missing. Compare what we read with your document, or upload its pages one at a time.',
  ],
  not_of_this_kind: [
    'warning',
    'You told us what this document is, but we didn’t find that form in it. Select another type, or enter its boxes in the interview.',
  ],
  boxes_not_matched: [
    'warning',
    'We found a tax form in this file but couldn’t match the amounts to boxes. Enter its boxes in the interview.',
  ],
  blank_form: ['warning', 'This form is blank. Upload the copy your employer or payer filled in.'],
  blank_return: ['warning', 'This Form 1040 is blank. Upload the return you filed.'],
  hidden_text: ['info', 'This file has text that isn’t visible on the page. We left it out.'],
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

/** "Form 1099-INT", but "Schedule K-1 (Form 1065)". */
const withWord = (form: string) => (/^(Schedule|Property)/u.test(form) ? form : `Form ${form}`);

/** A form that stands in the file beside others, and that could not be made out. */
export const formNotRead = (form: string): Problem => ({
  code: 'form_not_read',
  severity: 'warning',
  message: `This file also names ${withWord(form)}, and we couldn’t read it. If it’s there, upload that page by itself or enter its boxes in the interview.`,
});

/** The only form of a file, whose title stands there and whose boxes could not be found. */
export const formNotMadeOut = (form: string): Problem => ({
  code: 'form_not_read',
  severity: 'warning',
  message: `This looks like ${withWord(form)}, but we couldn’t find its boxes. Select ${form} and we’ll read it as that form.`,
});

/** A form we know by name and don't read. */
export function unsupportedForm(form: string, covered: boolean): Problem {
  const message = covered
    ? `This looks like ${withWord(form)}. We can’t read this form yet. Enter its boxes in the interview.`
    : `This looks like ${withWord(form)}. Plainfile doesn’t read this form.`;
  return { code: 'unsupported_form', severity: 'warning', message };
}
