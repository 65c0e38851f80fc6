import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useState } from 'react';
import { useSession } from '#src/session/session-store.ts';
import { fieldsOf, type Field } from '../field.ts';
import { ownValues } from '../own-values.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';
import { readRegisterAgain } from '../use-registers.ts';
import { startingValues } from './starting-values.ts';
import { withNewFields } from './new-fields.ts';
import type { FormState } from './use-form-state.ts';

interface Filling {
  /** Address of the validator that what is typed was typed under. */
  readonly validador: string | undefined;
  /** The register changed: reads it and the record again, and keeps what was typed; gives the record as it is now. */
  readonly renew: (form: FormState) => Promise<RegisterRecord | undefined>;
}

/**
 * Under which definition a form was filled in. The definition of the page may become newer behind its back, and then what
 * the form holds is still of the former one, until the record is read again.
 */
export function useFilledUnder(began: string | undefined, id: number | undefined): Filling {
  const client = useQueryClient();
  const provider = useDataProvider();
  const session = useSession();
  const { place, resource, fields } = useRegister();
  const [filled, setFilled] = useState<{ validador: string | undefined; fields: readonly Field[] }>({
    validador: began,
    fields,
  });
  const renew = async (form: FormState): Promise<RegisterRecord | undefined> => {
    const register = (await readRegisterAgain(client, place.register.definicao.name)) ?? place.register;
    const now = fieldsOf(register.definicao.schema);
    const record =
      id === undefined ? undefined : (await provider.getOne<RegisterRecord>(resource, { id })).data;
    const fresh = record ?? {
      ...startingValues(now, register),
      ...ownValues({ ...place, register }, session),
    };
    form.extend((held) => withNewFields(filled.fields, now, held, fresh));
    const { criar, editar } = register.validador;
    setFilled({ validador: id === undefined ? criar : editar, fields: now });
    return record;
  };
  return { validador: filled.validador, renew };
}
