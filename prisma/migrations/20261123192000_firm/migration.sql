-- CreateTable
CREATE TABLE "Firm" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "ein" TEXT NOT NULL,
    "efin" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "zip" TEXT NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Firm_pkey" PRIMARY KEY ("id")
);

-- One firm runs one installation.
ALTER TABLE "Firm" ADD CONSTRAINT "Firm_one" CHECK ("id" = 1);

-- CreateTable
CREATE TABLE "PreparerProfile" (
    "userId" TEXT NOT NULL,
    "ptin" TEXT NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PreparerProfile_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "PreparerProfile" ADD CONSTRAINT "PreparerProfile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
