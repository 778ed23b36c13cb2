/** Poverty guidelines of the 48 states and the District of Columbia that state credits of 2024 read. */
export interface PovertyGuidelines {
  readonly source: string;
  readonly onePerson: number;
  readonly eachFurther: number;
}

export const povertyGuidelines2024: PovertyGuidelines = {
  source: '89 FR 2961 (2024 HHS poverty guidelines)',
  onePerson: 15_060,
  eachFurther: 5_380,
};

/** Guideline in dollars for a family of so many people. */
export const povertyLevel = (people: number, { onePerson, eachFurther }: PovertyGuidelines): number =>
  people <= 0 ? 0 : onePerson + (people - 1) * eachFurther;
