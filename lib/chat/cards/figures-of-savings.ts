/** As `figures`, for savings and retirement: amounts that cards name and that no line of the return needs. */
export const savingFigures = {
  disaster: { source: 'IRC 72(t)(2)(M), (11)', limit: 22_000, years: 3 },
  rollover: { source: 'IRC 402(c), 408(d)(3) and 3405(c)', withheld: 0.2, days: 60 },
  planLoan: { source: 'IRC 72(p)(2)', limit: 50_000 },
  safetyOfficers: { source: 'IRC 402(l)', limit: 3_000 },
  tuitionToRoth: { source: 'IRC 529(c)(3)(E)', lifetime: 35_000, openYears: 15, settledYears: 5 },
  coverdell: {
    source: 'IRC 530(b)(1), (c)(1) and (d)(4)',
    limit: 2_000,
    addedTax: 0.1,
    incomeEnd: 110_000,
    incomeEndJoint: 220_000,
  },
  tuitionPlan: { source: 'IRC 529(c)(6), (c)(9)', addedTax: 0.1, loans: 10_000 },
  able: {
    source: 'IRC 529A(c)(3), (e)',
    addedTax: 0.1,
    onsetBelow: 26,
    onsetBelow2026: 46,
  },
  inherited: { source: 'IRC 401(a)(9)(B) and (H); Notice 2024-35; Reg. 1.401(a)(9)-5', years: 10 },
  annuity: { source: 'IRC 72(e) and (q)', addedTax: 0.1 },
} as const;
