-- AlterTable
ALTER TABLE "ChatMessage" ADD COLUMN     "detail" TEXT;

-- AlterTable
ALTER TABLE "TrainingPassage" ADD COLUMN     "flags" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "heading" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "search" tsvector,
ADD COLUMN     "title" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "ChatDisclosure" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "returnId" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChatDisclosure_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ChatDisclosure_userId_createdAt_id_idx" ON "ChatDisclosure"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "TrainingPassage_search_idx" ON "TrainingPassage" USING GIN ("search");

-- AddForeignKey
ALTER TABLE "ChatDisclosure" ADD CONSTRAINT "ChatDisclosure_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What a passage is found by: its title most, then its heading, then its text.
CREATE FUNCTION "write_passage_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search" := setweight(to_tsvector('english', NEW."title"), 'A')
    || setweight(to_tsvector('english', NEW."heading"), 'B')
    || setweight(to_tsvector('english', NEW."text"), 'C');
  RETURN NEW;
END $$;

CREATE TRIGGER "passage_search" BEFORE INSERT OR UPDATE OF "title", "heading", "text" ON "TrainingPassage"
  FOR EACH ROW EXECUTE FUNCTION "write_passage_search"();

-- Passages that were there before get their place.
UPDATE "TrainingPassage" SET "title" = (SELECT "title" FROM "TrainingMaterial" WHERE "id" = "materialId");
