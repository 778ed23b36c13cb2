/**
 * Numbers of the Office of Management and Budget as the forms print them ("OMB No. 1545-0116"), each of one form only. The
 * W-2 has none here: Forms W-2c and W-2AS print the same.
 */
export const ombNumbers: Readonly<Record<string, string>> = {
  '1098': '1545 1380',
  '1098-E': '1545 1576',
  '1098-T': '1545 1574',
  '1099-C': '1545 1424',
  '1099-DIV': '1545 0110',
  '1099-G': '1545 0120',
  '1099-INT': '1545 0112',
  '1099-K': '1545 2205',
  '1099-NEC': '1545 0116',
  '1099-R': '1545 0119',
};
