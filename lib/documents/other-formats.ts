/** Picture formats that phones and scanners write and we don't take: what they are called and the way out. */
const formats = [
  {
    extensions: /\.(heic|heif|avif)$/iu,
    starts: (head: Uint8Array) => /^....ftyp(hei|hev|mif|msf|avi)/su.test(latin(head)),
    message:
      'This is a HEIC photo. Save it as a JPG first. To take JPGs with an iPhone, go to Settings, Camera, Formats, and select Most Compatible.',
  },
  {
    extensions: /\.webp$/iu,
    starts: (head: Uint8Array) => /^RIFF....WEBP/su.test(latin(head)),
    message: 'This is a WebP image. Save it as a PNG or JPG and upload that.',
  },
  {
    extensions: /\.tiff?$/iu,
    starts: (head: Uint8Array) => /^(II\*\0|MM\0\*)/u.test(latin(head)),
    message: 'This is a TIFF scan. Save it as a PDF and upload that.',
  },
  {
    extensions: /\.(docx?|pages|odt|xlsx?)$/iu,
    starts: () => false,
    message: 'This is a word processor or spreadsheet file. Save it as a PDF and upload that.',
  },
] as const;

const latin = (head: Uint8Array) => String.fromCharCode(...head.subarray(0, 12));

/** What to do with a file of a known other format, recognized by its first bytes; null for anything else. */
export const explainFormat = (head: Uint8Array): string | null =>
  formats.find(({ starts }) => starts(head))?.message ?? null;

/** The same by its name, for files that have not been sent. */
export const explainName = (name: string): string | null =>
  formats.find(({ extensions }) => extensions.test(name))?.message ?? null;
