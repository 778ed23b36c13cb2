-- AlterTable
ALTER TABLE "Message" ALTER COLUMN "senderId" DROP NOT NULL;
