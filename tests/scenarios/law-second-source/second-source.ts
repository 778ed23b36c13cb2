/** A tree of amounts with the keys of the law: numbers, dates and lists, typed from another publication. */
export interface Amounts {
  readonly [key: string]: number | string | Amounts | readonly (number | string | Amounts)[];
}

/** Amounts that one publication prints, read apart from the law files. Paths name where the law keeps them. */
export interface SecondSource {
  readonly source: string;
  readonly amounts: Amounts;
}

/** In the order of the boxes on Form 1040: single, joint, separate, head of household, surviving spouse. */
export const byStatus = (single: number, mfj: number, mfs: number, hoh: number, qss: number): Amounts => ({
  single,
  mfj,
  mfs,
  hoh,
  qss,
});

/** Rates of a schedule, each with the income where it starts. */
export const schedule = (rates: readonly number[], starts: readonly number[]): Amounts[] =>
  rates.map((rate, i) => ({ rate, over: starts[i] ?? Number.NaN }));

const sevenRates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];
/** A tax rate schedule: the six incomes at which the rate goes up. */
export const taxRates = (...starts: number[]): Amounts[] => schedule(sevenRates, [0, ...starts]);
