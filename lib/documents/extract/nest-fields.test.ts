import { nestFields } from './nest-fields';
import { type ExtractedField } from './schema';

const field = (path: string, value: ExtractedField['value']): ExtractedField => ({
  path,
  value,
  label: path,
  confidence: 0.95,
  page: 1,
  box: [0, 0, 0.1, 0.1],
});

test('paths become lists and objects in their printed order', () => {
  const fields = [
    field('box1_wages', '10.00'),
    field('state[1].box15_state', 'NH'),
    field('state[0].box15_state', 'ME'),
    field('box13.retirement_plan', true),
    field('box7_ss_tips', null),
  ];
  expect(nestFields(fields, ['state', 'box12'])).toEqual({
    box1_wages: '10.00',
    state: [{ box15_state: 'ME' }, { box15_state: 'NH' }],
    box12: [],
    box13: { retirement_plan: true },
    box7_ss_tips: null,
  });
});
