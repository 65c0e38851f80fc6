import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PesquisaEntrada } from '#schemas/shapes/pesquisa.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { notify } from '#src/ui/notify.ts';
import { savedSearchPath } from './saved-search-path.ts';
import { useChangeSearch, useSavedSearches, useSaveSearch } from './saved-searches.ts';
import { SearchNameDialog } from './SearchNameDialog.tsx';

interface SaveSearchProps {
  readonly search: PesquisaEntrada;
  /** In a bar of filters: only the icon, with its name as tooltip. */
  readonly small?: boolean;
}

/** Keeps the present search with a name; from then on it is in the menu. */
export const SaveSearch = ({ search, small = false }: SaveSearchProps) => {
  const text = useText();
  const navigate = useNavigate();
  const { act } = useSaveSearch();
  const change = useChangeSearch();
  const unit = useSignedIn().dados.nomeUnidadeLogada;
  const [asking, setAsking] = useState(false);
  const own = useSavedSearches(asking).data?.itens.filter(({ propria }) => propria) ?? [];
  const save = async (nome: string, compartilhada: boolean): Promise<void> => {
    const body = { ...search, ...defined({ compartilhada: compartilhada || undefined }) };
    const former = own.find((other) => other.nome.toLowerCase() === nome.toLowerCase());
    const { id } = former
      ? await change.act({ params: { id: former.id }, query: { nome }, body })
      : await act({ query: { nome }, body });
    notify(text(former ? 'pesquisa.substituida' : 'pesquisa.salva', { nome }), {
      actions: [{ label: text('pesquisa.abrir'), perform: () => void navigate(savedSearchPath(id)) }],
    });
  };
  return (
    <>
      {small ? (
        <IconAction
          icon={BookmarkPlus}
          size="small"
          label={text('pesquisa.salvar')}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        />
      ) : (
        <Button
          startIcon={<BookmarkPlus aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {text('pesquisa.salvar')}
        </Button>
      )}
      {asking && (
        <SearchNameDialog
          title={text('pesquisa.salvar')}
          help={text('pesquisa.salvarTexto')}
          confirmLabel={text('pesquisa.salvar')}
          replaces={own.map(({ nome }) => nome)}
          unit={unit}
          onConfirm={save}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
