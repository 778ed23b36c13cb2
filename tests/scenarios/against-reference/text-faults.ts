import type { ElementOfReference } from './reference';

/** The shapes of values, by the reference's word for the type. */
const shapes: Readonly<Record<string, RegExp>> = {
  amount: /^-?\d{1,15}$/,
  'amount>=0': /^\d{1,15}$/,
  checkbox: /^X$/,
  boolean: /^(?:true|false|0|1)$/,
  'checkbox or boolean': /^(?:X|true|false|0|1)$/,
  count: /^-?\d+$/,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  year: /^(?:19|20)\d{2}$/,
  ratio: /^-?(?:\d+(?:\.\d+)?|\.\d+)$/,
  code: /^\S(?:.*\S)?$/,
  text: /^\S(?:.*\S)?$/,
};

function faultOfNumber(text: string, one: ElementOfReference): string | null {
  const value = Number(text);
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  if (one.fractionDigits !== undefined && fraction.replace(/0+$/, '').length > Number(one.fractionDigits))
    return `more than ${one.fractionDigits} decimals`;
  if (
    one.totalDigits !== undefined &&
    whole.replace(/^0+/, '').length + fraction.length > Number(one.totalDigits)
  )
    return `more than ${one.totalDigits} digits`;
  if (one.minInclusive !== undefined && value < Number(one.minInclusive)) return `below ${one.minInclusive}`;
  if (one.maxInclusive !== undefined && value > Number(one.maxInclusive)) return `above ${one.maxInclusive}`;
  if (one.base === 'nonNegativeInteger' && value < 0) return 'negative';
  if (one.base === 'positiveInteger' && value < 1) return 'not positive';
  if (one.type === 'count' && one.digits !== undefined && whole.length > one.digits)
    return `more than ${one.digits} digits`;
  return null;
}

/** Why a text can't stand in this element; null when the reference has nothing against it. */
export function faultOfText(text: string, one: ElementOfReference): string | null {
  if (text === '') return 'empty';
  if (one.enum !== undefined && !one.enum.includes(text)) return `code ${text}`;
  const shape = shapes[one.type];
  if (shape === undefined) return `unknown type ${one.type}`;
  if (!shape.test(text)) return `no ${one.type}: ${text}`;
  if (one.maxLength !== undefined && text.length > one.maxLength) return `longer than ${one.maxLength}`;
  if (one.pattern !== undefined && !new RegExp(`^(?:${one.pattern})$`).test(text)) return `pattern: ${text}`;
  return ['amount', 'amount>=0', 'count', 'ratio'].includes(one.type) ? faultOfNumber(text, one) : null;
}
