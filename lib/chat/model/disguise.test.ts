import { filers } from '@/tests/eval/chat/returns';
import { makeDisguise } from './disguise';

const disguise = makeDisguise(filers.ortiz, ['Marta', 'Ortiz', 'marta@example.com']);

it('replaces names, numbers, addresses and contacts, and puts them back', () => {
  const asked =
    'I am Marta Ortiz, SSN 400-01-2346, of 12 Birch Lane. Does Northgate Clinic (98-7000123) owe me $85,000? Write to marta@example.com.';
  const hidden = disguise.hide(asked);
  for (const secret of [
    'Marta',
    'Ortiz',
    '400-01-2346',
    '12 Birch Lane',
    'Northgate',
    '98-7000123',
    'example.com',
  ])
    expect(hidden).not.toContain(secret);
  expect(hidden).toContain('$85,000');
  expect(disguise.restore(hidden)).toBe(asked);
});

it('hides inside of values, not in keys and numbers', () => {
  expect(disguise.hideIn({ Ortiz: ['paid by City Library', 31_000] })).toEqual({
    Ortiz: [expect.stringMatching(/^paid by \[NAME_\d+\]$/), 31_000],
  });
});

it('knows a body that would give a number away', () => {
  expect(disguise.leaks('{"content":"my number is 400012346"}')).toBe(true);
  expect(disguise.leaks('{"content":"123-45-6789"}')).toBe(true);
  expect(disguise.leaks('{"content":"wages of 85000 and a tax of 4019"}')).toBe(false);
});

it('leaves no mark that a model made up', () => {
  const hidden = disguise.hide('I am Marta Ortiz');
  const [mark = ''] = /\[NAME_\d+\]/.exec(hidden) ?? [];
  expect(disguise.restore(`${mark}, your refund is $981.`)).toBe('Marta, your refund is $981.');
  expect(disguise.restore('[NAME_77], your refund is $981.')).toBe('your refund is $981.');
  expect(disguise.restore('Your refund, NAME_78, is $981 (ADDRESS_9).')).toBe('Your refund, is $981.');
  expect(disguise.restoreIn({ answer: ['[NUMBER_99] 5'] })).toEqual({ answer: ['5'] });
});
