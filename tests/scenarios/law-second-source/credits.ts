import { type Amounts, byStatus, schedule, type SecondSource } from './second-source';

const earnedIncome = (
  rate: number,
  maximum: number,
  earnedIncomeAmount: number,
  phaseOutRate: number,
  [phaseOutStart, incomeLimit]: [number, number],
  [phaseOutStartJoint, incomeLimitJoint]: [number, number],
): Amounts => ({
  rate,
  maximum,
  earnedIncomeAmount,
  phaseOutRate,
  phaseOutStart,
  incomeLimit,
  phaseOutStartJoint,
  incomeLimitJoint,
});

const spans = (points: readonly [number, number][]): Amounts[] =>
  points.slice(1).map(([to, figureTo], i) => {
    const [from, figureFrom] = points[i] ?? [Number.NaN, Number.NaN];
    return { from, to, figureFrom, figureTo };
  });

/** Credits and what they count. */
export const creditAmounts: SecondSource[] = [
  {
    source: 'Instructions for Form 8839 (2024), What’s New; IRS Topic no. 607, Eligible child',
    amounts: {
      'adoption.maximum': 16_810,
      'adoption.phaseOutStart': 252_150,
      'adoption.phaseOutRange': 292_150 - 252_150,
      'adoption.childBelowAge': 18,
    },
  },
  {
    source:
      'Form 3800 (2024), lines 13 and 18; Publication 225 (2000), Credit limit and Married person filing separate return; Instructions for Form 3800, Carryback and Carryforward; Form 8826, line 8; MeF rule F3800-406 (less than 150,001); Form 8846 (2015), line 4; Publication 15, employer Medicare tax rate',
    amounts: {
      'businessCredit.taxShare': 0.25,
      'businessCredit.taxFloor': 25_000,
      'businessCredit.taxFloorSeparate': 12_500,
      'businessCredit.minimumTaxShare': 0.75,
      'businessCredit.carryforwardYears': 20,
      'businessCredit.accessMost': 5_000,
      'businessCredit.childCareMost': 150_001 - 1,
      'businessCredit.tipRate': 0.0765,
      'businessCredit.tipMedicareRate': 0.0145,
    },
  },
  {
    source:
      'Publication 530, Mortgage Interest Credit, Limit based on credit rate; 26 CFR 1.25-2T(b)(1), 10 to 50 percent',
    amounts: {
      'mortgageCredit.leastRate': 0.1,
      'mortgageCredit.mostRate': 0.5,
      'mortgageCredit.limitAboveRate': 0.2,
      'mortgageCredit.most': 2_000,
    },
  },
  {
    source:
      'Schedule 8812 (Form 1040) (2024), lines 5, 7, 9 to 11, 16b, 18b, 19; Tax-Calculator CTC_c, CTC_ps, ACTC_c, ODC_c',
    amounts: {
      'childCredit.perChild': 2_000,
      'childCredit.perOtherDependent': 500,
      'childCredit.phaseOutStart': byStatus(200_000, 400_000, 200_000, 200_000, 200_000),
      'childCredit.phaseOutStep': 1_000,
      'childCredit.phaseOutRate': 0.05,
      'childCredit.refundablePerChild': 1_700,
      'childCredit.earnedIncomeFloor': 2_500,
      'childCredit.earnedIncomeRate': 0.15,
    },
  },
  {
    source:
      'Publication 596 (2024), Tables 1 and A; Instructions for Form 1040 (2024), EIC Table ends and line 27, steps 1 and 2; Tax-Calculator EITC_c, EITC_ps, EITC_prt and joint addition 6,920',
    amounts: {
      'earnedIncome.noChild': earnedIncome(0.0765, 632, 8_260, 0.0765, [10_330, 18_591], [17_250, 25_511]),
      'earnedIncome.oneChild': earnedIncome(0.34, 4_213, 12_390, 0.1598, [22_720, 49_084], [29_640, 56_004]),
      'earnedIncome.twoChildren': earnedIncome(
        0.4,
        6_960,
        17_400,
        0.2106,
        [22_720, 55_768],
        [29_640, 62_688],
      ),
      'earnedIncome.threeChildren': earnedIncome(
        0.45,
        7_830,
        17_400,
        0.2106,
        [22_720, 59_899],
        [29_640, 66_819],
      ),
      'earnedIncome.tableRow': 50,
      'earnedIncome.investmentIncomeLimit': 11_600,
      'earnedIncome.minimumAge': 25,
      'earnedIncome.maximumAge': 64,
    },
  },
  {
    source:
      'Publication 501 (2024), Table 5 (gross income less than $5,050); Instructions for Schedule 8812 (2024)',
    amounts: {
      'dependents.qualifyingRelativeIncomeLimit': 5_050,
      'dependents.childTaxCreditBelowAge': 17,
      'dependents.childBelowAge': 19,
      'dependents.studentBelowAge': 24,
    },
  },
  {
    source:
      'HHS poverty guidelines, January 19, 2023 (aspe.hhs.gov); Rev. Proc. 2023-29, section 2.01; KFF and Georgetown CHIR, repayment limits for tax year 2024 (375/750, 950/1,900, 1,575/3,150)',
    amounts: {
      'premiumCredit.povertyLine.mainland': { onePerson: 14_580, eachFurther: 5_140 },
      'premiumCredit.povertyLine.alaska': { onePerson: 18_210, eachFurther: 6_430 },
      'premiumCredit.povertyLine.hawaii': { onePerson: 16_770, eachFurther: 5_910 },
      'premiumCredit.highestPercentage': 401,
      'premiumCredit.lowestPercentage': 100,
      'premiumCredit.contribution': spans([
        [0, 0],
        [150, 0],
        [200, 0.02],
        [250, 0.04],
        [300, 0.06],
        [400, 0.085],
        [401, 0.085],
      ]),
      'premiumCredit.repaymentCaps': [
        { below: 200, ...byStatus(375, 750, 750, 750, 750) },
        { below: 300, ...byStatus(950, 1_900, 1_900, 1_900, 1_900) },
        { below: 400, ...byStatus(1_575, 3_150, 3_150, 3_150, 3_150) },
      ],
    },
  },
  {
    source:
      'Publication 503 (2024), Dollar Limit, Amount of Credit table, and rules for a student spouse; Publication 15-B (2024), dependent care assistance',
    amounts: {
      'careCredit.onePerson': 3_000,
      'careCredit.morePersons': 6_000,
      // 35%, and a percent less for each $2,000 or part of it above $15,000, down to 20%.
      'careCredit.rates': Array.from({ length: 16 }, (_, i) => ({
        over: i === 0 ? 0 : 13_000 + 2_000 * i,
        rate: (35 - i) / 100,
      })),
      'careCredit.deemedOnePerson': 250,
      'careCredit.deemedMorePersons': 500,
      'careCredit.benefitLimit': 5_000,
      'careCredit.childBelowAge': 13,
    },
  },
  {
    source:
      'Publication 970 (2024), chapters 2 and 3, Tables 2-1 and 3-1; Instructions for Form 8863 (2024), line 7',
    amounts: {
      'education.opportunityExpenses': 4_000,
      'education.opportunityFullExpenses': 2_000,
      'education.opportunityRestRate': 0.25,
      'education.opportunityYears': 4,
      'education.refundableShare': 0.4,
      'education.lifetimeExpenses': 10_000,
      'education.lifetimeRate': 0.2,
      'education.phaseOutEnd': byStatus(90_000, 180_000, 90_000, 90_000, 90_000),
      'education.phaseOutRange': byStatus(10_000, 20_000, 10_000, 10_000, 10_000),
      'education.refundFromAge': 18,
      'education.refundStudentFromAge': 24,
    },
  },
  {
    source: 'IRS, Retirement savings contributions credit (2024 table); IRS news release IR-2023-203',
    amounts: {
      'saversCredit.contributionLimit': 2_000,
      'saversCredit.minimumAge': 18,
      'saversCredit.rates.single': schedule([0.5, 0.2, 0.1, 0], [0, 23_000, 25_000, 38_250]),
      'saversCredit.rates.mfj': schedule([0.5, 0.2, 0.1, 0], [0, 46_000, 50_000, 76_500]),
      'saversCredit.rates.mfs': schedule([0.5, 0.2, 0.1, 0], [0, 23_000, 25_000, 38_250]),
      'saversCredit.rates.hoh': schedule([0.5, 0.2, 0.1, 0], [0, 34_500, 37_500, 57_375]),
      'saversCredit.rates.qss': schedule([0.5, 0.2, 0.1, 0], [0, 23_000, 25_000, 38_250]),
    },
  },
  {
    source: 'Publication 524 (2024), Table 1 and Step 2; PolicyEngine elderly_or_disabled',
    amounts: {
      'elderlyCredit.age': 65,
      'elderlyCredit.initialOne': 5_000,
      'elderlyCredit.initialBoth': 7_500,
      'elderlyCredit.initialSeparate': 3_750,
      'elderlyCredit.incomeStart': byStatus(7_500, 10_000, 5_000, 7_500, 7_500),
      'elderlyCredit.incomeShare': 0.5,
      'elderlyCredit.rate': 0.15,
    },
  },
  {
    source: 'IRS Fact Sheet FS-2024-15, energy efficient home improvement credit: questions and answers',
    amounts: {
      'homeEnergy.rate': 0.3,
      'homeEnergy.insulationLimit': 1_200,
      'homeEnergy.doorLimit': 250,
      'homeEnergy.doorsLimit': 500,
      'homeEnergy.windowsLimit': 600,
      'homeEnergy.panelLimit': 600,
      'homeEnergy.auditLimit': 150,
      'homeEnergy.improvementsLimit': 1_200,
      'homeEnergy.heatPumpLimit': 2_000,
    },
  },
  {
    source: 'IRS Fact Sheet FS-2024-14, clean vehicle credits: income limits and amounts',
    amounts: {
      'cleanVehicles.newLimit': 7_500,
      'cleanVehicles.usedLimit': 4_000,
      'cleanVehicles.usedPriceLimit': 25_000,
      'cleanVehicles.usedRate': 0.3,
      'cleanVehicles.newIncomeLimit': byStatus(150_000, 300_000, 150_000, 225_000, 300_000),
      'cleanVehicles.usedIncomeLimit': byStatus(75_000, 150_000, 75_000, 112_500, 150_000),
    },
  },
  {
    source:
      'Publication 514 (2024), exemption from foreign tax credit limit and adjustment of gains; factors: 15/37, 20/37, 25/37 and 28/37 to four places, and 15/28, 20/28 and 25/28 for the AMT (Instructions for Form 6251 (2017), line 32); Reg. 1.904-4(c)(3)(i); tops of the 24% rate: Tax Rate Schedules',
    amounts: {
      'foreignTax.withoutForm': byStatus(300, 600, 300, 300, 300),
      'foreignTax.countedAtMiddleRate': 0.4054,
      'foreignTax.countedAtTopRate': 0.5405,
      'foreignTax.countedAt25': 0.6757,
      'foreignTax.countedAt28': 0.7568,
      'foreignTax.minimumTaxAtMiddleRate': 0.5357,
      'foreignTax.minimumTaxAtTopRate': 0.7143,
      'foreignTax.minimumTaxAt25': 0.8929,
      'foreignTax.highWithholding': 0.15,
      'foreignTax.exceptionIncome': byStatus(191_950, 383_900, 191_950, 191_950, 383_900),
      'foreignTax.exceptionDividends': 20_000,
      'foreignTax.interestFrom': 5_000,
    },
  },
];
