import { Contrast } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from './IconAction.tsx';
import { later } from './later.tsx';

const AppearanceChoices = later(() =>
  import('./AppearanceChoices.tsx').then((module) => module.AppearanceChoices),
);

/** Colours and height of the rows. */
export const AppearanceMenu = () => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // once fetched it stays, so that it can be seen closing
  const [opened, setOpened] = useState(false);
  const open = (button: HTMLElement): void => {
    setAnchor(button);
    setOpened(true);
  };
  return (
    <>
      <IconAction
        icon={Contrast}
        size="small"
        label={text('shell.aparencia.titulo')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
      />
      {opened && <AppearanceChoices anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};
