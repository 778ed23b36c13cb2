import { type Cents, exactDollars, isSome } from '../facts/cents';
import { splitAddress } from '../facts/postal-address';
import { type W2 } from '../facts/w2';
import { type Check, type CheckView, dollarText, type Finding, rejects } from './check';
import { isPossibleEin } from './numbers';

/** Codes of box 12 that the IRS takes (rule FW2-011). */
const codes: ReadonlySet<string> = new Set(
  'A B C D E F G H J K L M N P Q R S T V W Y Z AA BB DD EE FF GG HH II'.split(' '),
);

/** A Form W-2 as it is called within a sentence. */
export const nameW2 = ({ employerName }: W2, at: number): string =>
  employerName === '' ? `Form W-2 (${at + 1})` : `the W-2 from ${employerName}`;

const eachW2 =
  (find: (w2: W2, name: string, path: string, view: CheckView) => Finding[]) =>
  (view: CheckView): Finding[] =>
    view.facts.w2s.flatMap((w2, at) => find(w2, nameW2(w2, at), `w2s.${at}`, view));

const isNear = (a: number, b: number, within: number) => Math.abs(a - b) <= within;

const noEmployerNumber = rejects({
  id: 'w2-employer-number',
  title: 'An employer’s EIN is missing or isn’t valid',
  source: 'Rule FW2-502; Form W-2, box b',
  find: eachW2((w2, name, path) =>
    isPossibleEin(w2.employerEin)
      ? []
      : [
          {
            path: `${path}.employerEin`,
            description:
              w2.employerEin === '' ? `There’s no EIN on ${name}.` : `The EIN on ${name} isn’t valid.`,
            suggestedFix: 'Copy the nine digits from box b.',
          },
        ],
  ),
});

const noEmployerAddress = rejects({
  id: 'w2-employer-address',
  title: 'An employer’s address is missing or incomplete',
  source: 'Form W-2, box c; IRS return schema, IRSW2',
  find: eachW2((w2, name, path) =>
    splitAddress(w2.employerAddress) !== null
      ? []
      : [
          {
            path: `${path}.employerAddress`,
            description:
              w2.employerAddress === ''
                ? `The employer’s address is missing on ${name}.`
                : `The employer’s address on ${name} isn’t complete.`,
            suggestedFix: 'Copy box c: street, city, state, and ZIP code, with commas between them.',
          },
        ],
  ),
});

const noWages = rejects({
  id: 'w2-no-wages',
  title: 'A W-2 has no wages',
  source: 'Rule FW2-002; Form W-2, box 1',
  find: eachW2((w2, name, path) =>
    isSome(w2.wages) || w2.thirdPartySickPay || w2.box12.some(({ code }) => code.toUpperCase() === 'Q')
      ? []
      : [
          {
            path: `${path}.wages`,
            description: `Box 1 of ${name} is blank or 0.`,
            suggestedFix: 'Enter the amount in box 1. If it’s blank on the W-2, remove the form.',
          },
        ],
  ),
});

const boxTwelve = rejects({
  id: 'w2-box-12',
  title: 'A box 12 entry isn’t valid',
  source: 'Rules FW2-011 and FW2-012',
  find: eachW2((w2, name, path) =>
    w2.box12.flatMap(({ code, amount }, entry) =>
      codes.has(code.toUpperCase()) && isSome(amount)
        ? []
        : [
            {
              path: `${path}.box12.${entry}.amount`,
              description: codes.has(code.toUpperCase())
                ? `Box 12 of ${name} has code ${code} without an amount.`
                : `Box 12 of ${name} has an invalid code.`,
              suggestedFix: 'Copy the code and amount from the W-2.',
            },
          ],
    ),
  ),
});

const worthALook = 'A wrong amount changes your tax, and the IRS compares each W-2 with the employer’s copy.';

function warn(id: string, title: string, source: string, find: Parameters<typeof eachW2>[0]): Check {
  return { id, severity: 'warning', title, impact: worthALook, source, find: eachW2(find) };
}

const withheldAboveWages = warn(
  'w2-withheld-too-much',
  'Withholding is unusually high',
  'Form W-2, boxes 1 and 2',
  (w2, name, path) => {
    const [wages, withheld] = [exactDollars(w2.wages), exactDollars(w2.federalWithholding)];
    if (withheld <= wages / 2 || withheld === 0) return [];
    return [
      {
        path: `${path}.federalWithholding`,
        description: `Box 2 of ${name} (${dollarText(withheld)}) is more than ${withheld > wages ? 'box 1' : 'half of box 1'} (${dollarText(wages)}).`,
        suggestedFix: 'Compare boxes 1 and 2 with the form.',
      },
    ];
  },
);

const dollarsOf = (...amounts: Cents[]) => amounts.map(exactDollars);

