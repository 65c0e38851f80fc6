import Button from '@mui/material/Button';
import { LockKeyhole } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useText } from '#src/i18n/use-text.ts';
import { Blank } from '#src/ui/Blank.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';

/** The profile lacks the permission of a page; the query says which page it was. */
export const AcessoNegado = () => {
  const text = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  usePageTitle(text('shell.acessoNegado.pagina'));
  const page = query.get('breadcrumb');
  const path = query.get('path');
  return (
    <Blank
      icon={LockKeyhole}
      heading="h1"
      title={text('shell.acessoNegado.titulo')}
      action={
        <div className="row">
          <Button onClick={() => void navigate(-1)}>{text('shell.acessoNegado.voltar')}</Button>
          <Button component={Link} to="/">
            {text('shell.acessoNegado.inicio')}
          </Button>
        </div>
      }
    >
      <p>
        {page
          ? text('shell.acessoNegado.texto', { pagina: page })
          : text('shell.acessoNegado.textoSemPagina')}
      </p>
      {path && (
        <p className="xs mut" style={{ overflowWrap: 'anywhere' }}>
          {text('shell.acessoNegado.caminho')}: {path}
        </p>
      )}
    </Blank>
  );
};
