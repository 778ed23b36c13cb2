import { makeGuesser, type Subject } from '@/lib/training/learnt';
import { listExamples } from './examples';

/** What a question wants, by all that people ask. */
export const wants: Subject = { name: 'chat', list: listExamples };

const guesser = makeGuesser(wants);

/** Loads what was learnt, so that the first question need not wait for it. */
export const loadLearnt = guesser.load;

/** What a text most likely wants, best first. */
export const guessText = guesser.guess;
