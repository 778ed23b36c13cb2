import { engineer } from './engineer';
import { type Filer } from './filer';
import { firstTimeFiler } from './first-time-filer';
import { gigDriver } from './gig-driver';
import { landlord } from './landlord';
import { nurse } from './nurse';
import { retiredCouple } from './retired-couple';
import { separatedParent } from './separated-parent';
import { smallShop } from './small-shop';
import { student } from './student';
import { waiter } from './waiter';

/** Ten people who file for themselves, each from documents and knowledge alone. */
export const tenFilers: readonly Filer[] = [
  waiter,
  nurse,
  retiredCouple,
  gigDriver,
  landlord,
  engineer,
  separatedParent,
  student,
  firstTimeFiler,
  smallShop,
];
