/** As `figures`, for investments: amounts that cards name and that no line of the return needs. */
export const investingFigures = {
  savingsBonds: {
    source: 'IRC 135(c)(1)(B)',
    ownerAge: 24,
  },
  smallStock: { source: 'IRC 1244(b)', lossOne: 50_000, lossJoint: 100_000 },
  qualifiedSmallStock: {
    source: 'IRC 1202(a), (b); Pub. L. 119-21, section 70431 (stock issued after July 4, 2025)',
    gain: 10_000_000,
    gainFrom2025: 15_000_000,
    years: 5,
    issuedAfter: '2010-09-27',
    changedAfter: '2025-07-04',
  },
  contracts: { source: 'IRC 1256(a)(3)', longShare: 0.6, shortShare: 0.4 },
  accountsAbroad: {
    source: '31 CFR 1010.350, 1010.306(c); Reg. 1.6038D-2 (living in the United States)',
    report: 10_000,
    assetsYearEnd: 50_000,
    assetsAnyTime: 75_000,
  },
  backup: { source: 'IRC 3406', rate: 0.24 },
  marketDiscount: { source: 'IRC 1276, 1278(a)(2)(C)', smallShareEachYear: 0.0025 },
  tradersElection: { source: 'IRC 475(f)' },
} as const;
