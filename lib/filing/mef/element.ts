import type { XmlNode } from './xml-node';

/** A leaf, or nothing for an empty value: empty elements are not sent. */
export const leaf = (name: string, text: string | null | undefined): XmlNode[] =>
  text === null || text === undefined || text === '' ? [] : [{ name, text }];

/** A box that is checked is sent as X; one that is not, not at all (CheckboxType). */
export const box = (name: string, checked: boolean): XmlNode[] => (checked ? [{ name, text: 'X' }] : []);

/** Yes or no, both sent (BooleanType). */
export const yesNo = (name: string, value: boolean): XmlNode => ({ name, text: String(value) });

/** An element around others; nothing when there are none. */
export const group = (name: string, children: XmlNode[]): XmlNode[] =>
  children.length === 0 ? [] : [{ name, children }];

export const digits = (text: string): string => text.replaceAll(/\D/g, '');
