import { listFilers } from '../../us/filers';
import { elderlyCredit as federalElderlyCredit } from '../../us/schedule-r/schedule-r';
import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { countyRate, countySchedule, homeCounty, indianaWages, workCounty } from './county';
import { income, jurisdiction, makers, nonresident, residency } from './form';
import { incomeAfterDeductions, schedule2, schedule3, taxableIncome } from './income';
import { indiana2024, type IndianaLaw } from './law';
import * as tax from './tax';

/** The Indiana return of 2024: Forms IT-40 and IT-40PNR with county tax. */
export const indiana = defineState<IndianaLaw>({
  jurisdiction,
  law: indiana2024,
  code: 'IN',
  name: 'Indiana',
  year: 2024,
  forms: [
    ...residency.forms,
    makers.form,
    nonresident.form,
    schedule2.form,
    schedule3.form,
    tax.schedule5.form,
    tax.schedule6.form,
    countySchedule,
    income.form,
  ],
  mainForm: (kind) => (kind === 'resident' ? makers.form : nonresident.form),
  kind: residency.kind,
  totals: {
    stateAgi: incomeAfterDeductions,
    stateTaxableIncome: taxableIncome,
    stateTaxBeforeCredits: tax.stateTax,
    stateTaxAfterNonrefundableCredits: tax.stateTaxAfterCredits,
    stateRefundableCredits: tax.refundableCredits,
    localTax: tax.countyTaxAfterCredits,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: null,
  covers: [
    'states.IN.countyOfResidenceJan1',
    'states.IN.countyOfWorkJan1',
    'states.IN.spouseCountyOfResidenceJan1',
    'states.IN.spouseCountyOfWorkJan1',
    'states.IN.childrenClaimedFirst',
    'states.IN.collegeGift',
  ],
  refusals: [
    ...commonRefusals<IndianaLaw>('IN', 'Indiana', { bonusDepreciation: true, useTaxHandled: true }),
    {
      path: 'states.IN.countyOfResidenceJan1',
      message: 'Enter the Indiana county where you lived on January 1, 2024. It determines your county tax.',
      when: ({ facts, law }) =>
        listFilers({ facts }).some(({ owner }) => {
          const home = homeCounty(facts, owner);
          return home !== null && countyRate(law.county.rates, home) === null;
        }),
    },
    {
      path: 'states.IN.countyOfWorkJan1',
      message:
        'Enter the Indiana county where you had your main job on January 1, 2024, or “none” if your main job wasn’t in Indiana.',
      when: ({ facts, law }) =>
        listFilers({ facts }).some(({ owner }) => {
          if (homeCounty(facts, owner) !== null || indianaWages(facts, owner) === 0) return false;
          const work = workCounty(facts, owner);
          return work.toLowerCase() !== 'none' && countyRate(law.county.rates, work) === null;
        }),
    },
    {
      path: 'retirement',
      message:
        'Indiana has a disability retirement deduction (Schedule IT-2440), which Plainfile can’t calculate yet.',
      when: ({ facts }) => facts.retirement.some(({ planKind }) => planKind === 'disability'),
    },
    {
      path: 'taxpayer',
      message:
        'You’re claiming the federal credit for the elderly or the disabled. We can’t calculate the related county credit yet.',
      when: ({ get }) => get(federalElderlyCredit) > 0,
    },
    // Schedule 5, line 7 (IT-40 Booklet 2025): Lake County's residents with little income take the larger of it and line 2's deduction.
    {
      path: 'homes',
      message:
        'You may get the Lake County residential income tax credit for your property tax, instead of the homeowner’s deduction. We don’t support it yet.',
      severity: 'warning',
      when: tax.mayHaveLakeCredit,
    },
    {
      path: 'dependents',
      message:
        'Indiana has an additional exemption for adopted children, which Plainfile can’t calculate yet.',
      when: ({ facts }) => facts.dependents.some(({ state }) => state.adopted),
    },
  ],
});
