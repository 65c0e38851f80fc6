import Button from '@mui/material/Button';
import { Contrast } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { chooseAppearance } from '#src/theme/appearance.ts';
import { useThemeName } from '#src/theme/use-theme-name.ts';

/** High contrast on and off, for pages without the menu of appearance. */
export const ContrastButton = () => {
  const text = useText();
  const on = useThemeName() === 'contraste';
  return (
    <Button
      size="small"
      variant="text"
      startIcon={<Contrast aria-hidden="true" />}
      aria-pressed={on}
      onClick={() => chooseAppearance({ tema: on ? 'claro' : 'contraste' })}
    >
      {text('shell.aparencia.contraste')}
    </Button>
  );
};
