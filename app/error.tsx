'use client';

import { ErrorPage } from '@/components/layout/error-page';

/** Catches what the frame of a group throws, and pages that are in none. */
export default ErrorPage;
