import { formatDollars, formatRate, formatShare, readDollars } from '@/lib/format/money';

describe('formatDollars', () => {
  it.each([
    [0, '$0'],
    [-0, '$0'],
    [0.4, '$0'],
    [-0.4, '$0'],
    [0.5, '$1'],
    [-0.5, '\u2212$1'],
    [2.5, '$3'],
    [-2.5, '\u2212$3'],
    [62400, '$62,400'],
    [-1234567, '\u2212$1,234,567'],
  ])('writes %p as %p', (value, text) => {
    expect(formatDollars(value)).toBe(text);
  });

  it('shows a sign on both sides when asked, and on neither', () => {
    expect(formatDollars(310, { sign: 'always' })).toBe('+$310');
    expect(formatDollars(-310, { sign: 'always' })).toBe('\u2212$310');
    expect(formatDollars(0, { sign: 'always' })).toBe('$0');
    expect(formatDollars(-310, { sign: 'never' })).toBe('$310');
  });

  it('shows cents only when asked', () => {
    expect(formatDollars(1234.5, { cents: true })).toBe('$1,234.50');
    expect(formatDollars(-0.001, { cents: true })).toBe('$0.00');
  });

  it('never invents an amount', () => {
    expect(formatDollars(null)).toBe('—');
    expect(formatDollars(undefined)).toBe('—');
    expect(formatDollars(Number.NaN)).toBe('—');
    expect(formatDollars(Number.POSITIVE_INFINITY)).toBe('—');
  });
});

describe('readDollars', () => {
  it('reads numeric strings and takes missing as zero', () => {
    expect(readDollars('1234.50')).toBe(1234.5);
    expect(readDollars('-87')).toBe(-87);
    expect(readDollars(12)).toBe(12);
    expect(readDollars('')).toBe(0);
    expect(readDollars(null)).toBe(0);
    expect(readDollars(undefined)).toBe(0);
  });

  it('refuses what is not a number', () => {
    expect(() => readDollars('1,234')).toThrow(RangeError);
    expect(() => readDollars(Number.NaN)).toThrow(RangeError);
  });
});

describe('formatRate', () => {
  it('has one decimal and a real minus', () => {
    expect(formatRate(0.12345)).toBe('12.3%');
    expect(formatRate(0)).toBe('0.0%');
    expect(formatRate(-0.021)).toBe('\u22122.1%');
    expect(formatRate(Number.NaN)).toBe('—');
  });
});

test('formatShare keeps the decimals of a rate of law', () => {
  expect([0.2, 0.075, 0.0145, 0.9235].map(formatShare)).toEqual(['20%', '7.5%', '1.45%', '92.35%']);
  expect(formatShare(Number.NaN)).toBe('—');
});
