import { readEmails } from './read-emails';

test('one address a line, each once', () => {
  expect(readEmails('ann@example.com\nBen@Example.com\n\nann@example.com')).toEqual([
    'ann@example.com',
    'ben@example.com',
  ]);
});

test('the addresses of a CSV file, whatever its other columns hold', () => {
  const csv = 'First name,Last name,Email\r\nAnn,Lee,ann@example.com\r\n"Ben, Jr.",Ray,"ben@example.com"\r\n';
  expect(readEmails(csv)).toEqual(['ann@example.com', 'ben@example.com']);
});

test('addresses as mail programs write them', () => {
  expect(readEmails('Ann Lee <ann@example.com>; Ben <ben@example.com>')).toEqual([
    'ann@example.com',
    'ben@example.com',
  ]);
});

test('text without an address gives none', () => {
  expect(readEmails('Ann Lee, Portland')).toEqual([]);
});
