import type { Preferencias } from '#schemas/shapes/preferencia.ts';
import { choosePreferences } from '#src/session/preferences.ts';
import { getSession, useSignedIn } from '#src/session/session-store.ts';

/** The first steps in the home, which one puts away and brings back. */
export interface FirstDay {
  readonly kept: NonNullable<Preferencias['primeiroDia']>;
  readonly open: (step: string) => void;
  readonly dismiss: () => void;
  /** From the start: what is done is marked again by what there is. */
  readonly bringBack: () => void;
}

const keep = (primeiroDia: FirstDay['kept']): void => choosePreferences({ primeiroDia });

/** Marks a step as done, wherever it was done. */
export const markFirstStep = (step: string): void => {
  const kept = getSession()?.userConfig.preferencias.primeiroDia ?? {};
  const { abertos = [] } = kept;
  if (!abertos.includes(step)) keep({ ...kept, abertos: [...abertos, step] });
};

export const useFirstDay = (): FirstDay => {
  const kept = useSignedIn().userConfig.preferencias.primeiroDia ?? {};
  return {
    kept,
    open: markFirstStep,
    dismiss: () => keep({ ...kept, dispensado: true }),
    bringBack: () => keep({ dispensado: false, abertos: [] }),
  };
};
