import { authenticate } from '@/lib/infra/crypto';

/**
 * What a backup keeps of a field key, to tell the right key from another one with the same id. It opens nothing.
 * @throws Error when FIELD_ENCRYPTION_KEYS has no key with this id
 */
export const checkOfKey = (id: string): string =>
  authenticate('key of this backup', 'backup-key-check', id).mac;
