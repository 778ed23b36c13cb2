/** As `figures`, for investments: amounts that cards name and that no line of the return needs. */
export const investingFigures = {
  savingsBonds: {
    source: 'IRC 135; Rev. Proc. 2023-34, section 3.21; Form 8815 (2024), line 9',
    incomeEnd: 111_800,
    incomeEndJoint: 175_200,
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
  processors: {
    source: 'Notice 2024-85 (2024); Pub. L. 119-21, section 70432 (2025: $20,000 and 200 payments)',
    from: 5_000,
    from2025: 20_000,
    payments2025: 200,
  },
  marketDiscount: { source: 'IRC 1276, 1278(a)(2)(C)', smallShareEachYear: 0.0025 },
  tradersElection: { source: 'IRC 475(f)' },
} as const;
