import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { findFreePort } from './own-server';
import { until } from './until';

/** Whom the provider says is there. */
export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

export interface OpenIdProvider {
  issuer: string;
  /** The variables of a product that signs people in here. */
  environment: Record<string, string>;
  /** From now on this person is signed in at the provider. */
  be: (person: Person) => Promise<void>;
  stop: () => void;
}

/** Starts an OpenID provider for a product at this address. */
export async function startProvider(productAddress: string): Promise<OpenIdProvider> {
  const port = await findFreePort();
  const issuer = `http://localhost:${port}`;
  const [id, secret] = ['plainfile-test', 'a secret between the two of us, 32+'];
  const child: ChildProcess = spawn(
    process.execPath,
    [
      path.join(__dirname, 'oidc-provider.mjs'),
      String(port),
      `${productAddress}/api/auth/callback/google`,
      id,
      secret,
    ],
    { stdio: 'ignore' },
  );
  const address = `${issuer}/.well-known/openid-configuration`;
  await until(
    'the OpenID provider did not start',
    async () => (await fetch(address).catch(() => null))?.ok === true,
  );
  return {
    issuer,
    environment: { AUTH_GOOGLE_ID: id, AUTH_GOOGLE_SECRET: secret, AUTH_GOOGLE_ISSUER: issuer },
    be: async (person) => {
      const reply = await fetch(`${issuer}/person`, { method: 'POST', body: JSON.stringify(person) });
      if (reply.status !== 204) throw new Error(`the provider refused the person: ${reply.status}`);
    },
    stop: () => void child.kill('SIGTERM'),
  };
}
