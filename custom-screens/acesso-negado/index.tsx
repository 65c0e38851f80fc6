import Button from '@mui/material/Button';
import { LockKeyhole } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { RefusalPage } from '#src/ui/RefusalPage.tsx';

/** The profile lacks the permission of a page; the query says which page it was. */
export const AcessoNegado = () => {
  const text = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const page = query.get('breadcrumb');
  const path = query.get('path');
  return (
    <RefusalPage
      icon={LockKeyhole}
      title={text('shell.acessoNegado.titulo')}
      pageName={text('shell.acessoNegado.pagina')}
      crumbs={[
        { label: text('shell.menu.inicio'), to: '/' },
        { label: page || text('shell.acessoNegado.pagina') },
      ]}
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
    </RefusalPage>
  );
};
