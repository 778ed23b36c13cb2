import { formatValue, type Valued } from './explanation-value';

// Names that keep their capital inside a sentence.
const properName =
  /^(Form|Schedule|Social|Medicare|American|Alaska|Box|Sale|Business|Roth|I |U\.S\.|[A-Z][A-Z0-9-])/;
const stateName =
  /^(Alabama|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (Hampshire|Jersey|Mexico|York)|North (Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Philadelphia|Rhode Island|South (Carolina|Dakota)|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Yonkers)/;

/** A label as it stands inside a sentence. */
export const labelInText = (label: string): string =>
  properName.test(label) || stateName.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** An input with its value, inside a sentence: "total wages $62,400", "filing status (single)". */
export function nameInText(shown: Valued): string {
  // A table of the law has a name, but no value to show.
  if (shown.kind === 'law' && shown.value === null) return labelInText(shown.label);
  const text = formatValue(shown);
  return typeof shown.value === 'number'
    ? `${labelInText(shown.label)} ${text}`
    : `${labelInText(shown.label)} (${text})`;
}

/** The sentence with a capital at its start. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
