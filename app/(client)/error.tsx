'use client';

import { ErrorPage } from '@/components/layout/root-parts';

/** Catches what a page of this group throws; the group's frame stays. */
export default ErrorPage;
