/** Moves the focus to the first control that has a problem, in the order of the form. */
export function focusFirstError(
  form: HTMLFormElement,
  names: readonly string[],
  fields: Record<string, unknown>,
): void {
  const name = names.find((candidate) => fields[candidate] !== undefined);
  const control = name === undefined ? null : form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** The text of each named control. */
export function readFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name) => [name, String(data.get(name) ?? '')] as const);
  return Object.fromEntries(entries) as Record<Name, string>;
}
