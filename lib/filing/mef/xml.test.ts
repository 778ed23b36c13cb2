import { businessNameControl, nameControl, nameLine, personText } from './filer-names';
import { makeSubmissionId, submissionIdPattern } from './manifest';
import { readXml } from './read-xml';
import { writeXml } from './write-xml';

describe('writing', () => {
  test('what has a meaning in XML is escaped, and comes back', () => {
    const node = { name: 'A', attributes: { b: '"<&' }, children: [{ name: 'C', text: `O'Neil & <b>` }] };
    const text = writeXml(node);
    expect(text).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<A b="&quot;&lt;&amp;"><C>O&apos;Neil &amp; &lt;b&gt;</C></A>\n',
    );
    expect(readXml(text)).toEqual(node);
  });

  test('a character that XML does not allow stops the writing', () => {
    expect(() => writeXml({ name: 'A', text: 'a\u0001b' })).toThrow('isn’t allowed');
    expect(() => writeXml({ name: 'A', text: '\ud800' })).toThrow('isn’t allowed');
    expect(() => writeXml({ name: '1A', text: '' })).toThrow('isn’t a valid element name');
  });
});

describe('reading', () => {
  test.each([
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    '<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx">]><a>&x;</a>',
    '<a><b></a>',
    '<a/><b/>',
    '<a>text<b/></a>',
    '',
    `<a>${'x'.repeat(2_000_001)}</a>`,
  ])('refuses %.40s', (text) => {
    expect(() => readXml(text)).toThrow();
  });
});

describe('names', () => {
  test.each([
    ["O'Neil-Smith", 'ONEI'],
    ['Ünal', 'UNAL'],
    ['de la Cruz', 'DELA'],
    ['Lee', 'LEE'],
    ['Smith Jr', 'SMIT'],
    ['El-Roy', 'EL-R'],
    ['Łukasz', 'LUKA'],
  ])('name control of %s is %s', (name, control) => {
    expect(nameControl(name)).toBe(control);
  });

  test('name line: alone, together, and with two last names', () => {
    const ann = { firstName: 'Ann', lastName: 'Lee' };
    expect(nameLine(ann, null)).toBe('ANN<LEE');
    expect(nameLine(ann, { firstName: 'Bo', lastName: 'Lee' })).toBe('ANN & BO<LEE');
    expect(nameLine(ann, { firstName: 'Bo', lastName: 'May' })).toBe('ANN<LEE<& BO MAY');
  });

  test('hostile names lose what the IRS refuses', () => {
    expect(personText("  O'Neil-Smith  & Ünal <b> ")).toBe('ONeil-Smith Unal b');
    expect(businessNameControl('The Harbor Bakery')).toBe('HARB');
    expect(businessNameControl('A & B Co.')).toBe('A&BC');
  });
});

test('a submission id has the sender, the day and seven characters', () => {
  const id = makeSubmissionId(
    '109999',
    new Date('2025-03-01T12:00:00Z'),
    new Uint8Array([0, 35, 36, 255, 1, 2, 3]),
  );
  expect(id).toMatch(submissionIdPattern);
  expect(id).toBe('1099992025060' + '0z03123');
});
