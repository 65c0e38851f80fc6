import type { Preferencias } from '#schemas/shapes/preferencia.ts';
import { choosePreferences } from '#src/session/preferences.ts';
import { useSignedIn } from '#src/session/session-store.ts';

/** The first steps in the home, which one puts away and brings back. */
export interface FirstDay {
  readonly kept: NonNullable<Preferencias['primeiroDia']>;
  readonly open: (step: string) => void;
  readonly dismiss: () => void;
  /** From the start: what is done is marked again by what there is. */
  readonly bringBack: () => void;
}

export const useFirstDay = (): FirstDay => {
  const kept = useSignedIn().userConfig.preferencias.primeiroDia ?? {};
  const { abertos = [] } = kept;
  const keep = (primeiroDia: FirstDay['kept']): void => choosePreferences({ primeiroDia });
  return {
    kept,
    open: (step) => keep({ ...kept, abertos: abertos.includes(step) ? abertos : [...abertos, step] }),
    dismiss: () => keep({ ...kept, dispensado: true }),
    bringBack: () => keep({ dispensado: false, abertos: [] }),
  };
};
