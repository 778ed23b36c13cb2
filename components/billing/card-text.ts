/** A card number in groups of four, as it stands on the card. */
export function groupCardNumber(text: string): string {
  return (
    text
      .replaceAll(/\D/g, '')
      .slice(0, 19)
      .match(/.{1,4}/g)
      ?.join(' ') ?? ''
  );
}

/** An expiry date as MM / YY while it is typed; deleting works across the slash. */
export function groupExpiry(text: string, before: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 4);
  const deleting = text.length < before.length;
  if (digits.length < 2 || (digits.length === 2 && deleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}
