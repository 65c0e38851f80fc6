import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { later } from '#src/ui/later.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { asksToView } from '../paths.ts';
import { RecordMissing } from '../RecordMissing.tsx';
import { RegisterProvider, useRegister } from '../RegisterContext.tsx';
import type { RegisterPlace, RegisterRecord } from '../register.ts';

const RegisterForm = later(
  () => import('../form/RegisterForm.tsx').then((module) => module.RegisterForm),
  <FormSkeleton />,
);
const RegisterView = later(
  () => import('../view/RegisterView.tsx').then((module) => module.RegisterView),
  <FormSkeleton />,
);

/** A register of one record: its address is the form, or the consultation when the address or the permission says so. */
export function RegisterSingle({ place }: { place: RegisterPlace }) {
  return (
    <RegisterProvider place={place}>
      <OnlyRecord key={place.base} />
    </RegisterProvider>
  );
}

function OnlyRecord() {
  const { place, resource, can } = useRegister();
  const provider = useDataProvider();
  const { search } = useLocation();
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'unico'],
    queryFn: () =>
      provider.getList<RegisterRecord>(resource, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
        filter: {},
      }),
    select: (page) => ({ id: page.data[0]?.id }),
    staleTime: Infinity,
    meta: { ownError: true },
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  if (data.id === undefined) return <RecordMissing />;
  const edits = can('edit') && !asksToView(search);
  return edits ? <RegisterForm place={place} id={data.id} /> : <RegisterView place={place} id={data.id} />;
}
