import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { type Cents, asCents, centsOf, dollars } from '../../facts/cents';
import { listFilers } from '../../us/filers';
import { taxExemptInterest } from '../../us/form-1040/income';
import { undated } from '../shared/placed';
import { exemptInterestFor, usObligationParts } from '../shared/own-state';
import { isAtLeast } from '../shared/people';
import { makeSettlement } from '../shared/settlement';
import { form, income, makers, type NewHampshireReader } from './form';

const { money, count } = makers;

/** Only what was received while somebody lived in the state counts (RSA 77:3). */
const share = ({ get, each }: NewHampshireReader, all: number): number => {
  const kinds = [income.all.interest, income.all.dividends];
  const here = [income.here.interest, income.here.dividends];
  const whole = sum(kinds.map((line) => sum(each(line))));
  if (whole === 0) return all * get(residentShare);
  return all * (sum(here.map((line) => sum(each(line)))) / whole);
};
const residentShare = form('nh-share', 'Share of year in New Hampshire', { kind: 'rules' }).rate(
  '1',
  'Share of year in New Hampshire',
  'Days in New Hampshire divided by days in the year, for all filers',
  ({ facts }) => {
    const filers = listFilers({ facts });
    return sum(filers.map(({ owner }) => undated({ facts, code: 'NH' }, owner))) / filers.length;
  },
);
export const shareForm = residentShare.form;

export const interest = money(
  '1a',
  'Interest income',
  'Interest income from your federal return, line 2b',
  ({ each }) => sum(each(income.here.interest)),
);
export const dividends = money(
  '1b',
  'Dividend income',
  'Dividend income from your federal return, line 3b',
  ({ each }) => sum(each(income.here.dividends)),
);
export const exemptInterest = money(
  '1c',
  'Federal tax-exempt interest',
  'Federal tax-exempt interest income from your federal return, line 2a',
  (reader) => blankIfZero(share(reader, reader.get(taxExemptInterest))),
);
export const fromReturn = money(
  '1d',
  'Interest and dividends',
  'Subtotal of interest and dividends. Add lines 1(a), 1(b), and 1(c)',
  ({ get }) => get(interest) + get(dividends) + get(exemptInterest),
);
export const gross = money('3', 'Gross income', 'Add lines 1(d) and 2', ({ get }) => get(fromReturn));

/** Obligations of the United States, and of New Hampshire and its towns (RSA 77:4, 77:4-d). */
export const nontaxable = money(
  '4',
  'Nontaxable income',
  'Less nontaxable income included on line 3',
  (reader) => {
    const { facts } = reader;
    const treasury = usObligationParts(facts);
    const { own } = exemptInterestFor(facts, 'NH');
    const cents = (amounts: readonly Cents[]): number => sum(amounts.map(centsOf));
    return blankIfZero(
      share(
        reader,
        dollars(asCents(cents([treasury.interest, treasury.dividends, own.interest, own.dividends]))),
      ),
    );
  },
);
export const grossTaxable = money(
  '5',
  'Gross taxable income',
  'Gross taxable income. Subtract line 4 from line 3',
  ({ get }) => notBelowZero(get(gross) - get(nontaxable)),
);
export const baseExemption = money(
  '6',
  'Exemption',
  'Less $2,400 for an individual, or $4,800 for joint filers',
  ({ facts, law }) => law.exemption.base[facts.filingStatus],
);
export const adjusted = money(
  '7',
  'Adjusted taxable income',
  'Adjusted taxable income. Subtract line 6 from line 5',
  ({ get }) => notBelowZero(get(grossTaxable) - get(baseExemption)),
);
export const boxes = count(
  '8 boxes',
  'Boxes checked',
  'For each filer: 65 or older, blind, or disabled and under 65',
  ({ facts, law }) =>
    sum(
      listFilers({ facts }).map(({ person, owner }) => {
        const aged = isAtLeast(facts, person, law.exemption.age);
        const stated = owner === 'spouse' ? facts.states.NH.spouseDisabled : facts.states.NH.taxpayerDisabled;
        const disabled = !aged && (stated ?? person.permanentlyDisabled);
        return Number(aged) + Number(person.blind) + Number(disabled);
      }),
    ),
);
export const additional = money(
  '8',
  'Additional exemptions',
  'Number of boxes checked times $1,200',
  ({ get, law }) => blankIfZero(get(boxes) * law.exemption.additional),
);
export const netTaxable = money('9', 'Net taxable income', 'Subtract line 8 from line 7', ({ get }) =>
  notBelowZero(get(adjusted) - get(additional)),
);
export const tax = money(
  '10',
  'Tax',
  'New Hampshire interest and dividends tax. Multiply line 9 by 3%',
  ({ get, law }) => get(netTaxable) * law.tax.rate,
);

export const settlement = makeSettlement(makers, {
  code: 'NH',
  due: [tax],
  credits: [],
  withheld: '11 withheld',
  payments: [
    { number: '11a', label: 'Tax paid with the application for extension', of: ['extension'] },
    { number: '11b', label: 'Estimated tax payments', of: ['estimated', 'otherWithholding'] },
    { number: '11c', label: 'Credit carried over from last year', of: ['applied'] },
  ],
  total: '11',
  overpaid: '16',
  applied: '17a',
  refund: '17b',
  donated: '17 gifts',
  owed: '15',
});
