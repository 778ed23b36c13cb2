import { cleanPersonName, findNameProblem } from './person-name';

test.each(['Ann', 'Ænna-Zoë', 'O’Brien', '李', 'नि\u200dता', 'Zoë', '-', '.'])('%j is a name', (name) =>
  expect(findNameProblem(name)).toBeNull(),
);

test.each(['Ann\u202Eeel', 'Ann\u0007', 'A\nnn', 'Ann\u2066', 'An\u2028n', 'An\u00ADn', 'A\u{e0041}'])(
  '%j holds a control or direction character',
  (name) => expect(findNameProblem(name)).toBe('characters'),
);

test('a pile of marks is no name', () => {
  expect(findNameProblem(`A${'\u0301'.repeat(60)}`)).toBe('characters');
  expect(findNameProblem('e\u0323\u0302')).toBeNull();
});

test.each(['', '\u3164', '\u2800', '\u115f', '\u200d\u200d', '\u0301'])('%j prints nothing', (name) =>
  expect(findNameProblem(name)).toBe('empty'),
);

test('a name from elsewhere is cleaned', () => {
  expect(cleanPersonName('An\u202Ena\u0007')).toBe('Anna');
  expect(cleanPersonName(`A${'\u0301'.repeat(60)}`)).toBe(`A${'\u0301'.repeat(4)}`);
  expect(cleanPersonName('\u3164')).toBe('');
});
