/**
 * Amounts, rates and dates of law that cards name and that no line of the return needs, so that they stand in no law
 * file. Each group names its year and where it is published.
 */
export const figures = {
  /** Returns of 2024. */
  filing: {
    source: 'IRC 6402(m) (hold); MeF perfection period',
    expectedHoldEnd: 'mid-February',
    perfectionDays: 5,
    refundDays: 21,
  },
  mustFile: {
    source: 'Publication 501 (2024), Table 1',
    separateReturn: 5,
  },
  penalties: {
    source: 'IRC 6651(a)',
    lateFilingRate: 0.05,
    latePaymentRate: 0.005,
    mostRate: 0.25,
  },
  plans: {
    // A fee may not be above what it was on February 9, 2018 (IRC 6159(f)(1)): then it was that of Reg. 300.1(b).
    source: 'IRS, "Payment plans; installment agreements"; IRC 6159(f), 6651(h); Reg. 300.1(b) (T.D. 9798)',
    feeOnlineDebit: 31,
    feeDebit: 107,
    feeOnline: 149,
    feeOther: 225,
    feeWaivedUpTo: 2.5,
    shortTermDays: 180,
    onlineUpTo: 50_000,
    rateOnPlan: 0.0025,
  },
  repayments: {
    source: 'IRC 1341; Publication 525 (2024), Repayments',
    claimOfRight: 3_000,
  },
  employerHelp: {
    source: 'IRC 127(a)(2) and (c)(1)(B); Pub. L. 119-21, section 70412 (loans, permanent)',
    education: 5_250,
  },
  dependents: {
    source: 'IRC 152(d)(3)',
    multipleSupportShare: 0.1,
  },
  adoption: {
    source: 'IRC 23(c)',
    carryYears: 5,
  },
  medical: {
    source: 'IRC 213(d)(2); Publication 502 (2024), Lodging',
    lodgingNight: 50,
  },
  fringe: {
    source:
      'IRC 6053(a) and 3121(a)(12)(B) (tips); Reg. 31.3402(g)-1 (bonus withholding); IRC 129, Pub. L. 119-21, sections 70404 and 70405 (care benefits and care credit 2026)',
    bonusRate: 0.22,
    tipsMonth: 20,
    care2026: 7_500,
    careRate2026: 0.5,
  },
  forms: {
    source:
      'IRC 6041A (contractors, 2024), 6049 (interest), 6050P (canceled debt); Schedule B (Form 1040) (2024)',
    contractor: 600,
    interest: 10,
    scheduleB: 1_500,
    canceledDebt: 600,
  },
  gambling: {
    source: 'IRC 165(d); Pub. L. 119-21, section 70114 (2026)',
    lossShare2026: 0.9,
  },
  retirement: {
    source: 'IRC 4973, 4974 and 401(a)(9); Pub. L. 117-328 (SECURE 2.0), sections 107 and 302',
    excessRate: 0.06,
    missedRate: 0.25,
    missedRateCorrected: 0.1,
    missedCorrectionYears: 2,
    minimumAge: 73,
  },
  school: {
    source: 'IRC 529(c)(7) and (e)(3); Pub. L. 119-21, section 70413 (costs after July 4, 2025; 2026 limit)',
    k12: 10_000,
    k12CostsAfter: '2025-07-04',
    k12From2026: 20_000,
  },
  donations: {
    source:
      'IRC 170(d), (f)(8), (f)(11), (f)(12); Publication 526 (2024); Pub. L. 119-21, sections 70424 and 70425',
    receipt: 250,
    form8283: 500,
    appraisal: 5_000,
    vehicle: 500,
    carryYears: 5,
    withoutItemizing2026: 1_000,
    withoutItemizing2026Joint: 2_000,
    floor2026: 0.005,
  },
  casualty: {
    source:
      'IRC 165(h); Pub. L. 116-260, division EE, section 304(b); Pub. L. 118-148; Publication 547 (2024); Pub. L. 119-108, section 2 (tax years beginning after December 31, 2024)',
    eachEvent: 100,
    incomeShare: 0.1,
    qualifiedEach: 500,
    beganBy: '2026-12-31',
  },
  mortgageInsurance: {
    source: 'IRC 163(h)(3)(E)(ii); Pub. L. 119-21, section 70108 (2026)',
    phaseOutStart: 100_000,
  },
  business: {
    source: 'IRC 62(a)(2)(B) and (E), 62(b) (performers, reservists)',
    performersAgi: 16_000,
    performersShare: 0.1,
    performersEach: 200,
    reservistMiles: 100,
  },
  investing: {
    source: 'IRC 1091(a)',
    washDays: 30,
  },
  scheduleOfDebt: {
    source: 'IRC 108(f)(5); Pub. L. 117-2, section 9675 (student loans 2021 to 2025)',
    studentLoansUpTo: '2025-12-31',
  },
  energy: {
    source: 'IRC 25C(h), 25D(h), 25E, 30C and 30D(f)(11), (h); Pub. L. 119-21, sections 70501 to 70506',
    homeUpTo: '2025-12-31',
    carsUpTo: '2025-09-30',
    carPriceUpTo: 55_000,
    vanPriceUpTo: 80_000,
    usedPriceUpTo: 25_000,
    usedShare: 0.3,
    chargerShare: 0.3,
    chargerMost: 1_000,
    chargerUpTo: '2026-06-30',
  },
  personalCar: {
    source: 'IRC 163(h)(4)(D) (car loan interest, 2025 to 2028)',
    poundsBelow: 14_000,
  },
  stimulus: {
    source: 'IRC 6428B (2021 payments); IRC 6511(a), (b)(2)(A); IR-2025-37 (last day to claim)',
    claimUpTo: '2025-04-15',
  },
  trump: {
    source: 'IRC 530A and 6434; Pub. L. 119-21, section 70204; Notice 2025-68',
    pilot: 1_000,
    yearly: 5_000,
    opens: '2026-07-04',
  },
  identity: {
    source: 'IRC 24(g), 25A(b)(4) and 32(k)',
    banReckless: 2,
    banFraud: 10,
  },
  audit: {
    source: 'IRC 6501(a) and (e), 6511(d)(1); Tax Topic 305',
    years: 3,
    longYears: 6,
    omittedShare: 0.25,
    badDebtYears: 7,
  },
} as const;
