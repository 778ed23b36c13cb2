'use client';

import { ErrorPage } from '@/components/layout/error-page';

/** Catches what a page of this group throws; the group's frame stays. */
export default ErrorPage;
