-- The product works under a role that owns none of its tables: it can neither switch off a trigger nor change or delete
-- what must stay. Migrations, restores and the rotation of keys run under the owner (DATABASE_OWNER_URL).

-- Without the right to make roles nothing changes; docs/operations.md says what whoever has it runs.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'plainfile_app') THEN
    CREATE ROLE plainfile_app NOLOGIN;
  END IF;
EXCEPTION
  WHEN insufficient_privilege THEN RAISE NOTICE 'plainfile_app: this role may not make roles';
  -- Another database of the server was quicker.
  WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

-- Run at the end of every migration, so that new tables get their grants, too.
CREATE FUNCTION "grant_to_application"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'plainfile_app') THEN
    RETURN;
  END IF;
  GRANT USAGE ON SCHEMA public TO plainfile_app;
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO plainfile_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO plainfile_app;
  -- Written once, never changed or deleted.
  REVOKE UPDATE, DELETE ON "AuditEvent", "AuditSeal", "FilingEvent" FROM plainfile_app;
  -- They go with their account only: by the foreign keys, whose work the owner does.
  REVOKE DELETE ON "Filing", "FilingSubmission", "FilingPaper" FROM plainfile_app;
  REVOKE UPDATE, DELETE ON "FilingAcknowledgement" FROM plainfile_app;
  REVOKE ALL ON "_prisma_migrations" FROM plainfile_app;
END $$;
REVOKE ALL ON FUNCTION "grant_to_application"() FROM PUBLIC;

-- Whether whoever asks may do what the owner of a table may.
CREATE FUNCTION "acts_as_owner"(tableId oid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = tableId), 'USAGE')
$$;

-- As before, and the words of a signed filing are sealed anew by the owner only.
CREATE OR REPLACE FUNCTION keep_signed_filing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."state" = 'accepted' AND NEW."state" <> 'accepted' THEN
    RAISE EXCEPTION 'an accepted filing stays accepted';
  END IF;
  IF OLD."contentHash" IS NOT NULL AND (NEW."contentHash" IS DISTINCT FROM OLD."contentHash"
      OR (current_setting('plainfile.reseal', true) IS DISTINCT FROM 'on' OR NOT "acts_as_owner"(TG_RELID))
        AND (NEW."content" IS DISTINCT FROM OLD."content" OR NEW."signatures" IS DISTINCT FROM OLD."signatures")) THEN
    RAISE EXCEPTION 'signed content cannot be changed';
  END IF;
  RETURN NEW;
END $$;

-- As before, and a row of an accepted filing goes only after the row that it belongs to.
CREATE OR REPLACE FUNCTION "refuse_change_of_filed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_alone boolean;
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF TG_TABLE_NAME = 'Filing' THEN
      is_alone := NOT EXISTS (SELECT FROM "TaxReturn" WHERE "id" = OLD."returnId");
    ELSIF TG_TABLE_NAME = 'FilingSubmission' THEN
      is_alone := NOT EXISTS (SELECT FROM "Filing" WHERE "id" = OLD."filingId");
    ELSE
      is_alone := NOT EXISTS (SELECT FROM "FilingSubmission" WHERE "submissionId" = OLD."submissionId");
    END IF;
    IF is_alone AND current_setting('plainfile.deletes_account', true) = 'yes' THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'rows of an accepted filing cannot be deleted' USING ERRCODE = 'raise_exception';
  END IF;
  IF to_jsonb(OLD) - TG_ARGV::text[] IS DISTINCT FROM to_jsonb(NEW) - TG_ARGV::text[] THEN
    RAISE EXCEPTION 'rows of an accepted filing cannot be changed' USING ERRCODE = 'raise_exception';
  END IF;
  RETURN NEW;
END $$;

-- A return with an accepted filing goes only with its account.
CREATE FUNCTION "refuse_deletion_of_filed_return"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "User" WHERE "id" = OLD."userId")
      AND EXISTS (SELECT FROM "Filing" WHERE "returnId" = OLD."id" AND "state" = 'accepted') THEN
    RAISE EXCEPTION 'a return with an accepted filing cannot be deleted' USING ERRCODE = 'raise_exception';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER "TaxReturn_filed_stays" BEFORE DELETE ON "TaxReturn"
  FOR EACH ROW EXECUTE FUNCTION "refuse_deletion_of_filed_return"();

SELECT "grant_to_application"();
