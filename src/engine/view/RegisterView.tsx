import { ShowBase, useShowContext } from 'react-admin';
import { holds } from '#schemas/condition.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { useOwnReading } from '../own-reading.ts';
import { RecordMissing } from '../RecordMissing.tsx';
import { RegisterProvider, useRegister } from '../RegisterContext.tsx';
import type { RegisterPlace, RegisterRecord } from '../register.ts';
import { ViewPage } from './ViewPage.tsx';

const readAgainEvery = 3_000;

/** Consulta of a record, wholly from the definition. */
export function RegisterView({ place, id }: { place: RegisterPlace; id: number }) {
  return (
    <RegisterProvider place={place}>
      <Reading key={`${place.base}/${id}`} id={id} />
    </RegisterProvider>
  );
}

function Reading({ id }: { id: number }) {
  const { resource, place } = useRegister();
  const { live } = place.register.definicao;
  const own = useOwnReading();
  return (
    <ShowBase<RegisterRecord>
      resource={resource}
      id={id}
      disableAuthentication
      queryOptions={{
        onError: () => undefined,
        gcTime: 0,
        // what the clock asks does not keep the session alive
        meta: live ? { ...own, polling: true } : own,
        refetchInterval: live
          ? ({ state: { data } }) => (data !== undefined && holds(live, data) ? readAgainEvery : false)
          : undefined,
      }}
    >
      <ReadRecord />
    </ShowBase>
  );
}

function ReadRecord() {
  const { record, isPending, error, refetch } = useShowContext<RegisterRecord>();
  if (error instanceof HttpProblem && error.status === 404) return <RecordMissing />;
  if (error) return <ErrorState heading="h1" error={error} onRetry={() => void refetch()} />;
  if (isPending || !record) return <FormSkeleton />;
  return <ViewPage record={record} />;
}
