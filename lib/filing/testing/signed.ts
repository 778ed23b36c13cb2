import { calculateReturn } from '@/lib/tax/calculate-return';
import { describeLines } from '@/lib/tax/describe-lines';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import type { Relationship, RelationshipName } from '@/lib/tax/facts/household';
import type { ReturnInput, ReturnInputJson } from '@/lib/tax/facts/return-input';
import type { CalculatedLines } from '../mef/build-documents';
import type { Signing } from '../mef/signing';
import { spouseSigns } from '../who-signs';

const signer = (pin: string, taxYear: number) => ({
  pin,
  signedOn: `${taxYear + 1}-03-01`,
  priorAgi: 41_000,
  priorPin: null,
  ipPin: null,
});

/** A self-prepared return signed on 1 March of the year after its own. */
export function signingFor(facts: ReturnInput): Signing {
  return {
    track: 'self',
    taxpayer: signer('12345', facts.taxYear),
    spouse: spouseSigns(facts) && facts.spouse !== null ? signer('54321', facts.taxYear) : null,
    preparer: null,
    payment: null,
    imperfect: false,
    deviceId: '0123456789abcdef0123456789abcdef01234567',
    returnedAt: `${facts.taxYear + 1}-03-01T10:00:00-05:00`,
  };
}

const wordFor = (relationship: Relationship): RelationshipName | null =>
  relationship === 'child'
    ? 'daughter'
    : relationship === 'sibling'
      ? 'halfBrother'
      : relationship === 'nieceOrNephew'
        ? 'nephew'
        : null;

/** Names, numbers and an address for a return that a scenario left without: each person gets other digits. */
export function withIdentity(input: ReturnInputJson): ReturnInputJson {
  let next = 100_000;
  const ssn = () => `4001${String((next += 1)).slice(1)}`;
  const name = (
    person: { firstName?: string | undefined; lastName?: string | undefined },
    first: string,
  ) => ({
    firstName: person.firstName || first,
    lastName: person.lastName || 'Lee',
  });
  const number = (person: { ssn?: string | undefined; idType?: string | undefined }) => ({
    ssn:
      person.ssn ||
      (person.idType === 'itin'
        ? `900700${ssn().slice(6)}`
        : person.idType === 'atin'
          ? `900930${ssn().slice(6)}`
          : ssn()),
  });
  return {
    ...input,
    taxpayer: {
      occupation: 'Baker',
      ...input.taxpayer,
      ...name(input.taxpayer, 'Ann'),
      ...number(input.taxpayer),
    },
    ...(input.spouse
      ? {
          spouse: {
            occupation: 'Nurse',
            ...input.spouse,
            ...name(input.spouse, 'Bo'),
            ...number(input.spouse),
          },
        }
      : {}),
    dependents: (input.dependents ?? []).map((one, index) => ({
      ...one,
      ...name(one, `Kid${String.fromCodePoint(65 + index)}`),
      relationshipName: one.relationshipName ?? wordFor(one.relationship),
      ...number(one),
    })),
    address: { street: '12 Birch Lane', city: 'Portland', state: 'ME', zip: '04102', ...input.address },
    ...(input.childCare === undefined
      ? {}
      : {
          childCare: {
            ...input.childCare,
            providers:
              (input.childCare.providers ?? []).length > 0
                ? input.childCare.providers
                : [{ name: 'Birch Nursery', id: '98-7000124', amount: 3000 }],
          },
        }),
    ...(input.adjustments?.alimonyPaid === undefined
      ? {}
      : {
          adjustments: {
            ...input.adjustments,
            alimonyPaid: input.adjustments.alimonyPaid.map((payment) => ({
              ...payment,
              recipientSsn: payment.recipientSsn || ssn(),
            })),
          },
        }),
    w2s: (input.w2s ?? []).map((w2) => ({
      ...w2,
      employerName: w2.employerName || 'Harbor Bakery',
      employerEin: w2.employerEin || '98-7000123',
      employerAddress: w2.employerAddress || '40 Harbor Way, Portland, ME 04101',
    })),
    cleanVehicles: (input.cleanVehicles ?? []).map((vehicle) => ({
      ...vehicle,
      vin: vehicle.vin || '1HGCM82633A004352',
      modelYear: vehicle.modelYear || '2024',
      make: vehicle.make || 'Harbor',
      model: vehicle.model || 'Current',
      salePrice: vehicle.salePrice ?? (vehicle.newVehicle === false ? 20_000 : null),
    })),
    ...(input.parents === undefined
      ? {}
      : { parents: { name: 'Dana Whitfield', ssn: '400-01-0090', ...input.parents } }),
    education: (input.education ?? []).map((school) => ({
      ...school,
      institution: school.institution || 'Dayton College',
      address: school.address || '9 College Ave, Dayton, OH 45402',
      form1098T: school.form1098T ?? true,
      priorForm1098T: school.priorForm1098T ?? false,
    })),
    retirement: (input.retirement ?? []).map((distribution) => ({
      ...distribution,
      payer: distribution.payer || 'Harbor Pension',
      payerEin: distribution.payerEin || '98-7000125',
    })),
  };
}

/** Parses and computes; null when the return can't be computed. */
export function calculateLines(input: ReturnInputJson): CalculatedLines | null {
  const parsed = parseReturn(input);
  if (!parsed.ok) return null;
  const calculation = calculateReturn(parsed.facts);
  if (calculation.refund === null) return null;
  return { facts: parsed.facts, lines: describeLines(calculation) };
}
