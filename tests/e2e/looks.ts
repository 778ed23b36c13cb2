import { inTurn, isDeep } from '../setup/share';

type Look = readonly [width: number, theme: 'light' | 'dark'];

/** All ways to look at a screen: each width and each theme once, and in the deep run each width in each theme. */
export const looks: readonly Look[] = isDeep
  ? [
      [1440, 'light'],
      [1440, 'dark'],
      [390, 'light'],
      [390, 'dark'],
    ]
  : [
      [1440, 'light'],
      [390, 'dark'],
    ];

/**
 * Ways for a screen in a state that its own file brings about: one look in the usual run, which the seed of the run changes.
 * @param at which of the looks comes first: files that differ in it are looked at in different ways in the same run
 */
export const looksInTurn = (at: 0 | 1): readonly Look[] => inTurn(looks, at);

/**
 * Ways for a screen that every-screen.test.ts opens just as it is: in the usual run the narrow dark one is looked at there,
 * and the wide light one here.
 */
export const looksBeside = isDeep ? looks : looks.slice(0, 1);
