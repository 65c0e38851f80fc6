import { useNavigate } from 'react-router-dom';
import { envioRelatorioApi } from '#schemas/api/envio-relatorio.ts';
import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import type { EnvioRelatorio } from '#schemas/shapes/envio-relatorio.ts';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import { useChangeSearch, useSaveSearch } from '#src/conteudo/saved-searches.ts';
import { call } from '#src/data/call.ts';
import { useAct } from '#src/data/query.ts';
import { quietly } from '#src/data/quietly.ts';
import { useText } from '#src/i18n/use-text.ts';
import { entradaOf } from '#src/relatorio/envio-entrada.ts';
import { reportsPath } from '#src/relatorio/report-path.ts';
import { useSignedIn } from '#src/session/session-store.ts';
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
  const remove = useAct(pesquisaApi.excluir, { refresh: [pesquisaApi.listar, envioRelatorioApi.listar] });
  const save = useSaveSearch();
  const send = useAct(envioRelatorioApi.criar, { refresh: [envioRelatorioApi.listar], ownError: true });
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
  /** Its sendings by e-mail go with it, and come back with it. */
  const removed = async (): Promise<readonly EnvioRelatorio[]> => {
    const { itens } = await call(envioRelatorioApi.listar, {});
    await remove.act({ params: { id } });
    return itens.filter(({ pesquisaId, proprio }) => proprio && pesquisaId === id);
  };
  const restore = async (envios: readonly EnvioRelatorio[]): Promise<void> => {
    const { id: pesquisaId } = await save.act({
      query: { nome },
      body: {
        casoDeUso,
        json,
        relatorio,
        compartilhada: compartilhada || undefined,
      },
    });
    for (const envio of envios) await send.act({ body: { ...entradaOf(envio), pesquisaId } });
  };
  const erase = (): void => {
    void navigate(reportsPath);
    void quietly(removed(), (envios) =>
      notifyUndo(text('relatorios.montar.excluido', { nome }), () => restore(envios)),
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
