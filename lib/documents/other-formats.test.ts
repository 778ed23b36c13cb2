import { explainFormat, explainName } from './other-formats';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

test.each([
  ['\0\0\0\u0018ftypheic', /HEIC/],
  ['\0\0\0\u0018ftypmif1', /HEIC/],
  ['RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', /WebP/],
  ['II*\0\u0008\0\0\0', /TIFF/],
  ['MM\0*\0\0\0\u0008', /TIFF/],
])('a file that starts with %j is named', (head, message) => {
  expect(explainFormat(bytes(head))).toMatch(message);
});

test('other content is not named', () => {
  expect(explainFormat(bytes('MZ\u0090\0'))).toBeNull();
  expect(explainFormat(bytes(''))).toBeNull();
});

test('names tell the same before a file is sent', () => {
  expect(explainName('IMG_0001.HEIC')).toMatch(/Most Compatible/);
  expect(explainName('scan.tif')).toMatch(/TIFF/);
  expect(explainName('w2.pdf')).toBeNull();
});
