import { isPossibleRouting } from '@/lib/tax/checks/numbers';

/** What is wrong with a bank account: said before it is sent, because a reply of the server names no field on screen. */
export function checkDebit(draft: { routing: string; account: string }): ['routing' | 'account', string][] {
  const routing = draft.routing.trim();
  const account = draft.account.trim();
  const problems: ['routing' | 'account', string][] = [];
  if (!/^\d{9}$/.test(routing)) problems.push(['routing', 'Routing numbers have nine digits.']);
  else if (!isPossibleRouting(routing))
    problems.push(['routing', 'This isn’t a valid routing number. Check all nine digits.']);
  if (!/^[A-Za-z0-9-]{4,17}$/.test(account))
    problems.push(['account', 'Account numbers have 4 to 17 letters or digits.']);
  else if (/^0+$/.test(account)) problems.push(['account', 'An account number can’t be all zeros.']);
  return problems;
}
