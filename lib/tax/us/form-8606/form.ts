import { isSome } from '../../facts/cents';
import { type Filer, listFilers } from '../filers';
import { type CopyMakers, formWithCopies, type TaxCopyReader } from '../form';
import { figuredRothOf } from '../income/ira-money';
import { needsProRata, newBasis } from './form-8606';

export type FilerReader = TaxCopyReader<Filer>;

/** Form 8606, one for each filer; its parts are in the modules beside. */
export const makers: CopyMakers<Filer> = formWithCopies('8606', 'Nondeductible IRAs', listFilers, {
  sequence: '48',
  neededWhen: ({ facts }) =>
    facts.adjustments.ira.length > 0 ||
    isSome(facts.iraBasis.taxpayer.priorBasis) ||
    isSome(facts.iraBasis.spouse.priorBasis) ||
    facts.retirement.some((form) => isSome(form.rothConversion) || /[JT]/.test(form.code)),
  attachedWhen: (reader) =>
    (reader.entry(newBasis) ?? 0) > 0 ||
    needsProRata(reader, reader.item.owner) ||
    figuredRothOf(reader, reader.item.owner).length > 0,
});
export const form8606 = makers.form;
