import { educator } from '../../us/schedule-1/adjustments';
import { commonRefusals } from '../shared/refusals';
import { countFilers, isAtLeast } from '../shared/people';
import { defineState } from '../state-return';
import { income, jurisdiction, pit1, residency } from './form';
import * as nm from './income';
import { newMexico2024, type NewMexicoLaw } from './law';
import { pitRc } from './rebates';
import * as tax from './tax';

/** The New Mexico return of 2024: Form PIT-1 with Forms PIT-ADJ, PIT-RC and PIT-B. */
export const newMexico = defineState<NewMexicoLaw>({
  jurisdiction,
  law: newMexico2024,
  code: 'NM',
  name: 'New Mexico',
  year: 2024,
  forms: [...residency.forms, pit1, nm.pitAdj.form, pitRc.form, nm.pitB.form, income.form],
  mainForm: () => pit1,
  kind: residency.kind,
  totals: {
    stateAgi: nm.federalAgi,
    stateTaxableIncome: nm.taxableIncome,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.netTax,
    stateRefundableCredits: tax.refundableCredits,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: nm.newMexicoIncome,
  covers: ['states.NM.medicalExpense', 'states.NM.publicAssistance', 'states.NM.physicalPresenceDays'],
  refusals: [
    ...commonRefusals('NM', 'New Mexico', { useTaxApart: 'New Mexico’s compensating tax return' }),
    // NMSA 7-2-2 and Form PIT-ADJ, line 27: school supplies of public school teachers.
    {
      path: 'adjustments.educator',
      message:
        'New Mexico has its own deduction for what teachers spend on their classrooms. We don’t support it yet.',
      when: ({ get }) => get(educator) > 0,
    },
    {
      path: 'taxpayer.dateOfBirth',
      message:
        'New Mexico doesn’t tax the income of people who are 100 or older. We can’t separate that part of the income yet.',
      when: ({ facts, law }) =>
        countFilers(facts, (person) => isAtLeast(facts, person, law.aged.hundred)) > 0,
    },
    {
      path: 'taxpayer.idType',
      message:
        'New Mexico’s working families tax credit also covers people with an ITIN. We can’t calculate that yet.',
      when: ({ facts }) => countFilers(facts, ({ idType }) => idType === 'itin') > 0,
    },
  ],
});
