import { useNavigate } from 'react-router';
import type { PesquisaSalva } from '#schemas/generated.ts';
import { useChangeSearch, useRemoveSearch, useSaveSearch } from '#src/conteudo/saved-searches.ts';
import { quietly } from '#src/data/quietly.ts';
import { useText } from '#src/i18n/use-text.ts';
import { reportsPath } from '#src/relatorio/report-path.ts';
import { useSignedIn } from '#src/session/use-session.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import { notify } from '#src/ui/notify.ts';
import { notifyUndo } from '#src/ui/undo.ts';

/** What the owner of a saved report may do to it. */
export const useReportActions = (
  saved: PesquisaSalva | undefined,
  onRename: () => void,
): readonly BarAction[] => {
  const text = useText();
  const navigate = useNavigate();
  const unidade = useSignedIn().dados.nomeUnidadeLogada;
  const change = useChangeSearch();
  const remove = useRemoveSearch();
  const save = useSaveSearch();
  if (!saved) return [];
  const { id, nome, casoDeUso, json, compartilhada, relatorio } = saved;
  const share = (): void =>
    void quietly(
      change.act({ params: { id }, query: { nome }, body: { compartilhada: !compartilhada } }),
      () =>
        notify(
          text(compartilhada ? 'relatorios.montar.descompartilhado' : 'relatorios.montar.compartilhado', {
            unidade,
          }),
        ),
    );
  const erase = (): void => {
    void navigate(reportsPath);
    void quietly(remove.act({ params: { id } }), () =>
      notifyUndo(text('relatorios.montar.excluido', { nome }), async () => {
        await save.act({
          query: { nome },
          body: {
            casoDeUso,
            json,
            ...(relatorio ? { relatorio } : {}),
            ...(compartilhada ? { compartilhada } : {}),
          },
        });
      }),
    );
  };
  return [
    { id: 'renomear', label: text('pesquisa.renomear'), perform: onRename },
    {
      id: 'compartilhar',
      label: text(compartilhada ? 'pesquisa.descompartilhar' : 'pesquisa.compartilhar'),
      perform: share,
    },
    { id: 'excluir', label: text('relatorios.montar.excluir'), destructive: true, perform: erase },
  ];
};
