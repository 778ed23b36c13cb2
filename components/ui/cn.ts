// cspell:ignore xytrbls trbl xytrbl
import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; where two set the same property the last one wins. */
export function cn(...values: ClassValue[]): string {
  return twMerge(clsx(values));
}
