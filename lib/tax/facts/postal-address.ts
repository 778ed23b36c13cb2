/** The parts of a US address. */
export interface PostalAddress {
  street: string;
  city: string;
  state: string;
  zip: string;
}

/** The end of the line: "ME 04101", after a comma or a space. */
const stateAndZip = /^(?<state>[A-Za-z]{2}) (?<zip>\d{5}(?:-?\d{4})?)$/;

/**
 * Splits an address that is written in one line, as boxes of forms and answers hold it: street, city, state and ZIP code,
 * with commas between them (the one before the state may be left out). Null when a part can't be identified.
 * @example "40 Harbor Way, Portland, ME 04101"
 */
export function splitAddress(text: string): PostalAddress | null {
  const words = text.replaceAll(',', ' , ').split(/\s+/).filter(Boolean);
  const { state, zip } = stateAndZip.exec(words.slice(-2).join(' '))?.groups ?? {};
  if (state === undefined || zip === undefined) return null;
  const parts = words
    .slice(0, -2)
    .join(' ')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const city = parts.pop();
  if (city === undefined || parts.length === 0 || /\d/.test(city)) return null;
  return { street: parts.join(' '), city, state: state.toUpperCase(), zip: zip.replaceAll('-', '') };
}
