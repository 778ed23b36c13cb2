import { momentsFrom } from './signed-moments';

it('takes the newest signature of each', () => {
  const at = (text: string) => new Date(text);
  expect(
    momentsFrom([
      { event: 'prepared', at: at('2026-11-22T10:00:00Z') },
      { event: 'signed-by-taxpayer', at: at('2026-11-22T12:00:00Z') },
      { event: 'signed-by-taxpayer', at: at('2026-11-22T11:00:00Z') },
      { event: 'signed-by-preparer', at: at('2026-11-21T11:00:00Z') },
    ]),
  ).toEqual({
    taxpayer: at('2026-11-22T12:00:00Z'),
    spouse: null,
    preparer: at('2026-11-21T11:00:00Z'),
  });
});
