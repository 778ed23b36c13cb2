/** Control characters, and signs that turn the direction of what follows on somebody else's screen and in the return. */
const controls =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/;

/** Whether a text that a person wrote holds characters that no text needs. Line breaks and tabs are fine. */
export const holdsControls = (text: string): boolean => controls.test(text);

/** The same for a text of one line. */
export const breaksLine = (text: string): boolean => /[\r\n\t]/.test(text) || holdsControls(text);
