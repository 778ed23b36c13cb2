import {
  fileAddress,
  formatSize,
  reviewAddress,
  statusVariant,
  typeVariant,
} from '@/components/documents/document-labels';

it('colors each known status, and shows any other in neutral', () => {
  const words = ['processing', 'reviewed', 'approved', 'completed', 'failed', 'needs-clarification', 'odd'];
  expect(words.map(statusVariant)).toEqual([
    'warning',
    'info',
    'success',
    'success',
    'neutral',
    'neutral',
    'neutral',
  ]);
});

it('gives each type its own color', () => {
  const variants = (['W-2', '1099', 'Receipt', 'Other'] as const).map(typeVariant);
  expect(new Set(variants).size).toBe(4);
});

it('makes the addresses of a file and of its review', () => {
  expect(fileAddress('/documents/abc')).toBe('/objects/documents/abc');
  expect(fileAddress('/documents/abc', 4)).toBe('/objects/documents/abc#page=4');
  expect(reviewAddress('d-1')).toBe('/upload/d-1');
  expect(reviewAddress('d-1', 'forms[1].box12[0].code')).toBe(
    '/upload/d-1?field=forms%5B1%5D.box12%5B0%5D.code',
  );
});

it('writes sizes as people read them', () => {
  expect([0, 1, 1023, 1024, 40_900, 1_048_200, 1_258_000, 52_428_800].map(formatSize)).toEqual([
    '0 bytes',
    '1 byte',
    '1,023 bytes',
    '1 KB',
    '40 KB',
    '1.0 MB',
    '1.2 MB',
    '50 MB',
  ]);
});
