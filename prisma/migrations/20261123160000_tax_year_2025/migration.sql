-- A return is for one of the years that the engine has an edition of.
ALTER TABLE "TaxReturn" DROP CONSTRAINT "TaxReturn_tax_year";
ALTER TABLE "TaxReturn" ADD CONSTRAINT "TaxReturn_tax_year" CHECK ("taxYear" IN (2024, 2025));
