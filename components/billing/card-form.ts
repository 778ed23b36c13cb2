import { toast } from '@/components/ui/toast-store';
import { type Plan } from '@/lib/billing/plans';
import { type IntentReply } from '@/lib/billing/schema';

/** What both card forms get. */
export interface CardFormProps {
  plan: Plan;
  intent: IntentReply;
  /** "Pay $49", in dollars really charged. */
  payLabel: string;
  /** The provider says that the card was charged. */
  onPaid: () => Promise<void>;
  onCancel: () => void;
}

const notCharged = 'Your card was not charged.';

/** The provider's refusal, in its own words; gives what was said. */
export function announceRefusal(message: string = notCharged): string {
  toast({ title: 'Payment failed', description: message, variant: 'destructive' });
  return message;
}

/** Something else than the card went wrong. */
export function announceFault(): void {
  toast({
    title: 'Payment error',
    description: 'An error occurred while processing your payment.',
    variant: 'destructive',
  });
}
