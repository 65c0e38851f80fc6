import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { pathOfId } from './field-path.ts';
import { FormContext } from './form-context.ts';
import type { Standing, Standings } from './standings.ts';

export function useStandings(): Standings {
  const [all, setAll] = useState<Readonly<Record<string, Standing>>>({});
  const report = useCallback(
    (path: string, standing: Standing | undefined) =>
      setAll(({ [path]: _, ...others }) => (standing ? { ...others, [path]: standing } : others)),
    [],
  );
  const entries = Object.entries(all);
  const unread = useMemo(
    () =>
      Object.entries(all).flatMap(([campo, { unread: mensagem }]) =>
        mensagem === undefined ? [] : [{ campo, mensagem }],
      ),
    [all],
  );
  return {
    unread,
    sending: entries.some(([, { sending }]) => sending === true),
    failed: entries.find(([, { failed }]) => failed === true)?.[0],
    report,
  };
}

/** Tells the form how a field stands; a field that is no longer there says nothing. */
export function useStanding(id: string, { unread, sending = false, failed = false }: Standing): void {
  const report = useContext(FormContext)?.report;
  const path = pathOfId(id);
  const quiet = unread === undefined && !sending && !failed;
  useEffect(() => {
    if (quiet || !report) return undefined;
    report(path, { unread, sending, failed });
    return () => report(path, undefined);
  }, [report, path, quiet, unread, sending, failed]);
}
