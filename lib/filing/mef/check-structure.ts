import { checkElements } from './check-elements';
import { formatOf, yearOfReturn } from './format';
import { childOrderOf } from './order-children';
import { findAll, type XmlNode } from './xml-node';

/** One place where a document does not have the shape that returns have. */
export interface StructureProblem {
  path: string;
  message: string;
}

/**
 * First of the three checks: the shape of the return. Names, order and number of children as learned from returns
 * that the IRS accepted, or as the maps of the other forms give them; text without characters the IRS refuses.
 */
export function checkStructure(root: XmlNode): StructureProblem[] {
  const problems: StructureProblem[] = [];
  const say = (path: string, message: string) => problems.push({ path, message });
  if (root.name !== 'Return') say('', 'The root is not Return');
  const taxYear = yearOfReturn(root);
  if (root.attributes?.['returnVersion'] !== formatOf(taxYear).returnVersion)
    say('', 'returnVersion is missing');
  const [data] = findAll(root, 'ReturnData');
  const documents = data?.children ?? [];
  if (data?.attributes?.['documentCnt'] !== String(documents.length))
    say('ReturnData', 'documentCnt doesn’t match the number of documents');
  const ids = documents.map(({ attributes }) => attributes?.['documentId']);
  if (ids.includes(undefined) || new Set(ids).size !== ids.length)
    say('ReturnData', 'Every document needs a unique documentId');
  checkChildren(root, 'Return', taxYear, say);
  for (const top of root.children ?? []) checkBelow(top, top.name, taxYear, say);
  for (const document of documents)
    for (const { path, message, missing } of checkElements(document, taxYear))
      if (!missing) say(path, message);
  return problems;
}

const factsInFront: ReadonlySet<string> = new Set([
  'ProprietorNm',
  'HouseholdEmployerNm',
  'EmployerNameControlTxt',
  'EmployerEIN',
  'SSN',
  'NondedIRATxpyrWithIRASSN',
  'StudentName',
  'StudentNameControlTxt',
  'StudentSSN',
  'EducationalInstitutionGroup',
  'MonthCd',
]);

type Say = (path: string, message: string) => void;

function checkBelow(node: XmlNode, path: string, taxYear: number, say: Say): void {
  checkText(node, path, say);
  checkChildren(node, path, taxYear, say);
  for (const child of node.children ?? [])
    checkBelow(child, path === 'ReturnData' ? child.name : `${path}/${child.name}`, taxYear, say);
}

function checkText({ text, children }: XmlNode, path: string, say: Say): void {
  if (text === undefined && (children ?? []).length === 0) say(path, 'The element is empty');
  if (text === undefined) return;
  if (text === '' || text !== text.trim() || /\s\s/.test(text))
    say(path, 'Empty, or has leading, trailing, or double spaces');
  if (/(?<!Decimal)Amt$/.test(path) && !/^-?\d{1,15}$/.test(text))
    say(path, 'Not an amount in whole dollars');
  if (/Cnt$/.test(path) && !/^\d{1,9}$/.test(text)) say(path, 'Not a count');
  if (/SSN$/.test(path) && !/^\d{9}$/.test(text)) say(path, 'Not nine digits');
  // Form 8283 and Schedule 1 give the month only, Form 8862 month and day; the list of elements has their patterns.
  const isDate = /(?<!DonorAcquired|MonthDay|SeparationAgreement)Dt$/.test(path);
  if (isDate && !/^(\d{4}-\d{2}-\d{2}|VARIOUS|INHERITED)$/i.test(text)) say(path, 'Not a date');
  if (/Ind$/.test(path) && !/^(X|true|false)$/.test(text)) say(path, 'Not a box');
}

function checkChildren({ children = [] }: XmlNode, path: string, taxYear: number, say: Say): void {
  const order = childOrderOf(path, taxYear);
  if (order === undefined || children.length === 0) return;
  let last = -1;
  const seen = new Set<string>();
  for (const { name } of children) {
    const at = order.names.indexOf(name);
    if (at === -1) {
      // Whose a document is stands in front of its lines; the maps don't list that.
      if (last !== -1 || !factsInFront.has(name)) say(`${path}/${name}`, 'The element is unknown here');
      continue;
    }
    if (at < last) say(`${path}/${name}`, 'The element is out of order');
    if (seen.has(name) && !order.many.has(name)) say(`${path}/${name}`, 'The element appears twice');
    seen.add(name);
    last = Math.max(last, at);
  }
}
