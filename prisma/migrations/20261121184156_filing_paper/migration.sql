-- The signed return as a PDF, written once: every download gives the same bytes.
CREATE TABLE "FilingPaper" (
    "filingId" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FilingPaper_pkey" PRIMARY KEY ("filingId")
);

ALTER TABLE "FilingPaper" ADD CONSTRAINT "FilingPaper_filingId_fkey" FOREIGN KEY ("filingId") REFERENCES "Filing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was signed stays as it is; only its encryption may be renewed.
CREATE FUNCTION keep_filing_paper() RETURNS trigger AS $$
BEGIN
  IF NEW."sha256" <> OLD."sha256" OR NEW."filingId" <> OLD."filingId" THEN
    RAISE EXCEPTION 'a signed paper never changes';
  END IF;
  RETURN NEW;
END;
$$ LANGUAGE plpgsql;

CREATE TRIGGER filing_paper_stays BEFORE UPDATE ON "FilingPaper"
  FOR EACH ROW EXECUTE FUNCTION keep_filing_paper();
