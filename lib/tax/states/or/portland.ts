import { type FormMakers } from '../../engine/form';
import { blankIfZero, notBelowZero } from '../../engine/verbs';
import { addCents, dollars, noCents } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { taxableIncome } from './income';
import { form, type OregonReader, residency } from './form';
import { type OregonLaw } from './law';

// Both returns go to the City of Portland, not to Oregon, so they stand here as worksheets. Line numbers are our own: the
// steps are those of Forms MET-40 and MC-40 for residents of the whole year.
type PortlandLaw = OregonLaw['metro'] | OregonLaw['multnomah'];

/** What employers withheld for one of the two (Form W-2, boxes 19 and 20). */
const withheldFor = ({ w2s }: ReturnInput, locality: RegExp): number =>
  dollars(
    ...w2s.map(({ states }) =>
      addCents(states, (row) =>
        row.state.toUpperCase() === 'OR' && locality.test(row.locality.trim())
          ? row.localWithholding
          : noCents,
      ),
    ),
  );

function addLines(
  { money }: Pick<FormMakers<OregonReader>, 'money'>,
  lawOf: (law: OregonLaw) => PortlandLaw,
  lives: (facts: ReturnInput) => boolean,
  locality: RegExp,
): void {
  const applies = (reader: OregonReader) => residency.isResident(reader) && lives(reader.facts);
  const income = money(
    '1',
    'Oregon taxable income',
    'Oregon taxable income, Form OR-40, line 19',
    (reader) => (applies(reader) ? blankIfZero(reader.get(taxableIncome)) : null),
  );
  const tax = money(
    '2',
    'Tax',
    'The first rate on taxable income over the exemption, plus the second rate on income over the second limit',
    ({ facts, get, law }) => {
      const { steps } = lawOf(law);
      return blankIfZero(
        steps.reduce(
          (total, { over, rate }) => total + notBelowZero(get(income) - over[facts.filingStatus]) * rate,
          0,
        ),
      );
    },
  );
  const withheld = money('3', 'Tax withheld', 'Tax withheld from pay, Form W-2, box 19', (reader) =>
    applies(reader) ? blankIfZero(withheldFor(reader.facts, locality)) : null,
  );
  money('4', 'Tax minus withholding', 'Line 2 minus line 3. A negative amount is a refund', ({ get }) =>
    blankIfZero(get(tax) - get(withheld)),
  );
}

const met40 = form('or-met-40', 'Metro Supportive Housing Services Income Tax', {
  name: 'Form MET-40',
  kind: 'worksheet',
  source:
    'Form MET-40 instructions; City of Portland, Personal Income Tax Filing and Payment Information (2024)',
});
const mc40 = form('or-mc-40', 'Multnomah County Preschool for All Income Tax', {
  name: 'Form MC-40',
  kind: 'worksheet',
  source: 'City of Portland, Personal Income Tax Filing and Payment Information (2024), Preschool for All',
});
addLines(
  met40,
  ({ metro: law }) => law,
  ({ states }) => states.OR.metro,
  /^metro$/i,
);
addLines(
  mc40,
  ({ multnomah: law }) => law,
  ({ states }) => states.OR.multnomah,
  /^mult/i,
);
export const portlandForms = [met40.form, mc40.form];
