import { useQuery } from '@tanstack/react-query';
import type { ErrorSchema, RJSFSchema, ValidatorType } from '@rjsf/utils';
import { useState } from 'react';
import type { FieldError } from '#schemas/app-error.ts';
import { fieldErrors } from '#schemas/field-errors.ts';
import { bindValidator, type CompiledValidator, type ValidatorModule } from '#schemas/validator-module.ts';
import { apiUrl } from '#src/data/api-url.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { toErrorSchema } from './field-path.ts';

/** Judges a clean record: the faults, one per field, ready to be read. */
export type RecordValidator = (record: Readonly<Record<string, unknown>>) => FieldError[];

/** What the compiled validator of the server finds, in words. */
export function recordValidator(compiled: CompiledValidator, schema: unknown): RecordValidator {
  return (record) => (compiled(record) ? [] : fieldErrors(compiled.errors ?? [], schema));
}

/**
 * The validator that the server compiled for the fields of this person: an ES module of this origin, so nothing is
 * evaluated from text. Its address changes with its content, so it is kept as long as the page; while the one of a changed
 * register is on its way, the former one stays, and with it the form.
 */
export function useValidator(url: string | undefined, schema: unknown) {
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
  const [kept, setKept] = useState(() => data);
  if (data && data !== kept) setKept(() => data);
  return { data: data ?? kept, error, refetch };
}

/** The same validator as rjsf asks for it. The structure that rjsf walks has no alternatives, so it never asks `isValid`. */
export function rjsfValidator(validate: RecordValidator): ValidatorType {
  const errorSchema = (data: unknown): ErrorSchema =>
    toErrorSchema(validate((data ?? {}) as Record<string, unknown>));
  return {
    validateFormData: (data) => {
      const schema = errorSchema(data);
      const errors = validate((data ?? {}) as Record<string, unknown>);
      return {
        errorSchema: schema,
        errors: errors.map(({ campo, mensagem }) => ({
          property: campo,
          message: mensagem,
          stack: mensagem,
        })),
      };
    },
    isValid: (_schema: RJSFSchema) => true,
    rawValidation: <Result>(_schema: RJSFSchema, data: unknown) => ({
      errors: validate((data ?? {}) as Record<string, unknown>) as Result[],
    }),
  };
}
