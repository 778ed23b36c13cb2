import { ApiError } from '@/lib/http/client';
import { downloadReturnPdf, readFileName } from './summary-download';

test('the file is called as the server says, and never by a path', () => {
  expect(readFileName('attachment; filename="plainfile-2024-return.pdf"')).toBe('plainfile-2024-return.pdf');
  expect(readFileName('attachment; filename="mine.pdf"')).toBe('mine.pdf');
  expect(readFileName('attachment; filename="../../mine.pdf"')).toBe('plainfile-2024-return.pdf');
  expect(readFileName(null)).toBe('plainfile-2024-return.pdf');
});

describe('a reply that is no PDF', () => {
  const original = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = original;
  });

  test('is an error in the words of the server', async () => {
    globalThis.fetch = async () =>
      Response.json({ message: 'Calculate the return first.', requestId: 'r1' }, { status: 409 });
    const error: unknown = await downloadReturnPdf('r').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, body: { message: 'Calculate the return first.' } });
  });

  test('is an error even when it calls itself a success', async () => {
    globalThis.fetch = async () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
    await expect(downloadReturnPdf('r')).rejects.toMatchObject({ status: 200, body: null });
  });
});
