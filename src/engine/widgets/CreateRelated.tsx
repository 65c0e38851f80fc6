import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useEffect, useState } from 'react';
import { templateFields } from '#schemas/template.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/session/session-store.ts';
import { notify } from '#src/ui/notify.ts';
import { startingValues } from '../form/starting-values.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { sectionsOf } from '../form/layout.ts';
import { useValidator } from '../form/validator.ts';
import type { RelationOption } from '../relation.ts';
import type { RelationFilter } from '#src/engine/relation-filter.ts';
import { infoOf, RegisterProvider, useRegister } from '../RegisterContext.tsx';
import type { RegisterPlace, RegisterRecord } from '../register.ts';
import { tellSaved } from '../tell-saved.ts';
import { readRegisterAgain } from '../use-registers.ts';

interface Props {
  place: RegisterPlace;
  /** What was typed in search of a record that is not there. */
  typed: string;
  /** What narrows the choice: the new record has to fit. */
  filter: RelationFilter;
  onCreated: (option: RelationOption) => void;
  onClose: () => void;
}

/** A new record of another register, without leaving the form that needs it. */
export function CreateRelated({ place, ...props }: Props) {
  return (
    <RegisterProvider place={place}>
      <NewRecord {...props} />
    </RegisterProvider>
  );
}

function NewRecord({ typed, filter, onCreated, onClose }: Omit<Props, 'place'>) {
  const text = useText();
  const { place, resource, fields, gender, one } = useRegister();
  const provider = useDataProvider();
  const session = useSession();
  const { nameOf } = infoOf(place, session);
  const client = useQueryClient();
  const [validador, setValidador] = useState(place.register.validador.criar);
  const { data: validator, error } = useValidator(
    place.register.validador.criar,
    place.register.definicao.schema,
  );
  useEffect(() => {
    if (!error) return;
    notify(text('cadastro.formulario.erroTitulo'), { kind: 'error' });
    onClose();
  }, [error, onClose, text]);
  if (!validator) return null;
  const named = templateFields(place.register.definicao.represent)
    .map((name) => fields.find((field) => field.name === name))
    .find((field) => field?.kind === 'text');
  const create = async (data: Record<string, unknown>): Promise<RegisterRecord> => {
    try {
      return (await provider.create<RegisterRecord>(resource, { data, meta: { validador } })).data;
    } catch (error) {
      if (error instanceof HttpProblem && error.code === 'cadastroMudou') {
        const now = await readRegisterAgain(client, place.register.definicao.name);
        setValidador(now?.validador.criar);
      }
      throw error;
    }
  };
  const fits = Object.entries(filter).filter(([name]) => fields.some((field) => field.name === name));
  return (
    <FormDialog
      title={text(`cadastro.novo.${gender}`, { nome: one })}
      fields={fields}
      readOnly={place.register.somenteLeitura}
      sections={sectionsOf(place.register.definicao.form, fields, place.title.one)}
      values={{
        ...startingValues(fields, place.register),
        ...Object.fromEntries(fits),
        ...(named && typed !== '' ? { [named.name]: typed } : {}),
      }}
      validator={validator}
      confirmLabel={text('cadastro.formulario.salvar')}
      onSend={async (record) => {
        const data = await create(record);
        const rotulo = nameOf({ ...data, rotulos: data.rotulos ?? {} });
        tellSaved(text(`cadastro.formulario.salvo.${gender}`, { registro: rotulo }), data);
        onCreated({ id: data.id, rotulo });
      }}
      onClose={onClose}
    />
  );
}
