import { confidentFrom } from './extract/confidence';
import { type ExtractionField } from './schema';

/** True when the field must be looked at before anything of its form enters the return. */
export const isDoubtful = (field: ExtractionField): boolean =>
  !field.confirmed && field.confidence < confidentFrom;
