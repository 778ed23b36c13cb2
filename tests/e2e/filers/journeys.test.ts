import { randomUUID } from 'node:crypto';
import { type Browser, expect, test } from '@playwright/test';
import { isOverLimit } from '../../eval/journeys/limits';
import { twelveFilers } from '../../eval/journeys/twelve-filers';
import { openPage } from '../../setup/browser';
import { isDeep } from '../../setup/share';
import { travel } from './travel';

let browser: Browser;

test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

/** In the usual run: pay from a client, which isn't counted before there is a business. */
const usual = ['gig-driver'];

test.describe('from sign-up to a signed return, page by page', () => {
  for (const filer of twelveFilers.filter(({ name }) => isDeep || usual.includes(name)))
    test(`${filer.name}: within the limits`, async () => {
      const { page, context, faults } = await openPage(browser, { width: 390 });
      const { screens, clicks } = await travel(page, filer, { email: `${randomUUID()}@example.com` });
      console.log(`${filer.name}: ${screens.length} screens, ${clicks} clicks: ${screens.join(' → ')}`);
      expect(screens).toContain('Here’s what we know about you');
      expect([screens.length, clicks, isOverLimit({ name: filer.name, screens, clicks })]).toEqual([
        screens.length,
        clicks,
        false,
      ]);
      expect(faults).toEqual([]);
      await context.close();
    });
});
