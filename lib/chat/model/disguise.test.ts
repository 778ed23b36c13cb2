import fc from 'fast-check';
import { filers } from '@/tests/eval/chat/returns';
import { makeDisguise } from './disguise';
import { type KnownText, textsOf } from './secrets';

const account: KnownText[] = [
  { key: 'firstName', value: 'Marta' },
  { key: 'lastName', value: 'Ortiz' },
  { key: 'email', value: 'marta@example.com' },
];
const disguise = makeDisguise([...account, ...textsOf(filers.ortiz)]);

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
  const body = (content: string) => JSON.stringify({ messages: [{ role: 'user', content }] });
  expect(disguise.leaks(body('my number is 400012346'))).toBe(true);
  expect(disguise.leaks(body('123-45-6789'))).toBe(true);
  expect(disguise.leaks(body('{"data":{"payer":"Northgate Clinic"}}'))).toBe(true);
  expect(disguise.leaks(JSON.stringify({ input: ['what Ortiz owes'] }))).toBe(true);
  expect(disguise.leaks('Ortiz, in a body of a shape that nobody knows')).toBe(true);
  expect(disguise.leaks(body('wages of 85000 and a tax of 4019'))).toBe(false);
});

it('leaves no mark that a model made up', () => {
  const hidden = disguise.hide('I am Marta Ortiz');
  const [mark = ''] = /\[NAME_\d+\]/.exec(hidden) ?? [];
  expect(disguise.restore(`${mark}, your refund is $981.`)).toBe('Marta, your refund is $981.');
  expect(disguise.restore('[NAME_77], your refund is $981.')).toBe('your refund is $981.');
  expect(disguise.restore('Your refund, NAME_78, is $981 (ADDRESS_9).')).toBe('Your refund, is $981.');
  expect(disguise.restoreIn({ answer: ['[NUMBER_99] 5'] })).toEqual({ answer: ['5'] });
});

