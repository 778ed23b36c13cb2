import { isWithoutAccount, placeholderAddress, placeholderEnding } from '@/lib/accounts/no-account';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { recordPaperConsent } from '@/lib/consents/commands';
import { consentForms, formVersion } from '@/lib/consents/forms';
import { AppError } from '@/lib/errors';
import { easternDay } from '@/lib/format/day';
import { db, type Transaction } from '@/lib/infra/db';
import { enqueueJob } from '@/lib/infra/jobs';
import { createReturn } from '@/lib/returns/commands';
import { holdAssignment, type OpenClient } from './access';
import type { NewClients, NewClientsInput, PaperForm, PaperPermissionInput } from './client-record-schema';
import type { Invitation } from './invitation-schema';
import { inviteOne, limitInvitations } from './invitations';

interface Call {
  actor: Actor;
  requestId: string;
}

/** Each return that is started seals answers of its own. */
const patience = { timeout: 15_000 };
const oneYear = 365 * 86_400_000;

/**
 * Adds clients without accounts to the preparer who asks, each with a return. Who has an address is invited to take
 * theirs over. A name that such a client of the same preparer has already is left out, so a list can be sent again.
 * @throws AppError rate_limited after too many invitations
 */
export async function addClients(call: Call, { taxYear, clients }: NewClientsInput): Promise<NewClients> {
  const { actor } = call;
  const addresses = clients.flatMap(({ email }) => email ?? []);
  if (new Set(addresses).size < addresses.length)
    throw new AppError('invalid', 'Each client needs a different email address.');
  await limitInvitations(actor, addresses);
  const by = sourceOf(call);
  return db().$transaction(async (tx) => {
    // Two lists at once wait for each other, so that neither adds what the other does.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${actor.id} FOR UPDATE`;
    const names = await listNames(tx, actor.id);
    const done: NewClients = { added: [], known: [] };
    for (const { firstName, lastName, email } of clients) {
      const name = plainName({ firstName, lastName });
      if (names.has(name)) {
        done.known.push({ firstName, lastName });
        continue;
      }
      names.add(name);
      const { id } = await tx.user.create({
        data: { email: placeholderAddress(), firstName, lastName, role: 'client' },
        select: { id: true },
      });
      await recordAudit(tx, by, {
        action: 'account.added-by-preparer',
        objectType: 'User',
        objectId: id,
        ownerId: id,
      });
      const pair = await tx.assignment.create({ data: { preparerId: actor.id, clientId: id } });
      await recordAudit(tx, by, {
        action: 'assignment.created',
        objectType: 'Assignment',
        objectId: pair.id,
        ownerId: id,
        detail: { preparerId: actor.id },
      });
      await createReturn(tx, { ownerId: id, taxYear }, by);
      if (email !== undefined) await inviteOne(tx, call, actor.id, email, id);
      done.added.push({ id, firstName, lastName });
    }
    return done;
  }, patience);
}

const plainName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.toLowerCase();

async function listNames(tx: Transaction, preparerId: string): Promise<Set<string>> {
  const rows = await tx.user.findMany({
    where: { email: { endsWith: placeholderEnding }, assignmentsAsClient: { some: { preparerId } } },
    select: { firstName: true, lastName: true },
  });
  return new Set(rows.map(plainName));
}

/**
 * Holds the assignment and the client's row, until the transaction ends: an invitation that is accepted meanwhile waits
 * or wins.
 * @throws AppError conflict once the client has an account, not_found when the assignment has ended
 */
async function holdRecord(tx: Transaction, open: OpenClient): Promise<void> {
  const [row] = await tx.$queryRaw<{ email: string }[]>`
    SELECT "email" FROM "User" WHERE "id" = ${open.clientId} FOR UPDATE`;
  await holdAssignment(tx, open);
  if (row === undefined || !isWithoutAccount(row.email))
    throw new AppError('conflict', 'This client has an account now. Ask them to do this themselves.');
}

/** Invites a client without an account to take over what the preparer keeps of them. */
export async function inviteRecord(open: OpenClient, email: string): Promise<Invitation> {
  await limitInvitations(open.actor, [email]);
  return db().$transaction(async (tx) => {
    await holdRecord(tx, open);
    return inviteOne(tx, open, open.actor.id, email, open.clientId);
  });
}

/** The form that a client without an account signs on paper, in the words of the one on screen. */
export function paperForm(): PaperForm {
  const { title, wording } = consentForms['preparer-changes'];
  return { version: formVersion, title, wording: [...wording] };
}

/**
 * Records the permission to change the return that a client without an account signed on paper.
 * @throws AppError invalid for a day in the future or more than a year ago, conflict once there is an account
 */
export async function recordPermission(open: OpenClient, input: PaperPermissionInput): Promise<void> {
  const age = Date.parse(easternDay(new Date())) - Date.parse(input.signedOn);
  if (age < 0 || age >= oneYear) {
    const message = 'Enter a date within the last year.';
    throw new AppError('invalid', message, { fields: { signedOn: message } });
  }
  await db().$transaction(async (tx) => {
    await holdRecord(tx, open);
    await recordPaperConsent(tx, open, { ...input, use: 'preparer-changes', clientId: open.clientId });
  });
}

/** Takes back a recorded permission: the client no longer wants changes. */
export async function endPermission(open: OpenClient): Promise<void> {
  await db().$transaction(async (tx) => {
    await holdRecord(tx, open);
    const { count } = await tx.consent.updateMany({
      where: { userId: open.clientId, use: 'preparer-changes', revokedAt: null },
      data: { revokedAt: new Date() },
    });
    if (count === 0) throw new AppError('not_found');
    await recordAudit(tx, sourceOf(open), {
      action: 'consent.revoked',
      objectType: 'Consent',
      ownerId: open.clientId,
      detail: { use: 'preparer-changes' },
    });
  });
}

/**
 * Deletes a client without an account with everything kept of them.
 * @throws AppError conflict once there is an account, or while another preparer is assigned as well
 */
export async function removeRecord(open: OpenClient): Promise<void> {
  const { clientId, actor } = open;
  await db().$transaction(async (tx) => {
    await holdRecord(tx, open);
    const others = await tx.assignment.count({ where: { clientId, preparerId: { not: actor.id } } });
    if (others > 0)
      throw new AppError('conflict', 'Another preparer is assigned to this client. Ask an administrator.');
    const files = await tx.document.findMany({ where: { userId: clientId }, select: { storageKey: true } });
    for (const { storageKey } of files) await enqueueJob(tx, 'delete-file', storageKey);
    await recordAudit(tx, sourceOf(open), {
      action: 'account.deleted',
      objectType: 'User',
      objectId: clientId,
      ownerId: clientId,
      detail: { files: files.length },
    });
    // Everything that points to the person goes with the row (ON DELETE CASCADE).
    await tx.user.delete({ where: { id: clientId } });
  });
}
