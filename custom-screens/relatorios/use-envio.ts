import { defined } from '#schemas/defined.ts';
import { useState } from 'react';
import { envioRelatorioApi } from '#schemas/api/envio-relatorio.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { EnvioRelatorio, EnvioRelatorioEntrada, RitmoEnvio } from '#schemas/shapes/envio-relatorio.ts';
import { reportNames } from '#schemas/relatorios.ts';
import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { notify } from '#src/ui/notify.ts';

export const ritmos = ['DIA', 'SEMANA', 'MES'] as const satisfies readonly RitmoEnvio[];

/** A sending as it is being written. */
export interface EnvioDraft {
  /** The name of a report of the product, or the number of one that was saved. */
  readonly qual: string;
  readonly cada: RitmoEnvio;
  readonly diaSemana: number;
  readonly diaMes: number;
  readonly hora: string;
  readonly soDiasUteis: boolean;
  readonly pessoas: readonly Rotulo[];
}

const draftOf = (former: EnvioRelatorio | undefined, me: Rotulo): EnvioDraft => ({
  qual: former?.relatorio ?? (former?.pesquisaId === undefined ? '' : String(former.pesquisaId)),
  cada: former?.cada ?? 'SEMANA',
  diaSemana: former?.cada === 'SEMANA' ? (former.dia ?? 1) : 1,
  diaMes: former?.cada === 'MES' ? (former.dia ?? 1) : 1,
  hora: former?.hora ?? '08:00',
  soDiasUteis: former?.soDiasUteis ?? true,
  pessoas: former?.pessoas ?? [me],
});

const bodyOf = (draft: EnvioDraft, ativo: boolean): EnvioRelatorioEntrada => {
  const { qual, cada, hora, soDiasUteis, pessoas } = draft;
  const relatorio = reportNames.find((nome) => nome === qual);
  return {
    ...(relatorio === undefined ? { pesquisaId: Number(qual) } : { relatorio }),
    cada,
    hora,
    soDiasUteis,
    ativo,
    ...(cada === 'DIA' ? {} : { dia: cada === 'SEMANA' ? draft.diaSemana : draft.diaMes }),
    pessoas: pessoas.map(({ id }) => id),
  };
};

/** What is written of a sending, what is wrong with it, and keeping it. */
export const useEnvio = (former: EnvioRelatorio | undefined, onDone: () => void) => {
  const text = useText();
  const { idUsuario: id, nome: rotulo } = useSignedIn().dados.usuario;
  const [draft, setDraft] = useState(() => draftOf(former, { id, rotulo }));
  const [changed, setChanged] = useState(false);
  const [erros, setErros] = useState<Readonly<Partial<Record<string, string>>>>({});
  const options = { ownError: true, refresh: [envioRelatorioApi.listar, pesquisaApi.listar] };
  const criar = useAct(envioRelatorioApi.criar, options);
  const mudar = useAct(envioRelatorioApi.mudar, options);
  const put = (to: Partial<EnvioDraft>): void => {
    setDraft((now) => ({ ...now, ...to }));
    setChanged(true);
    setErros({});
  };
  const keep = async (): Promise<void> => {
    const missing = defined({
      pesquisaId: draft.qual === '' ? text('relatorios.envios.recusa.qual') : undefined,
      hora: draft.hora === '' ? text('relatorios.envios.recusa.hora') : undefined,
      pessoas: draft.pessoas.length === 0 ? text('relatorios.envios.recusa.ninguem') : undefined,
    });
    if (Object.keys(missing).length > 0) return setErros(missing);
    try {
      if (former) await mudar.act({ params: { id: former.id }, body: bodyOf(draft, former.ativo) });
      else await criar.act({ body: bodyOf(draft, true) });
      notify(text('relatorios.envios.salvou'), { kind: 'success' });
      onDone();
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      const told = Object.fromEntries(error.erros.map(({ campo, mensagem }) => [campo, mensagem]));
      setErros(Object.keys(told).length > 0 ? told : { geral: error.message });
    }
  };
  return { draft, erros, changed, put, keep, busy: criar.isPending || mudar.isPending };
};