describe('however it is written', () => {
  const separators = ['', '-', ' ', '.', '–', '—', '−', '‑', '/', '_', ' - ', '\u00a0', '·', ', ', '\u200b'];
  const digits: readonly ((digit: string) => string)[] = [
    (digit) => digit,
    (digit) => String.fromCodePoint(0xff10 + Number(digit)),
    (digit) => String.fromCodePoint(0x0660 + Number(digit)),
    (digit) => String.fromCodePoint(0x1d7ce + Number(digit)),
    (digit) => `${digit}\u200b`,
    (digit) =>
      ['zero ', 'one ', 'two ', 'three ', 'four ', 'five ', 'six ', 'seven ', 'eight ', 'nine '][
        Number(digit)
      ] ?? '',
  ];
  const write = (groups: readonly string[], separator: string, one: (digit: string) => string) =>
    groups.map((group) => [...group].map(one).join('')).join(separator);
  const before = fc.constantFrom('', 'my SSN is ', 'SSN:', '(', 'it’s #', 'call me, ');
  const after = fc.constantFrom('', '.', ' and I earned $85,000', ')', '?');
  const separator = fc.constantFrom(...separators);
  const digit = fc.constantFrom(...digits);

  it('hides a number of somebody on the return, in any grouping', () => {
    const groupings = fc.constantFrom(
      ['400', '01', '2346'],
      [...'400012346'],
      ['400012', '346'],
      ['4000', '12346'],
    );
    fc.assert(
      fc.property(before, groupings, separator, digit, after, (head, groups, sign, one, tail) => {
        const number = write(groups, sign, one);
        const hidden = disguise.hide(`${head}${number}${tail}`);
        expect(hidden).not.toContain(number.trim());
        expect(hidden.replaceAll('$85,000', '').replaceAll(/_\d+/g, '')).not.toMatch(/\p{Nd}/u);
      }),
      { numRuns: 400 },
    );
  });

  it('hides numbers that nobody told us before: SSN, EIN, telephone, card', () => {
    const numbers = fc.constantFrom(
      ['123', '45', '6789'],
      ['12', '3456789'],
      ['212', '555', '0187'],
      ['4242', '4242', '4242', '4242'],
      ['3782', '822463', '10005'],
      [...'123456789'],
    );
    fc.assert(
      fc.property(before, numbers, separator, digit, after, (head, groups, sign, one, tail) => {
        const hidden = disguise.hide(`${head}${write(groups, sign, one)}${tail}`);
        expect(hidden.replaceAll('$85,000', '').replaceAll(/_\d+/g, '')).not.toMatch(/\p{Nd}/u);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    'MARTA',
    'Márta',
    'Мarta',
    'Ｍａｒｔａ',
    'M\u200barta',
    'M a r t a',
    'M.a.r.t.a',
    'marta_',
    'Marta’s',
    'ortiz2024',
    'the Ortizes',
    'Ort\u0131z',
    'Northgate',
    'NORTHGATE clinic',
    'm4rta',
    '0rtiz',
    'Ort1z',
    'N0rthgate',
    'ᴍᴀʀᴛᴀ',
    '🅼🅰🆁🆃🅰',
    '🅜🅐🅡🅣🅐',
    '🇲🇦🇷🇹🇦',
    'ΜΑRΤΑ',
    'ᎷᎪᎡᎢᎪ',
    'Maɾta',
    'Mɑrta',
    'Mar-ta',
    'Mar ta',
    'North gate',
    'Nörthgate',
  ])('hides %s', (name) => {
    const hidden = disguise.hide(`I asked ${name} about box 1 of it`);
    expect(hidden).toMatch(/^I asked .*\[(NAME|CONTACT)_\d+\].* about box 1 of it$/);
    expect(hidden).not.toContain(name);
  });

  it.each([
    '4OO-O1-2346',
    '4oo o1 2346',
    '❹⓿⓿-⓿❶-❷❸❹❻',
    '➃⓪⓪⓪➀➁➂➃➅',
    '🄅🄁🄁-🄁🄂-🄃🄄🄅🄇',
    '４００ー０１ー２３４６',
    '四〇〇〇一二三四六',
    'GB29 NWBK 6016 1331 9268 19',
    'S123-4567-8901',
    '123-45-6789, 2024',
    'four 2346',
  ])('leaves no digit of %s', (number) => {
    const hidden = disguise.hide(`it is ${number} and box 1`);
    expect(hidden).toContain('box 1');
    expect(hidden.replace(/box 1|2024|four/g, '').replaceAll(/_\d+/g, '')).not.toMatch(/[\p{N}一二三四六]/u);
  });

  it('hides a number that is split over two turns', () => {
    for (const [first, second] of [
      ['My SSN starts with 400-01', '2346 is the rest'],
      ['It is 123-45', '-6789'],
      ['My card is 4242 4242', '4242 4242'],
    ] as const)
      expect(disguise.hideTurns([first, second]).join(' ').replaceAll(/_\d+/g, '')).not.toMatch(/\d/);
  });

  it('keeps amounts, years, lines and what the law says', () => {
    for (const text of [
      'In 2024 I earned $85,000.50 and 31,000 dollars; box 2 says 4019.25.',
      'In 2023 50000 and in 2024 52000',
      'Line 25d of Form 1040, Schedule C line 31, Form 1099-NEC, section 199A(b)(2)',
      'from 12/31/2024 to 2025-04-15, 10% of 7,500, 12 of 24 months',
      'What about 14,600 and 29,200 or 1 and 2 and 3?',
    ])
      expect(disguise.hide(text)).toBe(text);
  });

  it('hides what a tool or a passage of training says, too', () => {
    expect(
      disguise.hideIn({
        data: { text: 'Paid by NORTHGATE to Márta Ortiz, 400.01.2346' },
        sources: [{ id: 'S1' }],
      }),
    ).toEqual({
      data: {
        text: expect.stringMatching(
          /^Paid by \[NAME_\d+\] to \[NAME_\d+\](?: \[NAME_\d+\])?, \[NUMBER_\d+\]$/,
        ),
      },
      sources: [{ id: 'S1' }],
    });
  });
});

it('takes as long for twice the text as it should', () => {
  for (const pump of ['a@', '1-', '12 a ', 'M ', '@', '1 ', '(a ', '４', 'one ', '-', 'a.']) {
    const timeOf = (length: number) =>
      Math.min(
        ...[1, 2, 3].map(() => {
          // The processor's time, not the clock's: others may be using the machine.
          const started = process.cpuUsage();
          disguise.hide(pump.repeat(length / pump.length));
          const { user, system } = process.cpuUsage(started);
          return (user + system) / 1000;
        }),
      );
    const [half, whole] = [timeOf(2000), timeOf(4000)];
    // A few milliseconds could be chance; with backtracking it would be seconds.
    if (whole > 20) expect([pump, whole / half < 8]).toEqual([pump, true]);
  }
});
