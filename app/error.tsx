'use client';

import { ErrorPage } from '@/components/layout/root-parts';

/** Catches what the frame of a group throws, and pages that are in none. */
export default ErrorPage;
