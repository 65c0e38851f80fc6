import { CircleHelp } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { toggleHelp, useHelp } from './help.ts';
import { IconAction } from './IconAction.tsx';

/** Opens the help beside the screen, and closes it. */
export const HelpButton = ({ small = false }: { readonly small?: boolean }) => {
  const text = useText();
  const open = useHelp() !== undefined;
  return (
    <IconAction
      icon={CircleHelp}
      size={small ? 'small' : 'medium'}
      label={text('shell.cabecalho.ajuda')}
      aria-expanded={open}
      aria-keyshortcuts="?"
      onClick={toggleHelp}
    />
  );
};
