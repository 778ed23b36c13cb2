/** Drawings of icons that screens everywhere share: lucide’s (ISC license), as paths. icon-paths.test.ts holds them to it. */

export const arrowDownLeft = ['M17 7 7 17', 'M17 17H7V7'];
export const arrowLeft = ['m12 19-7-7 7-7', 'M19 12H5'];
export const arrowRight = ['M5 12h14', 'm12 5 7 7-7 7'];
export const arrowUpRight = ['M7 7h10v10', 'M7 17 17 7'];
export const check = ['M20 6 9 17l-5-5'];
export const circleAlert = ['M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0', 'M12 8L12 12', 'M12 16L12.01 16'];
export const loaderCircle = ['M21 12a9 9 0 1 1-6.219-8.56'];
export const panelLeft = [
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z',
  'M9 3v18',
];
