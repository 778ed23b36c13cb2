import { scaleSpans } from './waterfall-scale';

test('bars share one scale from the lowest to the highest end', () => {
  const scale = scaleSpans([
    { from: 0, to: -5000 },
    { from: -5000, to: 15000 },
    { from: 0, to: 15000 },
  ]);
  expect(scale.zero).toBe(25);
  expect(scale.bars).toEqual([
    { left: 0, width: 25 },
    { left: 0, width: 100 },
    { left: 25, width: 75 },
  ]);
});

test('zero is always on the scale', () => {
  expect(scaleSpans([{ from: 100, to: 200 }])).toMatchObject({ zero: 0, bars: [{ left: 50, width: 50 }] });
  expect(scaleSpans([{ from: -200, to: -100 }])).toMatchObject({ zero: 100, bars: [{ left: 0, width: 50 }] });
});

test('nothing but zeros has no width and does not break', () => {
  expect(scaleSpans([{ from: 0, to: 0 }])).toMatchObject({ zero: 50, bars: [{ left: 50, width: 0 }] });
});
