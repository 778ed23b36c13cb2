// The role that the product works under: it owns no table (prisma/migrations/20261127121000_application_role).
import pg from 'pg';

/** The role with the product's rights. Whoever signs in is this role or a member of it. */
const rights = 'plainfile_app';

const nameOf = (url) => decodeURIComponent(new URL(url).username);

/**
 * Lets the product in under the name and password of its address; does nothing when that is the owner's own.
 * @param {string} ownerUrl connection string of the tables' owner, after the migrations
 * @param {string} appUrl connection string of the product
 */
export async function letApplicationIn(ownerUrl, appUrl) {
  const name = nameOf(appUrl);
  if (name === nameOf(ownerUrl)) return;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const role = pg.escapeIdentifier(name);
    const password = pg.escapeLiteral(decodeURIComponent(new URL(appUrl).password));
    // Several launchers of one server, one after the other.
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('plainfile role', 0))`);
    const { rows } = await client.query(
      `SELECT pg_has_role(oid, '${rights}', 'USAGE') AS "isReady" FROM pg_roles WHERE rolname = $1`,
      [name],
    );
    if (rows.length === 0) await client.query(`CREATE ROLE ${role} LOGIN`);
    if (name !== rights && rows[0]?.isReady !== true) await client.query(`GRANT ${rights} TO ${role}`);
    await client.query(`ALTER ROLE ${role} LOGIN PASSWORD ${password}`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw new Error(
      `The role "${name}" of DATABASE_URL could not be set up: ${error.message}. docs/operations.md says what to run as an administrator of the database.`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
}
