'use client';

import { createContext, useContext } from 'react';

export type FieldIds = {
  control: string;
  help: string | undefined;
  error: string | undefined;
  required: boolean;
};

export const FieldContext = createContext<FieldIds | null>(null);

export type FieldControlProps = {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
};

/** Ties a control to the label, help and error of the Field around it; what the control sets itself stays. */
export function useFieldControl(own: FieldControlProps): FieldControlProps {
  const field = useContext(FieldContext);
  if (field === null) return own;
  const described = [own['aria-describedby'], field.error, field.help].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.control,
    required: own.required ?? (field.required ? true : undefined),
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': own['aria-invalid'] ?? (field.error === undefined ? undefined : true),
  };
}
