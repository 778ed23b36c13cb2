import { z } from 'zod';

/** Takes defaults, nullables and optionals off a schema. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = z.looseObject({ def: z.looseObject({ innerType: z.unknown().optional() }) }).parse(schema);
  return def.innerType instanceof z.core.$ZodType ? bare(def.innerType) : schema;
}

const shapeOf = (schema: z.core.$ZodType): Record<string, z.core.$ZodType> | null =>
  schema instanceof z.ZodObject ? schema.shape : null;

const elementOf = (schema: z.core.$ZodType): z.core.$ZodType | null =>
  schema instanceof z.ZodArray ? schema.element : null;

/** Every leaf of a schema of facts, as `w2s.*.wages`. Reserved lists count as leaves. */
export function listLeaves(schema: z.core.$ZodType, path = ''): string[] {
  const plain = bare(schema);
  const shape = shapeOf(plain);
  if (shape)
    return Object.entries(shape).flatMap(([key, child]) => listLeaves(child, path ? `${path}.${key}` : key));
  const element = elementOf(plain);
  if (element) {
    const below = listLeaves(element, `${path}.*`);
    return below.length > 0 ? below : [path];
  }
  return [path];
}

/** `w2s[0].box12[1].amount` → `w2s.*.box12.*.amount`. */
export const toPattern = (factPath: string): string => factPath.replaceAll(/\[\d+\]/g, '.*');

/** True when the pattern names a leaf of the schema, or something that holds leaves. */
export const existsIn = (leaves: readonly string[], pattern: string): boolean =>
  leaves.some((leaf) => leaf === pattern || leaf.startsWith(`${pattern}.`));
