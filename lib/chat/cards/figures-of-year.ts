import type { TaxYear } from '@/lib/tax/us/edition';
import type { Law } from '@/lib/tax/us/law/law';

/** Amounts of one tax year that cards name and that no line of the return needs, so that they stand in no law file. */
interface YearFigures {
  /** Most that one person may be given without a Form 709 (IRC 2503(b)). */
  giftExclusion: number;
  /** IRC 23(a), (b). `refundable` is the part that can be paid out; 0 where none is. */
  adoption: { credit: number; phaseOutStart: number; phaseOutEnd: number; refundable: number };
  /**
   * Premiums that count as medical expenses, by age at the end of the year (IRC 213(d)(10)), and what benefits are tax
   * free for each day (IRC 7702B(d)(4)).
   */
  longTermCare: {
    upTo40: number;
    upTo50: number;
    upTo60: number;
    upTo70: number;
    over70: number;
    perDay: number;
  };
  /** Smallest penalty for a return over 60 days late (IRC 6651(a), (j)). */
  smallestLatePenalty: number;
  /** Where the exclusion of savings bond interest for college ends (IRC 135(b)(2)). */
  savingsBondsEnd: { single: number; mfj: number };
  /** Smallest deductible and largest out-of-pocket costs of a plan that allows an HSA (IRC 223(c)(2)). */
  highDeductible: {
    deductibleSelf: number;
    deductibleFamily: number;
    outOfPocketSelf: number;
    outOfPocketFamily: number;
  };
  /** IRC 125(i). */
  flexible: { limit: number; carryover: number };
  /** IRC 529A(b)(2)(B)(i). */
  ableLimit: number;
  /** From which amount, and above how many payments, apps send Form 1099-K (IRC 6050W(e)). */
  paymentApps: { above: number; payments: number };
  /** Most that may go into qualifying longevity annuity contracts (Reg. 1.401(a)(9)-6(q)(2)). */
  longevityAnnuity: number;
  /** Average yearly receipts up to which inventory may be treated as supplies (IRC 448(c), 471(c)). */
  smallBusinessReceipts: number;
  /** Dollars of each mile at the standard rate that count as depreciation (Rev. Proc. 2019-46, section 4). */
  mileageDepreciation: number;
  /** When farmers and fishers make their one payment, or file and pay instead (IRC 6654(i), 7503). */
  farmers: { due: string; fileBy: string };
}

/** One edition per tax year; sources of a year stand with it. */
const byYear: Readonly<Record<TaxYear, YearFigures>> = {
  // Rev. Proc. 2023-34 (gifts, adoption, care premiums, penalty, bonds, flexible accounts), Rev. Proc. 2023-23 (plans),
  // Notice 2024-85 (payment apps), Notice 2023-75 (longevity annuities), Notice 2024-08 (miles), Publication 505 (2024), chapter 2 (farmers).
  2024: {
    giftExclusion: 18_000,
    adoption: { credit: 16_810, phaseOutStart: 252_150, phaseOutEnd: 292_150, refundable: 0 },
    longTermCare: { upTo40: 470, upTo50: 880, upTo60: 1_760, upTo70: 4_710, over70: 5_880, perDay: 410 },
    smallestLatePenalty: 510,
    savingsBondsEnd: { single: 111_800, mfj: 175_200 },
    highDeductible: {
      deductibleSelf: 1_600,
      deductibleFamily: 3_200,
      outOfPocketSelf: 8_050,
      outOfPocketFamily: 16_100,
    },
    flexible: { limit: 3_200, carryover: 640 },
    ableLimit: 18_000,
    paymentApps: { above: 5_000, payments: 0 },
    longevityAnnuity: 200_000,
    smallBusinessReceipts: 30_000_000,
    mileageDepreciation: 0.3,
    farmers: { due: '2025-01-15', fileBy: '2025-03-03' },
  },
  // Rev. Proc. 2024-40, sections 2.04, 2.16, 2.25, 2.29, 2.41, 2.62; Form 8839 (2025), lines 2, 8, 11; Form 8815 (2025); Form 4868
  // (2025); Rev. Proc. 2024-25 (plans); Notice 2024-80 (longevity annuities); Rev. Proc. 2024-40 (receipts); Notice 2025-5 (miles); Pub. L. 119-21, sections 70402 and 70432.
  2025: {
    giftExclusion: 19_000,
    adoption: { credit: 17_280, phaseOutStart: 259_190, phaseOutEnd: 299_190, refundable: 5_000 },
    longTermCare: { upTo40: 480, upTo50: 900, upTo60: 1_800, upTo70: 4_810, over70: 6_020, perDay: 420 },
    smallestLatePenalty: 525,
    savingsBondsEnd: { single: 114_500, mfj: 179_250 },
    highDeductible: {
      deductibleSelf: 1_650,
      deductibleFamily: 3_300,
      outOfPocketSelf: 8_300,
      outOfPocketFamily: 16_600,
    },
    flexible: { limit: 3_300, carryover: 660 },
    ableLimit: 19_000,
    paymentApps: { above: 20_000, payments: 200 },
    longevityAnnuity: 210_000,
    smallBusinessReceipts: 31_000_000,
    mileageDepreciation: 0.33,
    farmers: { due: '2026-01-15', fileBy: '2026-03-02' },
  },
};

/**
 * The amounts of a law's year.
 * @throws Error for a year that has no edition: a card never shows an amount of another year
 */
export function figuresOf({ year }: Pick<Law, 'year'>): YearFigures {
  const found: Readonly<Record<number, YearFigures>> = byYear;
  const figures = found[year];
  if (figures === undefined) throw new Error(`cards have no amounts of ${year}`);
  return figures;
}