const wagesApart = warn(
  'w2-wages-apart',
  'Boxes 1 and 5 of a W-2 are far apart',
  'Form W-2, boxes 1 and 5 (General Instructions for Forms W-2 and W-3)',
  (w2, name, path, { law }) => {
    const [wages = 0, medicare = 0, social = 0] = dollarsOf(
      w2.wages,
      w2.medicareWages,
      w2.socialSecurityWages,
    );
    const other = medicare === 0 ? social : medicare;
    if (wages === 0 || other === 0 || (wages <= 2 * other && other <= 2.5 * wages)) return [];
    // Social security wages end at a limit: above it only box 5 tells.
    const { wageBase } = law.socialSecurityTax;
    if (medicare === 0 && wages > 2 * other && other >= wageBase - 1) return [];
    return [
      {
        path: `${path}.wages`,
        description: `Box 1 of ${name} is ${dollarText(wages)}, and box ${medicare === 0 ? 3 : 5} is ${dollarText(other)}. They’re usually close.`,
        suggestedFix: 'Compare both boxes with the form. A decimal point may be missing.',
      },
    ];
  },
);

const nothingWithheld = warn(
  'w2-nothing-withheld',
  'No federal tax was withheld',
  'Form W-2, box 2',
  (w2, name, path, { facts, law }) =>
    isSome(w2.federalWithholding) ||
    exactDollars(w2.wages) <= law.standardDeduction.amount[facts.filingStatus]
      ? []
      : [
          {
            path: `${path}.federalWithholding`,
            description: `On ${name}, box 1 shows ${dollarText(exactDollars(w2.wages))}, but box 2 shows no tax.`,
            suggestedFix: 'Check box 2 again. If it’s blank on the form, leave it blank.',
          },
        ],
);

const aboveBase = warn(
  'w2-social-security-base',
  'Social Security wages are over the wage base',
  'Form W-2, boxes 3 and 7; SSA contribution base for 2024: $168,600',
  (w2, name, path, { law }) => {
    const wages = exactDollars(w2.socialSecurityWages) + exactDollars(w2.socialSecurityTips);
    return wages <= law.socialSecurityTax.wageBase
      ? []
      : [
          {
            path: `${path}.socialSecurityWages`,
            description: `Boxes 3 and 7 of ${name} total ${dollarText(wages)}. Social Security tax applies only up to the wage base of ${dollarText(law.socialSecurityTax.wageBase)}.`,
            suggestedFix:
              'Compare boxes 3 and 7 with the form. If they match, ask the employer for a corrected W-2.',
          },
        ];
  },
);

const shareOf = (part: Cents, whole: number, rate: number) => {
  const [is, expected] = [exactDollars(part), whole * rate];
  return whole === 0 || is === 0 || isNear(is, expected, Math.max(1, expected * 0.005))
    ? null
    : { is, expected };
};

const socialSecurityShare = warn(
  'w2-social-security-tax',
  'Social Security tax doesn’t match the wages',
  'Form W-2, box 4: 6.2% of boxes 3 and 7 (IRC 3101(a))',
  (w2, name, path, { law }) => {
    const wages = exactDollars(w2.socialSecurityWages) + exactDollars(w2.socialSecurityTips);
    const off = shareOf(w2.socialSecurityWithholding, wages, law.socialSecurityTax.employeeRate);
    return off === null
      ? []
      : [
          {
            path: `${path}.socialSecurityWithholding`,
            description: `Box 4 of ${name} is ${dollarText(off.is)}. 6.2% of boxes 3 and 7 would be ${dollarText(Math.round(off.expected * 100) / 100)}.`,
            suggestedFix: 'Compare boxes 3, 4, and 7 with the form. Two digits may be transposed.',
          },
        ];
  },
);

const medicareShare = warn(
  'w2-medicare-tax',
  'Medicare tax doesn’t match the wages',
  'Form W-2, box 6: 1.45% of box 5, and 0.9% above $200,000 (IRC 3101(b), 3102(f))',
  (w2, name, path, { law }) => {
    const wages = exactDollars(w2.medicareWages);
    const { regularRate, rate, employerThreshold } = law.additionalMedicare;
    const more = Math.max(0, wages - employerThreshold) * rate;
    const off = shareOf(w2.medicareWithholding, wages, regularRate);
    return off === null || isNear(off.is, off.expected + more, 2)
      ? []
      : [
          {
            path: `${path}.medicareWithholding`,
            description: `Box 6 of ${name} is ${dollarText(off.is)}. The tax on box 5 would be ${dollarText(Math.round((off.expected + more) * 100) / 100)}.`,
            suggestedFix: 'Compare boxes 5 and 6 with the form.',
          },
        ];
  },
);

const tooMuchFromOne = warn(
  'w2-social-security-maximum',
  'One employer withheld too much Social Security tax',
  'Publication 505 (2024), chapter 3; IRC 6413(c)',
  (w2, name, path, { law }) => {
    const over = exactDollars(w2.socialSecurityWithholding) - law.socialSecurityTax.maximumWithholding;
    return over <= 0.5
      ? []
      : [
          {
            path: `${path}.socialSecurityWithholding`,
            description: `Box 4 of ${name} is ${dollarText(Math.round(over * 100) / 100)} over the ${law.year} maximum. You can’t claim it on your return.`,
            suggestedFix: 'Ask the employer to refund it and correct the W-2.',
          },
        ];
  },
);

/** What stands on Forms W-2. */
export const wageChecks: readonly Check[] = [
  noEmployerNumber,
  noEmployerAddress,
  noWages,
  boxTwelve,
  withheldAboveWages,
  wagesApart,
  nothingWithheld,
  aboveBase,
  socialSecurityShare,
  medicareShare,
  tooMuchFromOne,
];
