import { isUntoldOfBefore } from './untold-before';

it.each([
  'we have a student loan. how much do we still owe on it?',
  'i have a mortgage with a bank. how much is left?',
  'we put something aside for the kids. how much is in there by now?',
  'i have twenty clients. which one pays me the most?',
  'the bakery gave everyone a bonus. how much was that?',
  'my brother also has two kids. what did he get back?',
  'there is a designer across the street. how much does she make?',
  'i sold the shares in june. what would they fetch today?',
])('no return tells "%s"', (text) => {
  expect(isUntoldOfBefore(text)).toBe(true);
});

it.each([
  'i have a mortgage with a bank. how much interest did you count?',
  'they take a fixed amount off before tax. how much is left?',
  'my neighbor asked me to help with her return. what does she get back?',
  'my boss holds money back. how much did they take?',
  'my niece has one job. what did she earn?',
  'how much is left?',
])('a return may tell "%s"', (text) => {
  expect(isUntoldOfBefore(text)).toBe(false);
});
