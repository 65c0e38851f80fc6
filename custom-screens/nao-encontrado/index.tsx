import Button from '@mui/material/Button';
import { MapPinOff } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { RefusalPage } from '#src/ui/RefusalPage.tsx';

/** An address that nobody answers for. */
export const NaoEncontrado = () => {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <RefusalPage
      icon={MapPinOff}
      title={text('shell.naoEncontrado.titulo')}
      pageName={text('shell.naoEncontrado.pagina')}
      crumbs={[{ label: text('shell.menu.inicio'), to: '/' }, { label: pathname }]}
      action={
        <Button component={Link} to="/">
          {text('shell.naoEncontrado.inicio')}
        </Button>
      }
    >
      <p>{text('shell.naoEncontrado.texto')}</p>
    </RefusalPage>
  );
};
