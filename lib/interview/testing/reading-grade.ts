/** Syllables of an English word, by groups of vowels. */
export function countSyllables(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (plain.length === 0) return 1;
  if (plain.length <= 3) return 1;
  const trimmed = plain.replace(/(?:[^laeiouy]es|[^aeioutd]ed|[^l]e)$/, (ending) => ending[0] ?? '');
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** Terms as the forms print them: a filer matches them with the document in hand and has the help beside them. */
const formTerms =
  /\b(permanently and totally disabled|community (income|property)|vehicle identification number|separation agreement|itemized? deductions?|deductions?|depreciation|dependent care|disability income|nontaxable (pensions?|combat pay|income)|combat pay|dependents?|charitable contributions?|gross income|marital status|Social Security number|taxable income|adjusted gross income|electric or plug-in vehicle|plug-in|enrollment premiums?|premium tax credit|advance payments?|cash method of accounting|accounting method|material participation|materially participated?|actively participated?|rental real estate|real estate|nondeductible contributions|basis in traditional IRAs|traditional IRAs?|Social Security and Medicare tax|minimum retirement age|retirement account|principal business or profession|principal crop or activity|energy efficient commercial buildings deduction|standard mileage deductions?|personal use|off-duty hours|substantial services|original cost \(UBIA\)|equipment|federal unemployment tax|unemployment tax|activit(y|ies)|alternative minimum tax|estimated (tax )?payments?|qualifying (child|person)|Identity Protection PIN|taxpayer ID number|taxpayer|occupation|beneficiary|employer|employee|eligible|excess contributions?|contributions?|distributions?|property|exempt-interest dividends|(ordinary|qualified) dividends|self-employment earnings|unreimbursed partnership expenses|nondeductible expenses|homestead exemption|medical and dental( care| expenses)?|charitable|expenses?|organizations?|business|education|university|institution|Earned Income Credit|American Opportunity Credit|Child Tax Credit|Credit for Other Dependents|unemployment compensation|investment|Medicaid|rehabilitation)\b/gi;

/** A text with each term of a form as one known word. */
export const withKnownTerms = (text: string): string => text.replaceAll(formTerms, 'number');

/** Flesch-Kincaid grade of a text: 0.39 words per sentence + 11.8 syllables per word − 15.59. */
export function readingGrade(text: string): number {
  // A decimal point or a dot inside a name ends no sentence.
  const sentences = text.split(/[.?!:](?=\s|$|”)/).filter((part) => /[A-Za-z]/.test(part)).length;
  // Numbers and codes are looked at, not read.
  const words = text.split(/[\s—]+/).filter((word) => /[A-Za-z]/.test(word));
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return (0.39 * words.length) / Math.max(1, sentences) + (11.8 * syllables) / words.length - 15.59;
}
