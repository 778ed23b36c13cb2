import { isPossibleRouting } from '@/lib/tax/checks/numbers';

/** What is wrong with a bank account: said before it is sent, because a reply of the server names no field on screen. */
export function checkDebit(draft: { routing: string; account: string }): ['routing' | 'account', string][] {
  const routing = draft.routing.trim();
  const account = draft.account.trim();
  const problems: ['routing' | 'account', string][] = [];
  if (!/^\d{9}$/.test(routing)) problems.push(['routing', 'A routing number has nine digits.']);
  else if (!isPossibleRouting(routing))
    problems.push(['routing', 'This can’t be a routing number. Check its nine digits.']);
  if (!/^[A-Za-z0-9-]{4,17}$/.test(account))
    problems.push(['account', 'An account number has 4 to 17 digits or letters.']);
  else if (/^0+$/.test(account)) problems.push(['account', 'An account number is not all zeros.']);
  return problems;
}
