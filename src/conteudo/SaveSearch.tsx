import Button from '@mui/material/Button';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PesquisaEntrada } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { notify } from '#src/ui/notify.ts';
import { savedSearchPath } from './saved-search-path.ts';
import { useSaveSearch } from './saved-searches.ts';
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
  const [asking, setAsking] = useState(false);
  const save = async (nome: string): Promise<void> => {
    const { id } = await act({ query: { nome }, body: search });
    notify(text('pesquisa.salva', { nome }), {
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
          onConfirm={save}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
