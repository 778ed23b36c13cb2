/** As `figures`, for less ordinary cases: amounts that cards name and that no line of the return needs. */
export const caseFigures = {
  estates: {
    source: 'IRC 2010(c); Rev. Proc. 2023-34 (2024) and 2024-40 (2025); Pub. L. 119-21, section 70106 (2026)',
    exclusion2024: 13_610_000,
    exclusion2025: 13_990_000,
    exclusion2026: 15_000_000,
  },
  estateReturn: { source: 'IRC 6012(a)(3)', grossIncome: 600 },
  foreignGifts: { source: 'IRC 6039F; Notice 97-34', fromPeople: 100_000 },
  passport: {
    source: 'IRC 7345(b), (f); Rev. Proc. 2023-34 (2024) and 2024-40 (2025)',
    debt2024: 62_000,
    debt2025: 64_000,
  },
  guestStudent: { source: 'IRC 170(g)(2)(A)', eachMonth: 50 },
  serviceHours: { source: 'IRC 274(n)(3)', mealShare: 0.8 },
  mortgageCertificate: { source: 'IRC 25(a)(2), (e)(1)', most: 2_000, rateAbove: 0.2, carryYears: 3 },
  homebuyer: { source: 'IRC 36(f); Instructions for Form 5405 (November 2024)', years: 15 },
  washingtonGains: {
    source: 'RCW 82.87.040 as amended in 2025; Washington Department of Revenue, June 5, 2025',
    over: 1_000_000,
    higherRate: 0.099,
  },
  rentalSafeHarbor: { source: 'Rev. Proc. 2019-38', hours: 250 },
  allowanceSeparate: {
    source: 'IRC 25D(c)(2), (6); Instructions for Form 5695 (2024)',
    batteryKilowattHours: 3,
  },
} as const;
