import { readPath, readTarget, writeQuery, writeTarget } from './explanation-address';

test.each([
  [{ form: '1040', line: '25d', copy: 0 }, '1040:25d'],
  [{ form: 'schedule-c', line: '31', copy: 2 }, 'schedule-c:31:2'],
])('a line survives the address', (ref, text) => {
  expect(writeTarget(ref)).toBe(text);
  expect(readTarget(text)).toEqual(ref);
});

test.each([null, '', '1040', '1040:', ':9', '1040:9:x', '1040:9:1:2', '../etc:9', '1040:<b>'])(
  'an address that names no line opens nothing: %p',
  (text) => {
    expect(readTarget(text)).toBeNull();
  },
);

test('a path survives the address; anything else is the start', () => {
  expect(readPath('0.3.12')).toEqual([0, 3, 12]);
  expect(readPath('7')).toEqual([7]);
  for (const bad of [null, '', '.', '1.', 'a', '-1', '1..2']) expect(readPath(bad)).toEqual([]);
});

test('the query names line and step, and is empty when nothing is open', () => {
  expect(writeQuery({ form: '1040', line: '9', copy: 0 }, [])).toBe('?explain=1040%3A9');
  expect(writeQuery({ form: '1040', line: '9', copy: 0 }, [1, 0])).toBe('?explain=1040%3A9&step=1.0');
  expect(writeQuery(null, [1])).toBe('');
});
