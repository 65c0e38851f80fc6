import { useListContext } from 'react-admin';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { RegisterRecord } from '../register.ts';

const none: readonly never[] = [];
const Selection = createContext<readonly RegisterRecord[]>(none);

/** The selected records as they were last read, those of other pages included: acts need their names and versions. */
export const useSelection = (): readonly RegisterRecord[] => useContext(Selection);

/** Remembers the selected records, because the list keeps only their ids and the records of one page. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const { data = none, selectedIds = none } = useListContext<RegisterRecord>();
  const [known, setKnown] = useState<readonly RegisterRecord[]>(none);
  useEffect(() => setKnown((former) => chosen(selectedIds, [...data, ...former])), [data, selectedIds]);
  return <Selection.Provider value={chosen(selectedIds, [...data, ...known])}>{children}</Selection.Provider>;
}

const chosen = (ids: readonly unknown[], records: readonly RegisterRecord[]): RegisterRecord[] =>
  ids.flatMap((id) => records.find((record) => record.id === id) ?? []);
