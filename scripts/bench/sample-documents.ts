import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type SetName } from '@/tests/fixtures/pictures/cases';

/** A PDF with a text layer made elsewhere, and what stands on its first page. */
export interface SampleDocument {
  name: string;
  file: string;
  form: string;
  truth: Record<string, string>;
  besides: Record<string, string>;
}

/** Values that matter for the tax, of every kind of form. */
const critical =
  /^(employee_ssn|(employer|filer)_ein|(payer|lender)_tin|box\d+[a-z]?_|annual_[abc]|box12\[|state\[\d\]\.box1[67])/u;

/** Whose layouts are looked at while tuning; those of all other makers are only measured. */
const tuned = /^(gen-w2-0[145]|pub-kaggle|gen-1099-int|rep-1099-[gr]|rep-1098-t|pub-gcp-1099(nec|div))/u;

const Truth = z.object({
  forms: z.array(z.object({ form: z.string(), fields: z.record(z.string(), z.unknown()) })),
});

function flatten(value: unknown, prefix: string): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  if (Array.isArray(value)) return value.flatMap((one, index) => flatten(one, `${prefix}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    flatten(one, prefix === '' ? key : `${prefix}.${key}`),
  );
}

/** The documents of a set; none where the samples aren't at hand. */
export function listSamples(samples: string, set: SetName): SampleDocument[] {
  if (!existsSync(samples)) return [];
  return readdirSync(samples, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(w2|1099|1098|1095|ssa)/u.test(entry.name))
    .flatMap(({ name: folder }) =>
      readdirSync(path.join(samples, folder))
        .filter((name) => name.endsWith('.pdf') && tuned.test(name) === (set === 'tuning'))
        .map((name) => path.join(samples, folder, name)),
    )
    .flatMap((file): SampleDocument[] => {
      const { forms } = Truth.parse(JSON.parse(readFileSync(`${file}.truth.json`, 'utf8')));
      const [only, ...others] = forms;
      if (!only || others.length > 0) return [];
      const all = flatten(only.fields, '').filter(([, value]) => value !== '0.00');
      const [truth, besides] = [true, false].map((matters) =>
        Object.fromEntries(all.filter(([key]) => critical.test(key) === matters)),
      );
      return [
        {
          name: path.basename(file, '.pdf'),
          file,
          form: only.form,
          truth: { ...truth },
          besides: { ...besides },
        },
      ];
    });
}
