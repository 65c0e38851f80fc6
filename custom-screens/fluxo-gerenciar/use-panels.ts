import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useScreenPreference } from '#src/session/use-screen-preference.ts';

export type Panel = 'roteiro' | 'propriedades' | 'paleta';
type Shown = Readonly<Record<Panel, boolean>>;

export interface Panels extends Shown {
  readonly toggle: (panel: Panel) => void;
}

/** As narrow as that, panels are one below the other, and the drawing is what one comes for. */
const narrowest = '(max-width: 719.95px)';

/** What stands beside the drawing, as the person left it; on a telephone the outline only when it is asked for. */
export const usePanels = (): Panels => {
  const { value, change } = useScreenPreference<Partial<Shown>>('fluxo-desenho');
  const narrow = useMediaQuery(narrowest, { noSsr: true });
  // at once, also before the server said how it was left
  const [now, setNow] = useState<Partial<Shown>>({});
  const left: Partial<Shown> = narrow ? { ...value, roteiro: false } : { ...value };
  const shown: Shown = { roteiro: true, propriedades: true, paleta: true, ...left, ...now };
  return {
    ...shown,
    toggle: (panel) => {
      const said = { [panel]: !shown[panel] };
      setNow({ ...now, ...said });
      // how a desk is left is not for a telephone to say
      if (!(narrow && panel === 'roteiro')) change((kept) => ({ ...kept, ...said }));
    },
  };
};
