import { SkipLink, mainId } from '@/components/layout/skip-link';
import { calculateExample, explainExample } from '@/components/marketing/example-return';
import { ExplorerLater } from '@/components/marketing/explorer-later';
import { ExplorerView } from '@/components/marketing/explorer-view';
import { Features } from '@/components/marketing/features';
import { Hero } from '@/components/marketing/hero';
import { HowItWorks } from '@/components/marketing/how-it-works';
import { Pricing } from '@/components/marketing/pricing';
import { SiteFooter } from '@/components/marketing/site-footer';
import { SiteHeader } from '@/components/marketing/site-header';

// The first figures are worked out here, by the engine itself, so that the page is right before any script runs.
function readExample() {
  const input = { status: 'single', wages: 62_500, withheldPercent: 10 } as const;
  return { input, result: calculateExample(input), open: '15', explanation: explainExample(input, '15') };
}

export default function LandingPage() {
  const example = readExample();
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id={mainId} tabIndex={-1} className="outline-none">
        <Hero>
          <ExplorerLater initial={example}>
            <ExplorerView state={example} />
          </ExplorerLater>
        </Hero>
        <HowItWorks />
        <Features />
        <Pricing />
      </main>
      <SiteFooter />
    </>
  );
}
