import { SignupInput } from './schema';

const named = (firstName: string) =>
  SignupInput.safeParse({
    email: 'ann@example.com',
    password: 'a long enough password',
    firstName,
    lastName: 'Lee',
    planTier: 'basic',
  }).success;

it.each(['Ann', 'Ænna-Zoë', 'O’Brien', '李', 'नि\u200dता'])('accepts the name %s', (name) => {
  expect(named(name)).toBe(true);
});

it.each(['Ann\u202Eeel', 'Ann\u0007', 'A\nnn', 'Ann\u2066', 'An\u2028n', 'An\u00ADn'])(
  'refuses control and direction characters in %j',
  (name) => expect(named(name)).toBe(false),
);
