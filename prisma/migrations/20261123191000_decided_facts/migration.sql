-- AlterTable
ALTER TABLE "ReturnDecision" ADD COLUMN "facts" TEXT;
