import { listFilers } from '../../us/filers';
import { commonRefusals } from '../shared/refusals';
import { isAtLeast } from '../shared/people';
import { defineState } from '../state-return';
import { income, jurisdiction, makers, residency, schedule1 } from './form';
import { netIncome, taxableIncome } from './income';
import { iowa2024, type IowaLaw } from './law';
import * as tax from './tax';

/** The Iowa return of 2024: IA 1040 with IA 126. */
export const iowa = defineState<IowaLaw>({
  jurisdiction,
  law: iowa2024,
  code: 'IA',
  name: 'Iowa',
  year: 2024,
  forms: [...residency.forms, makers.form, schedule1.form, tax.ia126.form, income.form],
  mainForm: () => makers.form,
  kind: residency.kind,
  totals: {
    stateAgi: netIncome,
    stateTaxableIncome: taxableIncome,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: tax.refundableCredits,
    localTax: tax.localTax,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: tax.iowaIncome,
  covers: [
    'states.IA.schoolDistrictNumber',
    'states.IA.surtaxRate',
    'states.IA.county',
    'states.IA.firefighterOrEms',
    'states.IA.tuitionAndTextbooks',
    'states.IA.healthInsurancePremiums',
  ],
  refusals: [
    ...commonRefusals<IowaLaw>('IA', 'Iowa', {
      bonusDepreciation: false,
      useTaxApart: 'Iowa’s consumer use tax return',
    }),
    {
      path: 'states.IA.surtaxRate',
      message:
        'Most Iowa school districts add a surtax to Iowa tax. We don’t have a list of the districts, so look up the percentage in the IA 1040 instructions.',
      when: ({ facts }) => facts.states.IA.schoolDistrictNumber !== '' && facts.states.IA.surtaxRate === null,
    },
    {
      path: 'retirement',
      message:
        'Iowa also exempts a deceased spouse’s pension for some younger survivors. We don’t support that yet.',
      when: ({ facts, law }) =>
        facts.retirement.some(
          ({ planKind, owner }) =>
            planKind === 'survivor' &&
            listFilers({ facts }).some(
              (filer) => filer.owner === owner && !isAtLeast(facts, filer.person, law.retirement.age),
            ),
        ),
    },
  ],
});
