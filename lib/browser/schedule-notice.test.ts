import { scheduleNotice } from './schedule-notice';

/** The order in which a notice, microtasks and the next timer come. */
async function orderOf(begin: (act: () => void) => void): Promise<string[]> {
  const heard: string[] = [];
  begin(() => scheduleNotice(() => heard.push('notice')));
  for (let times = 0; times < 10; times += 1) await Promise.resolve();
  heard.push('microtasks over');
  await new Promise((resolve) => setTimeout(resolve, 1));
  return heard;
}

afterEach(() => Reflect.deleteProperty(globalThis, 'event'));

test('what an event begins is heard before the next one', async () => {
  const click = (act: () => void) => {
    Object.assign(globalThis, { event: new Event('click') });
    act();
    Object.assign(globalThis, { event: undefined });
  };
  expect(await orderOf(click)).toEqual(['notice', 'microtasks over']);
});

test('what a reply brings waits until whoever asked has heard of it', async () => {
  expect(await orderOf((act) => act())).toEqual(['microtasks over', 'notice']);
});
