import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { FieldError } from '#schemas/app-error.ts';
import { pathOfId } from './field-path.ts';
import { FormContext } from './form-context.ts';

/** What a field says of itself beside its value. */
export interface Standing {
  /** What is wrong with what is written in it, when that is no value at all: there is nothing to save. */
  readonly unread?: string | undefined;
  /** Its value is on the way: a file being sent. */
  readonly sending?: boolean | undefined;
  /** The last sending did not work. */
  readonly failed?: boolean | undefined;
}

/** What the fields of a form say of themselves. */
export interface Standings {
  readonly unread: readonly FieldError[];
  readonly sending: boolean;
  /** The first field whose last sending did not work. */
  readonly failed: string | undefined;
  readonly report: (path: string, standing: Standing | undefined) => void;
}

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
