import { toFacts } from './to-facts';

test('a W-2 becomes an item of w2s, each fact with the field it came from', () => {
  const facts = toFacts('W-2', {
    employee_ssn: 'XXX-XX-2207',
    employer_name: 'Lanternfish Robotics Inc',
    employer_ein: '98-7000123',
    box1_wages: '61204.88',
    box2_federal_withholding: '0.00',
    box7_ss_tips: null,
    'box12[0].code': 'D',
    'box12[0].amount': '3800.00',
    'box13.retirement_plan': true,
    'box13.statutory_employee': false,
    'box14[0].label': 'ME PFML',
    'box14[0].amount': '325.02',
    'state[0].box15_state': null,
    'state[0].box16_state_wages': null,
    'state[1].box15_state': 'NH',
    'state[1].box15_state_id': 'N-20-118',
    'state[1].box16_state_wages': '12204.88',
    'state[1].box20_locality': null,
  });
  expect(facts).toEqual({
    group: 'w2s',
    recipientSsn: 'XXX-XX-2207',
    item: {
      employerName: 'Lanternfish Robotics Inc',
      employerEin: '98-7000123',
      wages: 61204.88,
      federalWithholding: 0,
      retirementPlan: true,
      box12: [{ code: 'D', amount: 3800 }],
      box14: [{ description: 'ME PFML', amount: 325.02 }],
      states: [{ state: 'NH', stateId: 'N-20-118', wages: 12204.88 }],
    },
    sources: {
      employerName: 'employer_name',
      employerEin: 'employer_ein',
      wages: 'box1_wages',
      federalWithholding: 'box2_federal_withholding',
      retirementPlan: 'box13.retirement_plan',
      'box12[0].code': 'box12[0].code',
      'box12[0].amount': 'box12[0].amount',
      'box14[0].description': 'box14[0].label',
      'box14[0].amount': 'box14[0].amount',
      'states[0].state': 'state[1].box15_state',
      'states[0].stateId': 'state[1].box15_state_id',
      'states[0].wages': 'state[1].box16_state_wages',
    },
  });
});

test('a 1099-INT becomes an item of interest with its first state', () => {
  const facts = toFacts('1099-INT', {
    payer_name: 'Tidemark Savings Bank',
    recipient_tin: '900-72-3318',
    box1_interest: '1204.56',
    box3_us_savings_treasury: '311.09',
    box9_specified_pab: 'smudge',
    'state[0].box15_state': 'MN',
    'state[0].box17_state_tax': '12.00',
  });
  expect(facts).toMatchObject({
    group: 'interest',
    recipientSsn: '900-72-3318',
    item: {
      payer: 'Tidemark Savings Bank',
      interest: 1204.56,
      treasuryInterest: 311.09,
      state: 'MN',
      stateWithholding: 12,
    },
  });
  expect(facts?.item).not.toHaveProperty('privateActivityBondInterest');
  expect(facts?.sources['stateWithholding']).toBe('state[0].box17_state_tax');
});

test('a form that is none of our kinds has no facts', () => {
  expect(toFacts('1099-LTC', { amount: '1.00' })).toBeNull();
});
