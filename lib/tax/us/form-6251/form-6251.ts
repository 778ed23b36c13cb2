import { refuse } from '../coverage';
import { agi } from '../form-1040/taxable-income';
import { preferential } from '../worksheets/qualified-dividends';
import { form } from '../form';

const makers = form('6251', 'Alternative Minimum Tax—Individuals', {
  sequence: '32',
  attachedWhen: () => false,
});
export const form6251 = makers.form;
const { money } = makers;

export const minimumTax = money(
  '11',
  'Alternative minimum tax',
  'AMT. Subtract line 10 from line 9. If zero or less, enter -0-. Enter here and on Schedule 2 (Form 1040), line 2',
  () => null,
);

// Below the phase-out of the exemption, and without income taxed at lower rates, the regular tax is always higher.
refuse(
  'dividends',
  'High income with qualified dividends or capital gains may owe the alternative minimum tax (Form 6251), which is not supported yet.',
  ({ get, facts, law }) => get(preferential) > 0 && get(agi) > law.thresholds.amtPhaseOut[facts.filingStatus],
);
