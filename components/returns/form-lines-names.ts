/** Forms and worksheets whose printed name does not follow from their id. */
const printedNames: Record<string, string> = {
  '8812': 'Schedule 8812',
  'credit-limit-a': 'Credit Limit Worksheet A',
  'credit-limit-b': 'Credit Limit Worksheet B',
  'earned-income': 'Earned Income Worksheet',
  'eic-rules': 'Steps for the earned income credit',
  'eic-worksheet': 'EIC Worksheet A',
  'excess-social-security': 'Excess Social Security Worksheet',
  'qualified-dividends': 'Qualified Dividends and Capital Gain Tax Worksheet',
  'schedule-d-tax-worksheet': 'Schedule D Tax Worksheet',
  'social-security-benefits': 'Social Security Benefits Worksheet',
  'standard-deduction': 'Standard Deduction Worksheet',
  'student-loan-interest': 'Student Loan Interest Deduction Worksheet',
};

/** What a form is called on paper: "1040" is Form 1040, "schedule-se" is Schedule SE, "il-1040" is Form IL-1040. */
export function nameForm(id: string): string {
  const printed = printedNames[id];
  if (printed !== undefined) return printed;
  const ofState = /^([a-z]{2})-(schedule-)?(.+)$/.exec(id);
  if (ofState?.[1] !== undefined && ofState[3] !== undefined) {
    const [state, rest] = [ofState[1].toUpperCase(), ofState[3].toUpperCase()];
    return ofState[2] === undefined ? `Form ${state}-${rest}` : `${state} Schedule ${rest}`;
  }
  if (/^\d/.test(id)) return `Form ${id.toUpperCase()}`;
  const schedule = /^schedule-([a-z]{1,3}|\d+)$/.exec(id);
  if (schedule?.[1] !== undefined) return `Schedule ${schedule[1].toUpperCase()}`;
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a line stands: "Form 1040, line 25d". */
export function nameLine(form: string, line: string): string {
  return line === '' ? nameForm(form) : `${nameForm(form)}, line ${line}`;
}
