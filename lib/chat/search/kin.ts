import { toWords } from '../read/tokens';
import { peopleGroups } from './people';

/** Words that say much the same of a tax matter: a card that says one of them speaks of the others. */
const groups: readonly string[] = [
  ...peopleGroups,
  'job employer boss company work workplace',
  'employed employee',
  'house home condo townhouse',
  'car truck vehicle suv van',
  'doctor dentist hospital medical therapy therapist surgery braces glasses prescription medicine drug pill',
  'college university campus school masters degree',
  'divorce divorced divorcing split separated',
  'died death deceased estate',
  'military army navy marines deployed soldier servicemember',
  'base stationed station orders',
  'abroad overseas foreign country',
  'rent rental tenant landlord renter',
  'freelance freelancer gig contractor self_employed uber lyft doordash grubhub shipt postmates turo instacart rideshare delivery etsy ebay onlyfans twitch upwork fiverr taskrabbit hustle',
  'crypto bitcoin eth ethereum coin nft token',
  'stock share etf fund',
  'letter notice',
  'bookie casino gambling slot lottery sportsbook betting',
  'laptop computer phone equipment tool',
  'pension annuity',
  'church charity donation donate gift',
  'gift give gave given',
  'withdraw distribution withdrawal',
  'contribute contribution',
  'limit maximum max cap',
  'late missed overdue',
  'mileage miles drive trip',
  'paperwork record receipt',
  'duplex rental',
  'amend correct fix forgot',
  'disability disabled',
  'insurance premium policy',
  'wrong mistake error incorrect',
  'buy purchase',
  'paycheck pay wage salary',
  'reject rejected',
  'scam fraud phishing',
  'eitc eic',
  '2 two',
  '3 three',
  'nanny babysitter daycare preschool camp',
];

const kin = new Map<string, Set<string>>();
for (const group of groups) {
  const words = group.split(' ').flatMap((word) => (word.includes('_') ? [word] : toWords(word)));
  for (const word of words)
    kin.set(word, new Set([...(kin.get(word) ?? []), ...words.filter((other) => other !== word)]));
}

/** Words that a card may say in the place of one that was asked with. */
export const kinOf = (word: string): Iterable<string> => kin.get(word) ?? [];
