import { useMemo } from 'react';
import type { Field } from '../field.ts';
import { useRegister } from '../RegisterContext.tsx';

/** The fields that the definition offers as filters, in its order. */
export function useFilterFields(): Field[] {
  const { fields, place } = useRegister();
  const names = place.register.definicao.list?.filters;
  return useMemo(
    () => (names ?? []).flatMap((name) => fields.filter((field) => field.name === name)),
    [fields, names],
  );
}
