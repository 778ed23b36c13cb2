import { type CardSource } from './card';

const site = 'https://www.irs.gov';

/** An IRS publication. */
export const publication = (number: number | string, section: string): CardSource => ({
  title: `Publication ${number}`,
  section,
  url: `${site}/publications/p${String(number).toLowerCase().replace('-', '')}`,
});

/** A Tax Topic. */
export const topic = (number: number, section: string): CardSource => ({
  title: `Tax Topic ${number}`,
  section,
  url: `${site}/taxtopics/tc${number}`,
});

/** Instructions for a form; the slug is that of the address, such as `i1040gi`. */
export const instructions = (form: string, section: string, slug: string): CardSource => ({
  title: `Instructions for ${form}`,
  section,
  url: `${site}/instructions/${slug}`,
});

/** A page about a form: `8332`. */
export const formPage = (form: string, section: string): CardSource => ({
  title: `Form ${form}`,
  section,
  url: `${site}/forms-pubs/about-form-${form.toLowerCase()}`,
});

/** Another page of irs.gov. */
export const page = (title: string, section: string, path: string): CardSource => ({
  title,
  section,
  url: `${site}/${path}`,
});
