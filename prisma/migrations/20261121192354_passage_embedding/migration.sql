-- AlterTable
ALTER TABLE "TrainingPassage" ADD COLUMN     "embedding" BYTEA;
