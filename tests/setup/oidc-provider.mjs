// A small OpenID provider in the place of Google, for tests: signs in whoever POST /person named last, without asking.
// Usage: node oidc-provider.mjs PORT REDIRECT_URI CLIENT_ID CLIENT_SECRET
import Provider from 'oidc-provider';

const [port = '', redirectUri = '', clientId = '', clientSecret = ''] = process.argv.slice(2);
const issuer = `http://localhost:${port}`;
let person = { sub: 'nobody', email: 'nobody@example.com', email_verified: true, name: 'No Body' };
const people = new Map();

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
  // Google puts these into the ID token.
  conformIdTokenClaims: false,
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  features: { devInteractions: { enabled: false } },
  pkce: { required: () => true },
  findAccount: (_context, sub) => ({ accountId: sub, claims: () => people.get(sub) ?? { sub } }),
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  // A test that goes to the provider first and comes back last may take its time in between.
  ttl: { Session: 1, Interaction: 600, Grant: 600, AuthorizationCode: 600 },
});

async function readBody(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

provider.use(async (context, next) => {
  if (context.path === '/person' && context.method === 'POST') {
    person = await readBody(context.req);
    people.set(person.sub, person);
    context.status = 204;
    return;
  }
  if (!context.path.startsWith('/interaction/')) return next();
  const { params, grantId } = await provider.interactionDetails(context.req, context.res);
  const grant =
    (grantId && (await provider.Grant.find(grantId))) ||
    new provider.Grant({ accountId: person.sub, clientId: String(params.client_id) });
  grant.addOIDCScope('openid email profile');
  await provider.interactionFinished(
    context.req,
    context.res,
    { login: { accountId: person.sub, remember: false }, consent: { grantId: await grant.save() } },
    { mergeWithLastSubmission: false },
  );
  context.respond = false;
});

const server = provider.listen(Number(port), '127.0.0.1');
// With Node's five seconds it closes an idle connection just when the product sends its next question on it.
server.keepAliveTimeout = 3_600_000;
