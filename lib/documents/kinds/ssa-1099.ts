import { type Kind } from './kind';

/** Form SSA-1099, Social Security Benefit Statement (SSA prints it; Pub. 915 explains its boxes). */
export const ssa1099: Kind = {
  form: 'SSA-1099',
  titles: ['ssa 1099', 'social security benefit statement'],
  notTitles: ['rrb 1099'],
  fields: [
    {
      path: 'box2_ssn',
      label: 'Box 2: Beneficiary’s Social Security number',
      format: 'ssn',
      critical: true,
      box: '2',
      phrases: ['beneficiarys? social security number'],
    },
    {
      path: 'box3_benefits_paid',
      label: 'Box 3: Benefits paid',
      format: 'money',
      critical: true,
      box: '3',
      phrases: ['benefits paid in?', 'total benefits paid in?'],
    },
    {
      path: 'box4_benefits_repaid',
      label: 'Box 4: Benefits repaid to SSA',
      format: 'money',
      critical: true,
      box: '4',
      phrases: ['benefits repaid to? ssa? in?'],
    },
    {
      path: 'box5_net_benefits',
      label: 'Box 5: Net benefits',
      format: 'money',
      critical: true,
      box: '5',
      phrases: ['net benefits for? in?'],
    },
    {
      path: 'box6_voluntary_withholding',
      label: 'Box 6: Voluntary federal income tax withheld',
      format: 'money',
      critical: true,
      box: '6',
      phrases: ['voluntary federal income? tax withheld'],
    },
    {
      path: 'box8_claim_number',
      label: 'Box 8: Claim number',
      format: 'id',
      box: '8',
      phrases: ['claim number'],
    },
    {
      path: 'medicare_part_b',
      label: 'Medicare Part B premiums deducted',
      format: 'money',
      phrases: ['medicare part b premiums deducted? from? your? benefits?'],
    },
  ],
  parties: [
    {
      name: { path: 'box1_name', label: 'Box 1: Name' },
      address: { path: 'box7_address', label: 'Box 7: Address' },
      nameLabels: { box: '1', phrases: ['name'] },
      addressLabels: [{ box: '7', phrases: ['address'] }],
    },
  ],
  rows: [],
  codes: [],
  notes: [],
  checks: [],
  captions: [
    {
      phrases: [
        'description of amount in box 3|4',
        'total additions',
        'total reductions',
        'benefits for',
        'paid by check or direct deposit',
      ],
    },
    {
      phrases: [
        'medicare prescription drug premiums',
        'workers compensation offset',
        'do not return this form',
      ],
    },
  ],
  identity: ['box2_ssn', 'box8_claim_number'],
  boxChecks: [
    {
      aboutBlanks: true,
      paths: ['box3_benefits_paid', 'box4_benefits_repaid', 'box5_net_benefits'],
      message: 'Box 3 or box 5 is blank, but the other isn’t. Check both boxes against your statement.',
      holds: (amount) => {
        const blank = [amount('box3_benefits_paid'), amount('box5_net_benefits')].filter(
          (one) => one === null,
        );
        return blank.length === 1 ? false : null;
      },
    },
    {
      isExact: true,
      paths: ['box3_benefits_paid', 'box4_benefits_repaid', 'box5_net_benefits'],
      message: 'Box 5 should equal box 3 minus box 4. Check these boxes against your statement.',
      holds: (amount) => {
        const [paid, net] = [amount('box3_benefits_paid'), amount('box5_net_benefits')];
        if (paid === null || net === null) return null;
        return Math.abs(paid - (amount('box4_benefits_repaid') ?? 0) - net) < 0.5;
      },
    },
  ],
  facts: {
    group: 'socialSecurity',
    recipient: 'box2_ssn',
    text: {},
    money: {
      netBenefits: 'box5_net_benefits',
      federalWithholding: 'box6_voluntary_withholding',
      medicarePremiums: 'medicare_part_b',
    },
  },
};
