import { captions, identifiers, parties } from './f1099-shared';
import { type FieldSpec, type Kind } from './kind';

const money = (
  path: string,
  box: string,
  name: string,
  phrases: readonly string[],
  critical?: true,
): FieldSpec => ({
  path,
  label: `Box ${box}: ${name}`,
  format: 'money',
  box,
  phrases,
  ...(critical ? { critical } : {}),
});

/** Form 1099-MISC, Miscellaneous Information. Numbers of Rev. January 2022; older forms number boxes 9 to 18 otherwise. */
export const f1099Misc: Kind = {
  form: '1099-MISC',
  titles: ['1099 misc'],
  fields: [
    ...identifiers,
    money('box1_rents', '1', 'Rents', ['rents'], true),
    money('box2_royalties', '2', 'Royalties', ['royalties'], true),
    money('box3_other_income', '3', 'Other income', ['other income'], true),
    money(
      'box4_federal_withholding',
      '4',
      'Federal income tax withheld',
      ['federal|fed income tax withheld|withholding', 'federal|fed tax withheld'],
      true,
    ),
    money('box5_fishing_boat', '5', 'Fishing boat proceeds', ['fishing boat proceeds']),
    money('box6_medical_health', '6', 'Medical and health care payments', [
      'medical and|& health care payments',
    ]),
    money('box8_substitute_payments', '8', 'Substitute payments in lieu of dividends or interest', [
      'substitute payments in lieu of dividends or interest',
      'substitute payments',
    ]),
    money('box9_crop_insurance', '9', 'Crop insurance proceeds', ['crop insurance proceeds']),
    money('box10_gross_attorney', '10', 'Gross proceeds paid to an attorney', [
      'gross proceeds paid to an attorney',
    ]),
    money('box11_fish_purchased', '11', 'Fish purchased for resale', ['fish purchased for resale']),
    money('box12_section_409a', '12', 'Section 409A deferrals', ['section 409a deferrals']),
    money('box14_golden_parachute', '14', 'Excess golden parachute payments', [
      'excess golden parachute payments',
    ]),
    money('box15_nqdc', '15', 'Nonqualified deferred compensation', ['nonqualified deferred compensation']),
  ],
  parties,
  rows: [
    {
      path: 'state',
      columns: [
        {
          ...money('state_tax', '16', 'State tax withheld', ['state income? tax withheld|withholding']),
          label: 'State tax withheld',
        },
        {
          path: 'state_id',
          label: 'State and payer’s state number',
          format: 'id',
          phrases: ['state payers state no|number', 'payers state no|number'],
        },
        { ...money('state_income', '18', 'State income', ['state income']), label: 'State income' },
      ],
    },
  ],
  codes: [],
  notes: [],
  checks: [
    { path: 'corrected', label: 'Corrected', phrases: ['corrected if? checked?'] },
    {
      path: 'box7_direct_sales',
      label: 'Box 7: Payer made direct sales totaling $5,000 or more',
      phrases: [
        '7? payer made direct sales totaling 5 000 or more of consumer products to recipient for resale',
        '7? payer made direct sales',
      ],
    },
    { path: 'fatca', label: 'FATCA filing requirement', phrases: ['fatca filing requirement|req'] },
  ],
  captions: [...captions, { phrases: ['section 409a income'] }],
  identity: ['payer_tin', 'recipient_tin', 'account_number'],
  boxChecks: [
    {
      paths: ['box1_rents', 'box2_royalties', 'box3_other_income', 'box4_federal_withholding'],
      message: 'Box 4 is more than the payments on this form. Check the boxes against your form.',
      holds: (amount) => {
        const tax = amount('box4_federal_withholding');
        if (tax === null || tax === 0) return null;
        const paid = [
          'box1_rents',
          'box2_royalties',
          'box3_other_income',
          'box5_fishing_boat',
          'box6_medical_health',
        ];
        const more = [
          'box8_substitute_payments',
          'box9_crop_insurance',
          'box10_gross_attorney',
          'box15_nqdc',
        ];
        return tax <= [...paid, ...more].reduce((sum, path) => sum + (amount(path) ?? 0), 0);
      },
    },
  ],
  facts: {
    group: 'miscellaneous',
    recipient: 'recipient_tin',
    text: { payer: 'payer_name' },
    money: {
      rents: 'box1_rents',
      royalties: 'box2_royalties',
      otherIncome: 'box3_other_income',
      federalWithholding: 'box4_federal_withholding',
      substitutePayments: 'box8_substitute_payments',
      // Boxes that the filer types in: the interview says so when one of them is filled in.
      fishingBoat: 'box5_fishing_boat',
      medicalPayments: 'box6_medical_health',
      cropInsurance: 'box9_crop_insurance',
      attorneyPayments: 'box10_gross_attorney',
      fishPurchased: 'box11_fish_purchased',
      parachutePayments: 'box14_golden_parachute',
      deferredCompensation: 'box15_nqdc',
    },
    firstRow: { path: 'state', text: { state: 'state_id' }, money: { stateWithholding: 'state_tax' } },
  },
};
