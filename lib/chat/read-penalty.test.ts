import { readPenalty } from './read-penalty';
import { normalize } from './understand';

const kindOf = (question: string) => readPenalty(normalize(question))?.kind ?? null;

test.each([
  'Do I owe a penalty?',
  'Will I be penalized for underpaying?',
  'Is there a penalty on my return?',
  'What penalties do I owe?',
  'are there any penalties',
  'do i have to pay a penalty',
  'Is there a fine for paying too little?',
])('“%s” asks for the penalties of the return', (question) => {
  expect(kindOf(question)).toBe('penalties');
});

test.each(['late filing penalty', 'penalty for filing late', 'Do I pay a penalty if I file late?'])(
  '“%s” is a topic',
  (question) => {
    expect(kindOf(question)).toBe('topic');
  },
);

test.each([
  'early withdrawal penalty',
  'Is there a penalty for having no insurance?',
  'How do I avoid the underpayment penalty?',
  'late quarterly penalty',
  'Is my return fine?',
  'Do I owe anything?',
])('“%s” is left to others', (question) => {
  expect(kindOf(question)).toBeNull();
});
