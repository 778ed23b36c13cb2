import { notBelowZero } from '../../engine/verbs';
import { addCents, dollars } from '../../facts/cents';
import { type TaxReader } from '../form';
import {
  additionalRailroadWithholding,
  additionalWithholding,
  form8959,
  taxOnEarnings,
  taxOnRailroadPay,
  taxOnWages,
} from '../form-8959/form-8959';
import { railroadDollars } from '../income/railroad';

/**
 * Payroll taxes that were withheld, in dollars: with Form 8959 or railroad retirement taxes the Additional Medicare Tax and
 * RRTA Tax Worksheet of the Instructions for Schedule 8812, line 21.
 */
export function payrollTaxesWithheld({ facts, get, attached }: TaxReader): number {
  const withheld =
    dollars(
      addCents(facts.w2s, (w2) => w2.socialSecurityWithholding),
      addCents(facts.w2s, (w2) => w2.medicareWithholding),
    ) +
    railroadDollars(facts.w2s, 'tier1') +
    railroadDollars(facts.w2s, 'medicare');
  if (!attached(form8959)) return withheld + railroadDollars(facts.w2s, 'additionalMedicare');
  return (
    notBelowZero(withheld + get(taxOnWages) - get(additionalWithholding)) +
    notBelowZero(
      railroadDollars(facts.w2s, 'additionalMedicare') +
        get(taxOnRailroadPay) -
        get(additionalRailroadWithholding),
    ) +
    get(taxOnEarnings) / 2
  );
}
