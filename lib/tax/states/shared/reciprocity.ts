/**
 * Pairs of states that leave the wages of each other's residents to the home state, in 2024. Source: the agreements as
 * the instructions of the states' own forms list them (IL-1040 Schedule NR, IT-40PNR, 740-NP, MI-1040, D-40B, MD 502,
 * M1, MT Form 2, ND-1, NJ-1040NR, IT 1040, PA-40, VA 763, IT-140, WI Form 1NPR).
 */
const partners: Readonly<Partial<Record<string, readonly string[]>>> = {
  DC: ['MD', 'VA'],
  IA: ['IL'],
  IL: ['IA', 'KY', 'MI', 'WI'],
  IN: ['KY', 'MI', 'OH', 'PA', 'WI'],
  KY: ['IL', 'IN', 'MI', 'OH', 'VA', 'WV', 'WI'],
  MD: ['DC', 'PA', 'VA', 'WV'],
  MI: ['IL', 'IN', 'KY', 'MN', 'OH', 'WI'],
  MN: ['MI', 'ND'],
  MT: ['ND'],
  ND: ['MN', 'MT'],
  NJ: ['PA'],
  OH: ['IN', 'KY', 'MI', 'PA', 'WV'],
  PA: ['IN', 'MD', 'NJ', 'OH', 'VA', 'WV'],
  VA: ['DC', 'KY', 'MD', 'PA', 'WV'],
  WI: ['IL', 'IN', 'KY', 'MI'],
  WV: ['KY', 'MD', 'OH', 'PA', 'VA'],
};

/** States whose residents owe a state nothing on wages earned there. The District taxes no nonresident's wages at all. */
export const isReciprocal = (workState: string, homeState: string): boolean =>
  workState === 'DC' ? homeState !== 'DC' : (partners[workState]?.includes(homeState) ?? false);
