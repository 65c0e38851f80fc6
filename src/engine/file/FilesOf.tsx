import { useMemo, type ReactNode } from 'react';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';
import { FilePlaceContext, filePlaceOf } from './file-place.ts';

/** Everything inside shows files of this record. A new one has none yet. */
export function FilesOf({ record, children }: { record: RegisterRecord | undefined; children: ReactNode }) {
  const { resource } = useRegister();
  const place = useMemo(() => record && filePlaceOf(resource, record), [resource, record]);
  return <FilePlaceContext value={place}>{children}</FilePlaceContext>;
}
