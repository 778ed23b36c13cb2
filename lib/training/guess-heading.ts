import { makeGuesser, type Subject } from './learnt';
import { askedFor } from './starter/asked';

/** Which heading of the starter material a question is about, by what people ask for under each. */
export const headings: Subject = {
  name: 'topics',
  list: () =>
    Object.entries(askedFor).flatMap(([key, texts]) =>
      [key, ...texts.split(' | ')].map((text) => ({ key, text, weight: 1 })),
    ),
};

const guesser = makeGuesser(headings);

/** Loads what was learnt, so that the first question need not wait for it. */
export const loadHeadings = guesser.load;

/** The headings that a question is most likely about, best first. They are 1 together even where none of them fits. */
export const guessHeadings = guesser.guess;
