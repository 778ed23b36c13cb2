import { type Cents, dollars, dollarsOf, exactDollars } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { addEntries, blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import {
  excessRoth,
  excessTraditional,
  fittingExcess,
  rothOf,
  rothRoom,
  unusedTraditional,
} from '../adjustments/ira-limits';
import { covers, refuse } from '../coverage';
import { type Filer, listFilers, ownedBy } from '../filers';
import { type CopyMakers, type TaxCopyReader } from '../form';
import { isFiguredOn8606, taxableIraDistributions } from '../form-8606/form-8606';
import { taxableHsaDistributions } from '../form-8889/distributions';
import { hasContributions } from '../form-8889/coverage-months';
import {
  contributions,
  employerExcessLeft,
  limitLeft,
  mayHaveTakenOutExcess,
  unusedHsaLimit,
} from '../form-8889/form-8889';
import { hasMoneyOut, isOwnTraditional, kept } from '../income/ira-money';
import { taxablePart } from '../income/retirement';

covers('excessContributions');

type FilerReader = TaxCopyReader<Filer>;

const storyOf = (facts: ReturnInput, owner: Owner) => facts.excessContributions[owner];

/** A part of Form 5329 about contributions beyond the limits of one kind of account. */
interface ExcessPart {
  /** Printed numbers of its lines, in order; without a line of its own for what was withdrawn: null. */
  readonly lines: {
    readonly prior: string;
    readonly unused: string;
    readonly out: string;
    readonly withdrawn: string | null;
    readonly less: string;
    readonly left: string;
    readonly current: string;
    readonly total: string;
    readonly tax: string;
  };
  /** "traditional IRA". */
  readonly account: string;
  readonly priorOf: (reader: FilerReader) => Cents;
  readonly unusedOf: (reader: FilerReader) => number;
  readonly outText: string;
  readonly outOf: (reader: FilerReader) => number;
  readonly currentOf: (reader: FilerReader) => number;
  readonly valueOf: (reader: FilerReader) => Cents | null;
}

/** Makes the lines of a part; gives the line of its tax. */
export function makeExcessPart({ money }: CopyMakers<Filer>, part: ExcessPart) {
  const { lines, account } = part;
  const hadExcess = (reader: FilerReader) => dollars(part.priorOf(reader)) > 0;
  const since =
    (rule: (reader: FilerReader) => number) =>
    (reader: FilerReader): number | null =>
      hadExcess(reader) ? rule(reader) : null;
  const prior = money(
    lines.prior,
    `Prior-year excess in ${account}s`,
    `Enter your excess contributions from line ${lines.total} of your 2023 Form 5329. If zero, go to line ${lines.current}`,
    since((reader) => dollars(part.priorOf(reader))),
  );
  const unused = money(
    lines.unused,
    `Unused limit for ${account}s`,
    `If your ${account} contributions for 2024 are less than your maximum allowable contribution, see instructions. Otherwise, enter -0-`,
    since(part.unusedOf),
  );
  const out = money(lines.out, `Distributions from ${account}s`, part.outText, since(part.outOf));
  const withdrawn =
    lines.withdrawn === null
      ? null
      : money(
          lines.withdrawn,
          'Prior-year excess withdrawn',
          '2024 distributions of prior year excess contributions (see instructions)',
          since(({ facts, item }) => dollars(storyOf(facts, item.owner).traditionalWithdrawn)),
        );
  const less = money(
    lines.less,
    'Reduction of prior-year excess',
    withdrawn === null
      ? `Add lines ${lines.unused} and ${lines.out}`
      : `Add lines ${lines.unused}, ${lines.out}, and ${lines.withdrawn}`,
    since(
      ({ entry }) =>
        addEntries([entry(unused), entry(out), ...(withdrawn === null ? [] : [entry(withdrawn)])]) ?? 0,
    ),
  );
  const left = money(
    lines.left,
    'Remaining prior-year excess',
    `Prior year excess contributions. Subtract line ${lines.less} from line ${lines.prior}. If zero or less, enter -0-`,
    since(({ get }) => notBelowZero(get(prior) - get(less))),
  );
  const current = money(
    lines.current,
    `Excess in ${account}s for 2024`,
    'Excess contributions for 2024 (see instructions)',
    (reader) => blankIfZero(part.currentOf(reader)),
  );
  const total = money(
    lines.total,
    `Excess in ${account}s`,
    `Total excess contributions. Add lines ${lines.left} and ${lines.current}`,
    ({ entry }) => addEntries([entry(left), entry(current)]),
  );
  return money(
    lines.tax,
    `Tax on excess in ${account}s`,
    `Additional tax. Enter 6% (0.06) of the smaller of line ${lines.total} or the value of your ${account}s on December 31, 2024 (including 2024 contributions made in 2025). Include this amount on Schedule 2 (Form 1040), line 8`,
    (reader) => {
      const excess = reader.entry(total);
      if (excess === null) return null;
      const value = part.valueOf(reader);
      const taxed = value === null ? excess : smallerOf(excess, exactDollars(value));
      return taxed * reader.law.ira.excessRate;
    },
  );
}

/** Taxed money from the person's own traditional IRAs: what Form 8606 figures, and what the payers say of the rest. */
function taxedFromTraditional(reader: FilerReader): number {
  const { facts, item, at, copy } = reader;
  const forms = ownedBy(facts.retirement, item.owner).filter(isOwnTraditional);
  const figured = forms.filter((form) => isFiguredOn8606(reader, form));
  const others = forms.filter((form) => !figured.includes(form));
  return dollarsOf(others, taxablePart) + (figured.length > 0 ? at(taxableIraDistributions, copy) : 0);
}

/** Functions: form-5329.ts calls them while it is evaluated, in a circle of imports that leads back here. */
export function traditionalPart(): ExcessPart {
  return {
    lines: {
      prior: '9',
      unused: '10',
      out: '11',
      withdrawn: '12',
      less: '13',
      left: '14',
      current: '15',
      total: '16',
      tax: '17',
    },
    account: 'traditional IRA',
    priorOf: ({ facts, item }) => storyOf(facts, item.owner).traditional,
    unusedOf: (reader) => unusedTraditional(reader, reader.item.owner),
    outText: '2024 traditional IRA distributions included in income (see instructions)',
    outOf: taxedFromTraditional,
    currentOf: (reader) => excessTraditional(reader, reader.item.owner),
    valueOf: ({ facts, item }) => storyOf(facts, item.owner).traditionalValue,
  };
}

export function rothPart(): ExcessPart {
  return {
    lines: {
      prior: '18',
      unused: '19',
      out: '20',
      withdrawn: null,
      less: '21',
      left: '22',
      current: '23',
      total: '24',
      tax: '25',
    },
    account: 'Roth IRA',
    priorOf: ({ facts, item }) => storyOf(facts, item.owner).roth,
    unusedOf: (reader) =>
      notBelowZero(rothRoom(reader, reader.item.owner) - rothOf(reader.facts, reader.item.owner)),
    outText: '2024 distributions from your Roth IRAs (see instructions)',
    outOf: ({ facts, item }) =>
      dollarsOf(
        ownedBy(facts.retirement, item.owner).filter(
          ({ code }) => /[JTQ]/.test(code) && !/[8PNR]/.test(code),
        ),
        kept,
      ),
    currentOf: (reader) => excessRoth(reader, reader.item.owner),
    valueOf: ({ facts, item }) => storyOf(facts, item.owner).rothValue,
  };
}

export function hsaPart(): ExcessPart {
  return {
    lines: {
      prior: '42',
      unused: '43',
      out: '44',
      withdrawn: null,
      less: '45',
      left: '46',
      current: '47',
      total: '48',
      tax: '49',
    },
    account: 'HSA',
    priorOf: ({ facts, item }) => storyOf(facts, item.owner).hsa,
    unusedOf: (reader) => unusedHsaLimit(reader, reader.copy),
    outText: '2024 distributions from your HSAs from Form 8889, line 16',
    outOf: ({ at, copy }) => at(taxableHsaDistributions, copy),
    currentOf: (reader) => {
      const { at, copy } = reader;
      return notBelowZero(at(contributions, copy) - at(limitLeft, copy)) + employerExcessLeft(reader, copy);
    },
    valueOf: ({ facts, item }) => storyOf(facts, item.owner).hsaValue,
  };
}

/** Whether Form 5329 may have something to say about contributions. */
export const mayHaveExcess = (facts: ReturnInput): boolean =>
  facts.adjustments.ira.length > 0 ||
  listFilers({ facts }).some(({ owner }) => {
    const { traditional, roth, hsa } = storyOf(facts, owner);
    if (hasContributions(facts, owner)) return true;
    return sum([dollars(traditional), dollars(roth), dollars(hsa)]) > 0;
  });

refuse(
  'excessContributions',
  'You had excess contributions to a traditional IRA in an earlier year, and you took money out of a traditional IRA in 2024. Dividing the excess between those distributions and your IRA deduction isn’t supported.',
  (reader) =>
    listFilers(reader).some(
      ({ owner }) => hasMoneyOut(reader.facts, owner) && fittingExcess(reader, owner) > 0,
    ),
);
refuse(
  'excessContributions',
  'You had excess contributions to an HSA in an earlier year, and you took taxable distributions from it in 2024. Dividing the excess between those distributions and your HSA deduction isn’t supported.',
  (reader) => listFilers(reader).some((_, copy) => mayHaveTakenOutExcess(reader, copy)),
);
refuse(
  'excessContributions',
  'You had excess contributions to both a traditional IRA and a Roth IRA in earlier years, and this year’s unused limit isn’t enough for both. Dividing it between lines 10 and 19 of Form 5329 isn’t supported.',
  (reader) =>
    listFilers(reader).some(({ owner }) => {
      const traditional = fittingExcess(reader, owner);
      const room = notBelowZero(rothRoom(reader, owner) - rothOf(reader.facts, owner));
      const roth = smallerOf(dollars(storyOf(reader.facts, owner).roth), room);
      return traditional > 0 && roth > 0 && traditional + roth > unusedTraditional(reader, owner);
    }),
);
