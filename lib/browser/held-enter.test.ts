import { dropHeldEnter } from './held-enter';

class TextArea extends EventTarget {}

beforeAll(() => Object.assign(globalThis, { HTMLTextAreaElement: TextArea }));
afterAll(() => Reflect.deleteProperty(globalThis, 'HTMLTextAreaElement'));

const press = (key: string, repeat: boolean, target: EventTarget) => {
  const event = { key, repeat, target, preventDefault: jest.fn(), stopPropagation: jest.fn() };
  dropHeldEnter(event);
  return [event.preventDefault.mock.calls.length, event.stopPropagation.mock.calls.length];
};

test.each([
  ['the first press', 'Enter', false, new EventTarget(), [0, 0]],
  ['a repeated one', 'Enter', true, new EventTarget(), [1, 1]],
  ['a repeated one in text of several lines', 'Enter', true, new TextArea(), [0, 0]],
  ['another held key', 'ArrowDown', true, new EventTarget(), [0, 0]],
])('%s', (_what, key, repeat, target, dropped) => {
  expect(press(key, repeat, target)).toEqual(dropped);
});
