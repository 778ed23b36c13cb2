/** As `figures`, for businesses and property: amounts that cards name and that no line of the return needs. */
export const businessFigures = {
  start: { source: 'IRC 195(b)', deductAtOnce: 5_000, phaseOutStart: 50_000, months: 180 },
  gifts: { source: 'IRC 274(b)', each: 25 },
  receipts: { source: 'Reg. 1.274-5(c)(2)(iii)(A); Publication 463 (2024), Documentary evidence', from: 75 },
  smallItems: { source: 'Reg. 1.263(a)-1(f); Notice 2015-82', each: 2_500 },
  carryforward: { source: 'IRC 172(a)(2)', share: 0.8 },
  heavyVehicle: { source: 'IRC 179(b)(5), 280F(d)(5)', pounds: 6_000 },
  lateForm1099: {
    source: 'IRC 6041(a), 6041A(a); Pub. L. 119-21, section 70433 (payments made in 2026)',
    from2026: 2_000,
  },
  rentalDays: { source: 'IRC 280A(d) and (g)', days: 14, share: 0.1 },
  professionals: { source: 'IRC 469(c)(7)', hours: 750, ownerShare: 0.05 },
  activeOwner: { source: 'IRC 469(i)(6)(A)', share: 0.1 },
} as const;
