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

const wanted = {
  number: 'Enter the card number.',
  expiry: 'Enter the expiration date as MM / YY.',
  cvc: 'Enter the security code.',
};

/** What to say at each box that was left empty. */
export function emptyBoxes(card: Readonly<Record<keyof typeof wanted, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(wanted).filter(([box]) => card[box as keyof typeof wanted].trim() === ''),
  );
}
