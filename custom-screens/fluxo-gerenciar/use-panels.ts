import { useState } from 'react';
import { useScreenPreference } from '#src/session/use-screen-preference.ts';

export type Panel = 'roteiro' | 'propriedades' | 'paleta';
type Shown = Readonly<Record<Panel, boolean>>;

export interface Panels extends Shown {
  readonly toggle: (panel: Panel) => void;
}

/** What stands beside the drawing, as the person left it. */
export const usePanels = (): Panels => {
  const { value, change } = useScreenPreference<Partial<Shown>>('fluxo-desenho');
  // at once, also before the server said how it was left
  const [now, setNow] = useState<Partial<Shown>>({});
  const shown: Shown = { roteiro: true, propriedades: true, paleta: true, ...value, ...now };
  return {
    ...shown,
    toggle: (panel) => {
      const said = { [panel]: !shown[panel] };
      setNow({ ...now, ...said });
      change((kept) => ({ ...kept, ...said }));
    },
  };
};
