import { useNavigate } from 'react-router-dom';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { useChangeSearch } from '#src/conteudo/saved-searches.ts';
import { quietly } from '#src/data/quietly.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import { notify } from '#src/ui/notify.ts';
import { useRemoval } from './use-removal.ts';

/** What the owner of a saved search may do to it. */
export const useSavedActions = (saved: PesquisaSalva, onRename: () => void): readonly BarAction[] => {
  const text = useText();
  const navigate = useNavigate();
  const unidade = useSignedIn().dados.nomeUnidadeLogada;
  const change = useChangeSearch();
  const remove = useRemoval();
  const { id, nome, compartilhada } = saved;
  const share = (): void =>
    void quietly(
      change.act({ params: { id }, query: { nome }, body: { compartilhada: !compartilhada } }),
      () =>
        notify(
          compartilhada ? text('pesquisa.descompartilhada') : text('pesquisa.compartilhada', { unidade }),
        ),
    );
  return [
    { id: 'renomear', label: text('pesquisa.renomear'), perform: onRename },
    {
      id: 'compartilhar',
      label: text(compartilhada ? 'pesquisa.descompartilhar' : 'pesquisa.compartilhar'),
      perform: share,
    },
    {
      id: 'excluir',
      label: text('pesquisa.excluir'),
      destructive: true,
      perform: () => {
        // the list without it comes with the answer: by then its page is no longer open
        void navigate(caixaPath());
        void remove(saved);
      },
    },
  ];
};
