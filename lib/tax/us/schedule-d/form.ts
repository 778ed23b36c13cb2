import { isSome } from '../../facts/cents';
import { form } from '../form';
import { casualtyGain } from '../form-4684/losses';
import { capitalInstallments } from '../form-6252/capital-gain';
import { hasContracts } from '../form-6781/form-6781';
import { hasDispositions } from '../form-4797/dispositions';
import { longTermGain } from '../form-4797/form-4797';
import { investmentGain } from '../form-8824/results';
import { listSales } from '../form-8949/listed-sales';

/** Capital gain distributions alone go straight to Form 1040, line 7 (Instructions for Form 1040, line 7). */
export const { form: scheduleD, ...makers } = form('schedule-d', 'Capital Gains and Losses', {
  name: 'Schedule D (Form 1040)',
  sequence: '12',
  attachedWhen: (reader) =>
    listSales(reader).length > 0 ||
    hasContracts(reader) ||
    capitalInstallments(reader, 'short') !== null ||
    capitalInstallments(reader, 'long') !== null ||
    investmentGain(reader, 'short') !== null ||
    investmentGain(reader, 'long') !== null ||
    casualtyGain(reader, 'short') !== null ||
    casualtyGain(reader, 'long') !== null ||
    (hasDispositions(reader.facts) && reader.get(longTermGain) > 0) ||
    isSome(reader.facts.capitalLossCarryover.shortTerm) ||
    isSome(reader.facts.capitalLossCarryover.longTerm) ||
    reader.facts.k1s.some((k1) =>
      [k1.shortTermGain, k1.longTermGain, k1.shortTermCarryover, k1.longTermCarryover].some(isSome),
    ) ||
    reader.facts.dividends.some((form) => isSome(form.unrecaptured1250) || isSome(form.collectibles28)),
});
