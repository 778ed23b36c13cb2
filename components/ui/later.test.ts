import { later } from '@/components/ui/later';

const effects: (() => void)[] = [];
const redraw = jest.fn();

jest.mock('react', () => ({
  ...jest.requireActual<object>('react'),
  useEffect: (effect: () => void) => effects.push(effect),
  useReducer: (_reducer: unknown, first: unknown) => [first, redraw],
}));

beforeAll(() => Object.assign(globalThis, { window: { addEventListener: jest.fn() } }));
afterAll(() => Reflect.deleteProperty(globalThis, 'window'));
beforeEach(() => {
  effects.length = 0;
  redraw.mockClear();
});

const arrives = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a part is drawn when it has come', async () => {
  const Part = later(() => Promise.resolve(() => null));
  expect(Part({ meanwhile: 'Loading' })).toBe('Loading');
  effects[0]?.();
  await arrives();
  expect(redraw).toHaveBeenCalledTimes(1);
  expect(Part({ meanwhile: 'Loading' })).not.toBe('Loading');
});

test('also when it comes after the first look and before the effect, fetched by somebody else', async () => {
  const Part = later(() => Promise.resolve(() => null));
  void Part({});
  effects.shift()?.();
  expect(Part({ meanwhile: 'Loading' })).toBe('Loading');
  await arrives();
  redraw.mockClear();
  effects[0]?.();
  expect(redraw).toHaveBeenCalledTimes(1);
});

test('what is not wanted yet is not fetched', () => {
  const load = jest.fn();
  const Part = later(load);
  expect(Part({ when: false })).toBeNull();
  effects[0]?.();
  expect(load).not.toHaveBeenCalled();
});
