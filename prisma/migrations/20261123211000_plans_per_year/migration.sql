-- A plan is for returns of one tax year; all that were bought so far are for 2024.
ALTER TABLE "Payment" ADD COLUMN "taxYear" INTEGER NOT NULL DEFAULT 2024;
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_tax_year" CHECK ("taxYear" IN (2024, 2025));
