import { type DetectedType } from './schema';

const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0) =>
  signature.every((byte, index) => bytes[offset + index] === byte);

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-

/**
 * The type by content, never by name. The PDF header may follow up to 1,024 bytes of other
 * data (ISO 32000-1, Annex H.3, note 13), but not another format's signature.
 */
export function detectType(bytes: Uint8Array): DetectedType | null {
  if (startsWith(bytes, png)) return 'image/png';
  if (startsWith(bytes, jpeg)) return 'image/jpeg';
  if (startsWith(bytes, pdf)) return 'application/pdf';
  if (startsWith(bytes, [0x4d, 0x5a]) || startsWith(bytes, [0x50, 0x4b]) || startsWith(bytes, [0x7f, 0x45]))
    return null;
  const window = Math.min(1024, bytes.length - pdf.length);
  for (let offset = 1; offset <= window; offset += 1) {
    if (startsWith(bytes, pdf, offset)) return 'application/pdf';
  }
  return null;
}
