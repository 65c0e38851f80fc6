import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

const key = 'malote.caixa.exibicao';
/** From this width on list and reading fit side by side; from the second the reading gets more of it. */
const splitWidth = 1100;
const wideWidth = 1904;
const phoneWidth = 600;

const views = ['lista', 'tabela', 'leitura'] as const;
export type View = (typeof views)[number];

export interface InboxView {
  /** What the person prefers where there is room for both. */
  readonly view: View;
  readonly setView: (view: View) => void;
  /** There is room for the choice. */
  readonly roomy: boolean;
  /** List and reading side by side. */
  readonly split: boolean;
  /** The rows as a table. */
  readonly table: boolean;
  readonly phone: boolean;
  /** Share of the list at first, in per cent. */
  readonly share: number;
}

/** How the inbox is laid out: by the width of the window and by what the person chose on this device. */
export const useView = (): InboxView => {
  const options = { noSsr: true };
  const roomy = useMediaQuery(`(min-width: ${splitWidth}px)`, options);
  const wide = useMediaQuery(`(min-width: ${wideWidth}px)`, options);
  const phone = useMediaQuery(`(max-width: ${phoneWidth - 0.05}px)`, options);
  const [view, choose] = useState<View>(readView);
  return {
    view,
    setView: (chosen) => {
      choose(chosen);
      keepView(chosen);
    },
    roomy,
    split: roomy && view === 'leitura',
    table: !phone && view === 'tabela',
    phone,
    share: wide ? 40 : 52,
  };
};

const readView = (): View => {
  try {
    const kept = localStorage.getItem(key);
    return views.find((each) => each === kept) ?? 'leitura';
  } catch {
    // no storage: as it comes
    return 'leitura';
  }
};

const keepView = (view: View): void => {
  try {
    localStorage.setItem(key, view);
  } catch {
    // no storage: the choice lasts as long as the page
  }
};
