import { SkipLink, mainId } from '@/components/layout/skip-link';
import { Claims } from '@/components/marketing/claims';
import { Features } from '@/components/marketing/features';
import { Hero } from '@/components/marketing/hero';
import { HowItWorks } from '@/components/marketing/how-it-works';
import { Pricing } from '@/components/marketing/pricing';
import { SiteFooter } from '@/components/marketing/site-footer';
import { SiteHeader } from '@/components/marketing/site-header';

export default function LandingPage() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id={mainId} tabIndex={-1} className="outline-none">
        <Hero />
        <Claims />
        <HowItWorks />
        <Features />
        <Pricing />
      </main>
      <SiteFooter />
    </>
  );
}
