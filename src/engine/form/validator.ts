import { useQuery } from '@tanstack/react-query';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { ErrorObject } from 'ajv';
import { useState } from 'react';
import type { FieldError } from '#schemas/app-error.ts';
import { fieldErrors } from '#schemas/field-errors.ts';
import { bindValidator, type CompiledValidator, type ValidatorModule } from '#schemas/validator-module.ts';
import { apiUrl } from '#src/data/api-url.ts';
import { loadTexts } from '#src/i18n/i18n.ts';

/** Judges what a form holds. */
export interface RecordValidator {
  /** As rjsf takes it. */
  readonly rjsf: ValidatorType;
  /** The faults of a clean record, one per field, ready to be read. */
  readonly faults: (record: Readonly<Record<string, unknown>>) => FieldError[];
}

const rootId = 'registro';

/**
 * The precompiled validator of rjsf. The structure that a form walks has no alternatives, so rjsf itself asks it nothing;
 * if it did, it would be told that this is not the schema that was compiled.
 */
export function recordValidator(compiled: CompiledValidator, schema: object): RecordValidator {
  const root: RJSFSchema = { ...schema, $id: rootId };
  const rjsf = createPrecompiledValidator({ [rootId]: compiled }, root);
  return {
    rjsf,
    faults: (record) => fieldErrors(rjsf.rawValidation<ErrorObject>(root, record).errors ?? [], schema),
  };
}

/** Fields that no schema describes are judged by code. */
export const judgedBy = (faults: RecordValidator['faults']): RecordValidator => ({ rjsf: unasked, faults });

const noSchema: RJSFSchema = { $id: rootId };
const unasked = createPrecompiledValidator({ [rootId]: () => true }, noSchema);

/**
 * The validator that the server compiled for the fields of this person: an ES module of this origin, so nothing is
 * evaluated from text. Its address changes with its content, so it is kept as long as the page; while the one of a changed
 * register is on its way, the former one stays, and with it the form.
 */
export function useValidator(url: string | undefined, schema: object) {
  const { data, error, refetch } = useQuery({
    queryKey: ['validador', url],
    queryFn: async () => {
      const [module] = await Promise.all([
        import(/* @vite-ignore */ apiUrl(url ?? '')) as Promise<ValidatorModule>,
        loadTexts('validacao'),
      ]);
      return recordValidator(bindValidator(module), schema);
    },
    enabled: url !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { ownError: true },
  });
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);
  return { data: data ?? kept, error, refetch };
}
