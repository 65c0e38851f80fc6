import Button from '@mui/material/Button';
import { MapPinOff } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '#src/i18n/use-text.ts';
import { Blank } from '#src/ui/Blank.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';

/** An address that nobody answers for. */
export const NaoEncontrado = () => {
  const text = useText();
  usePageTitle(text('shell.naoEncontrado.pagina'));
  return (
    <Blank
      icon={MapPinOff}
      heading="h1"
      title={text('shell.naoEncontrado.titulo')}
      action={
        <Button component={Link} to="/">
          {text('shell.naoEncontrado.inicio')}
        </Button>
      }
    >
      {text('shell.naoEncontrado.texto')}
    </Blank>
  );
};
