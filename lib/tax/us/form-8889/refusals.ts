import { dollars, isSome } from '../../facts/cents';
import { refuse, warn } from '../coverage';
import { listFilers } from '../filers';
import { type TaxReader } from '../form';
import { accountsOf, hasContributions, hasFamilyCoverage } from './coverage-months';
import { findOpenMonths, isShareTooLarge } from './family-limit';
import {
  catchUpPart,
  contributions,
  earlierExcess,
  employerPart,
  excessOfEmployer,
  limitAfterArcher,
  limitLeft,
  storyOf,
} from './form-8889';

const anyFiler = (reader: TaxReader, test: (position: number) => boolean): boolean =>
  listFilers(reader).some((_, position) => test(position));

warn(
  'excessContributions',
  'Your employer’s HSA contributions are over your limit. Check your type of coverage (self-only or family) and months. The excess is income (Schedule 1, line 8z), and you owe 6% tax on it for each year it stays in the HSA (Form 5329). Enter any part that box 1 of your W-2 includes, and any part you withdraw with its earnings by the due date of your return, including extensions.',
  (reader) => anyFiler(reader, (position) => excessOfEmployer(reader, position) > 0),
);
warn(
  'excessContributions',
  'You entered more in excess employer HSA contributions, as included in wages or withdrawn, than your employer contributed over your limit. Check these amounts.',
  (reader) =>
    anyFiler(reader, (position) => {
      const story = storyOf(reader, position);
      const excess = excessOfEmployer(reader, position);
      return (
        story !== null &&
        (dollars(story.hsaEmployerInWages) > excess || dollars(story.hsaEmployerWithdrawn) > excess)
      );
    }),
);
// Line 13 needs the coverage of the year, which only an entry for the HSA says.
warn(
  'excessContributions',
  'You had excess HSA contributions in an earlier year, but you listed no HSA for 2024. If you had a high-deductible health plan in 2024, add the HSA with its coverage and months, and $0 in contributions. You can then deduct some or all of the earlier excess (Form 8889, line 13).',
  (reader) =>
    listFilers(reader).some(
      ({ owner }, position) => earlierExcess(reader, position) > 0 && !hasContributions(reader.facts, owner),
    ),
);
warn(
  'adjustments.hsa',
  'Your HSA contributions are over the limit for your coverage and months. You owe 6% tax on the excess for each year it stays in the HSA (Form 5329). To avoid it, withdraw the excess and its earnings by the due date of your return, including extensions, and enter only the contributions left in the HSA.',
  (reader) =>
    anyFiler(reader, (position) => reader.at(contributions, position) > reader.at(limitLeft, position)),
);
refuse(
  'adjustments.hsa',
  'One person’s months of coverage for a health savings account add up to more than 12.',
  ({ facts }) =>
    listFilers({ facts }).some(
      ({ owner }) => accountsOf(facts, owner).reduce((months, account) => months + account.months, 0) > 12,
    ),
);
refuse(
  'adjustments.hsa',
  'Each of you has an HSA, and family coverage lasted only part of the year. For each HSA, enter the coverage, its months, and the month it started. The family limit is divided between you month by month.',
  ({ facts }) => findOpenMonths(facts) === 'months',
);
refuse(
  'adjustments.hsa',
  'One of you had family coverage on December 1 but not all year, and the other had no high-deductible health plan that day. Dividing that family HSA limit isn’t supported.',
  ({ facts }) => findOpenMonths(facts) === 'december',
);
refuse(
  'adjustments.hsa',
  'The months of one HSA’s coverage go past December. Check the month it started and the number of months.',
  ({ facts }) =>
    facts.adjustments.hsa.some(
      ({ firstMonth, months }) => firstMonth !== null && months !== 12 && firstMonth + months - 1 > 12,
    ),
);
refuse(
  'adjustments.spouseHsaShare',
  'You had family coverage and file separately from your spouse. Enter your spouse’s part of the family HSA limit: half of it, unless you agreed on another amount, or 0 if your spouse has no HSA.',
  ({ facts, at }) =>
    facts.filingStatus === 'mfs' &&
    facts.adjustments.spouseHsaShare === null &&
    hasFamilyCoverage(facts, 'taxpayer') &&
    at(contributions, 0) + at(employerPart, 0) > at(limitAfterArcher, 0) / 2 + at(catchUpPart, 0),
);
refuse(
  'adjustments.spouseHsaShare',
  'Your spouse’s part is more than the family HSA limit for your months of coverage. Check both.',
  ({ facts, law }) => isShareTooLarge(facts, law),
);
refuse(
  'adjustments.hsa',
  'Enter your total HSA contribution as one amount. The limit is higher at age 55 or older.',
  ({ facts }) => facts.adjustments.hsa.some(({ catchUp }) => typeof catchUp !== 'boolean' && isSome(catchUp)),
);
