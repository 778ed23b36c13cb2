import { sendDueLetters } from '@/lib/accounts/mail-work';
import { deleteDueFiles } from '@/lib/account-data/work';
import { settleDuePayments } from '@/lib/billing/work';
import { readDueDocuments } from '@/lib/documents/work';
import { runDueFilings } from '@/lib/filing/work';
import { readDueTraining } from '@/lib/training/work';

/** Works off everything that is due, of every kind. @returns how much was done */
export async function runDueWork(): Promise<number> {
  return (
    (await readDueDocuments()) +
    (await readDueTraining()) +
    (await settleDuePayments()) +
    (await runDueFilings()) +
    (await sendDueLetters()) +
    (await deleteDueFiles())
  );
}
