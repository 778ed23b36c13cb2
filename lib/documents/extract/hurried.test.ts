import { letterPage } from '@/tests/fixtures/documents/letter-page';
import { openPdf } from './pdf-open';
import { recognizePages, recognizePicture } from './picture/recognize';
import { readBytes } from './read-document';
import { readPages } from './read-pdf';

/**
 * A picture is partly read when print on it was left out, and also when the clock ended the looking: then nobody knows what
 * was left out. Only the clock makes a reading hurried, and only a hurried one is tried again.
 */
jest.mock('./picture/recognize', () => ({
  mostPages: 12,
  recognizePicture: jest.fn(),
  recognizePages: jest.fn(),
}));
jest.mock('./pdf-open', () => ({ openPdf: jest.fn() }));
jest.mock('./read-pdf', () => ({ readPages: jest.fn() }));

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]);
const pdf = new TextEncoder().encode('%PDF-1.7\n%%EOF');
const page = (isPartial: boolean) =>
  letterPage([], { toShare: (x, y) => [x / 612, y / 792], ...(isPartial ? { isPartial: true } : {}) });

beforeEach(() => {
  jest.mocked(openPdf).mockResolvedValue({ document: { numPages: 1 } } as never);
  jest.mocked(readPages).mockResolvedValue({ pages: [], pictures: [1], letters: 0, complete: true });
});

interface Seen {
  isPartial: boolean;
  isHurried: boolean;
}

const ways: [string, (seen: Seen) => ReturnType<typeof readBytes>][] = [
  [
    'a photo',
    ({ isPartial, isHurried }) => {
      jest.mocked(recognizePicture).mockResolvedValue({ page: page(isPartial), isHurried });
      return readBytes(jpeg);
    },
  ],
  [
    'a scanned PDF',
    ({ isPartial, isHurried }) => {
      jest
        .mocked(recognizePages)
        .mockResolvedValue({ pages: [page(isPartial)], complete: !isPartial, isHurried });
      return readBytes(pdf);
    },
  ],
];

test.each(ways)(
  '%s is partly read when the clock or the work ended it, and not otherwise',
  async (_name, readAs) => {
    const outcomeOf = async (seen: Seen) => {
      const { problems, isHurried } = await readAs(seen);
      return [problems.map(({ code }) => code), isHurried];
    };
    expect(await outcomeOf({ isPartial: false, isHurried: true })).toEqual([
      ['partly_read', 'not_finished'],
      true,
    ]);
    expect(await outcomeOf({ isPartial: true, isHurried: false })).toEqual([
      ['partly_read', 'not_finished'],
      undefined,
    ]);
    expect(await outcomeOf({ isPartial: false, isHurried: false })).toEqual([
      ['not_a_tax_document'],
      undefined,
    ]);
  },
);
