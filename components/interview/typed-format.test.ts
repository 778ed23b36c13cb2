import { type AnswerFormat } from '@/lib/interview/schema';
import { faultOfText, formatTyped } from './typed-format';

/** Types sign after sign at the cursor, which "|" marks, the way a box does. */
function type(format: AnswerFormat, start: string, keys: readonly string[]): string {
  const caret = start.indexOf('|');
  let typed = { text: start.replace('|', ''), caret };
  for (const key of keys) {
    const { text, caret: at } = typed;
    const from = key === 'Backspace' ? Math.max(at - 1, 0) : at;
    const to = key === 'Delete' ? at + 1 : at;
    const insert = key.length > 1 && ['Backspace', 'Delete'].includes(key) ? '' : key;
    typed = formatTyped(format, {
      text: text.slice(0, from) + insert + text.slice(to),
      caret: from + insert.length,
    });
  }
  return `${typed.text.slice(0, typed.caret)}|${typed.text.slice(typed.caret)}`;
}

test.each([
  ['money', '|', [...'1234567.89'], '1,234,567.89|'],
  ['money', '|', [...'-1234'], '-1,234|'],
  ['money', '|', ['$1,234.50'], '1,234.50|'],
  ['money', '12|34', ['9'], '12,9|34'],
  ['money', '1,2|34', ['Backspace'], '1|34'],
  ['money', '1,|234', ['Backspace'], '1|,234'],
  ['money', '1,234|', ['Backspace', 'Backspace'], '12|'],
  ['money', '|1,234', ['Delete'], '|234'],
  ['money', '|', ['(1,234.50)'], '(1,234.50)|'],
  ['money', '|', ['about 5'], 'about 5|'],
  ['money', '|', [...'.5'], '.5|'],
  ['money', '|', [...'0012'], '0,012|'],
  ['whole', '|', [...'1250'], '1,250|'],
  ['ssn', '|', [...'400012345'], '400-01-2345|'],
  ['ssn', '|', ['400 01 2345'], '400-01-2345|'],
  ['ssn', '400-|', ['Backspace'], '400|'],
  ['ssn', '400-0|1-2345', ['Backspace'], '400|-12-345'],
  ['ssn', '|', ['400-01-23456'], '400-01-23456|'],
  ['ssn', '|', ['•••-••-2345'], '•••-••-2345|'],
  ['ein', '|', [...'987000203'], '98-7000203|'],
  ['zip', '|', [...'04102'], '04102|'],
  ['zip', '|', [...'041021234'], '04102-1234|'],
  ['phone', '|', ['(937) 555-0142'], '937-555-0142|'],
  ['phone', '|', ['+1 937 555 0142'], '+1 937 555 0142|'],
  ['name', '|', [...'Ann-Lee 2'], 'Ann-Lee 2|'],
] as const)('%s: %s typed %j gives %s', (format, start, keys, wanted) => {
  expect(type(format, start, keys)).toBe(wanted);
});

test('no digit that is typed or pasted is ever lost', () => {
  const formats: AnswerFormat[] = ['money', 'whole', 'ssn', 'ein', 'zip', 'phone', 'routing', 'ipPin'];
  const texts = [
    '1',
    '12345678901234',
    '12.345',
    '1,2,3',
    '12-34',
    ' 55 ',
    '5 5.5 5',
    '1-2-3-4-5-6-7-8-9',
    '9e9',
  ];
  for (const format of formats)
    for (const text of texts)
      expect(formatTyped(format, { text, caret: 0 }).text.replaceAll(/\D/g, '')).toBe(
        text.replaceAll(/\D/g, ''),
      );
});

test('half a number is not sent', () => {
  expect(faultOfText('ssn', '400-01')).toMatch(/nine digits/);
  expect(faultOfText('ssn', '400-01-2345')).toBeNull();
  expect(faultOfText('zip', '0410')).toMatch(/five digits/);
  expect(faultOfText('phone', '+1 (937) 555-0142')).toBeNull();
  expect(faultOfText('phone', '937-555')).toMatch(/10 digits/);
  expect(faultOfText('email', 'a@b')).toMatch(/email/);
  expect(faultOfText('name', 'x')).toBeNull();
  expect(faultOfText(undefined, 'x')).toBeNull();
});
