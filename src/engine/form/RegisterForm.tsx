import { CreateBase, EditBase, useEditContext } from 'react-admin';
import { useState } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/session/session-store.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { RegisterProvider, useRegister } from '../RegisterContext.tsx';
import type { RegisterPlace, RegisterRecord } from '../register.ts';
import { useOwnReading } from '../own-reading.ts';
import { ownValues } from '../own-values.ts';
import { RecordMissing } from '../RecordMissing.tsx';
import { FormPage, type Begin } from './FormPage.tsx';
import { startingValues } from './starting-values.ts';
import { useValidator } from './validator.ts';

interface Props {
  place: RegisterPlace;
  /** The record to edit; absent to create one. */
  id?: number | undefined;
  /** Of a new record, what a bespoke screen adds to the form. */
  begin?: Begin | undefined;
}

/** Cadastro and edicao of a register, wholly from its definition, inside react-admin's cycle of saving. */
export function RegisterForm({ place, id, begin }: Props) {
  return (
    <RegisterProvider place={place}>
      {id === undefined ? (
        <Creation key={place.base} begin={begin} />
      ) : (
        <Edition key={`${place.base}/${id}`} id={id} />
      )}
    </RegisterProvider>
  );
}

function Creation({ begin }: Pick<Props, 'begin'>) {
  const { resource, fields, place } = useRegister();
  const session = useSession();
  const [validador] = useState(place.register.validador.criar);
  return (
    <CreateBase resource={resource} redirect={false} disableAuthentication>
      <WithValidator
        under={validador}
        begin={begin}
        values={{ ...startingValues(fields, place.register), ...ownValues(place, session) }}
      />
    </CreateBase>
  );
}

function Edition({ id }: { id: number }) {
  const { resource, place } = useRegister();
  const meta = useOwnReading();
  // as the definition was when the record was asked for
  const [validador] = useState(place.register.validador.editar);
  return (
    <EditBase
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      // the form holds what was typed: reading again behind its back would only make versions disagree
      queryOptions={{
        meta,
        refetchOnReconnect: false,
        staleTime: Infinity,
        gcTime: 0,
        onError: () => undefined,
      }}
      mutationOptions={{ meta }}
    >
      <EditionOfRecord under={validador} />
    </EditBase>
  );
}

function EditionOfRecord({ under }: Pick<WithValidatorProps, 'under'>) {
  const { record, error, refetch } = useEditContext<RegisterRecord>();
  // once there is a form, what was typed in it outlives a reading that fails
  if (record) return <WithValidator values={record} record={record} under={under} />;
  if (error instanceof HttpProblem && error.status === 404) return <RecordMissing />;
  if (error) return <ErrorState heading="h1" error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton />;
}

interface WithValidatorProps {
  values: Record<string, unknown>;
  record?: RegisterRecord;
  /** Address of the validator of the definition that the values are of. */
  under: string | undefined;
  begin?: Begin | undefined;
}

function WithValidator({ values, record, under, begin }: WithValidatorProps) {
  const text = useText();
  const { place } = useRegister();
  const { criar, editar } = place.register.validador;
  const {
    data: validator,
    error,
    refetch,
  } = useValidator(record ? editar : criar, place.register.definicao.schema);
  if (validator)
    return <FormPage values={values} record={record} validator={validator} under={under} begin={begin} />;
  if (!error) return <FormSkeleton />;
  return (
    <ErrorState error={error} title={text('cadastro.formulario.erroTitulo')} onRetry={() => void refetch()} />
  );
}
