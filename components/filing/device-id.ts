const key = 'plainfile-device';

/** 40 hexadecimal digits that stay with this browser: the IRS asks for them (rules IND-189 and IND-190). */
export function readDeviceId(): string {
  const known = localStorage.getItem(key);
  if (known !== null && /^[0-9a-f]{40}$/.test(known)) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(20))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  localStorage.setItem(key, made);
  return made;
}
