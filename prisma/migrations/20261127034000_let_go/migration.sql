-- AlterTable
ALTER TABLE "Filing" ADD COLUMN "letGoAt" TIMESTAMP(3);
