import { form } from '../form';

const makers = form('self-employed-retirement', 'Self-Employed SEP, SIMPLE, and Qualified Plans', {
  name: 'Self-employed retirement plans',
  kind: 'worksheet',
  source: 'Publication 560 (2024)',
  attachedWhen: () => false,
});
export const selfEmployedRetirement = makers.form;
const { money } = makers;

export const selfEmployedPlans = money(
  'total',
  'Self-employed retirement plans',
  'Self-employed SEP, SIMPLE, and qualified plans. Enter on Schedule 1, line 16',
  () => null,
);
