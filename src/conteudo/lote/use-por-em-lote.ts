import { useState } from 'react';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { loteApi } from '#schemas/api/lote.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { contentReads } from '../content-reads.ts';
import { useLoteForm } from './use-lote-form.ts';

/** As many as one page of the inbox may have. */
const most = 100;

interface Done {
  readonly id: number;
  readonly numero: string;
  readonly resultados: readonly ResultadoItem[];
}

/** In which lot: a new one, which is given a subject, or one that the unit has. */
export const usePorEmLote = (ids: readonly number[], onDone: (ids: readonly number[]) => void) => {
  const unidade = useSignedIn().dados.departamento.sigla;
  const [onde, setOnde] = useState<'novo' | 'existente'>('novo');
  const [escolhido, setEscolhido] = useState<number>();
  const [semLote, setSemLote] = useState<string>();
  const [done, setDone] = useState<Done>();
  const criar = useAct(loteApi.criar, { refresh: contentReads, ownError: true });
  const incluir = useAct(loteApi.incluir, { refresh: contentReads, ownError: true });
  const read = useRead(
    caixaCentralApi.listar,
    { query: { aba: 'unidade', especie: 'lote', pageSize: most } },
    { ownError: true, quiet: true, staleTime: 0 },
  );
  const lotes = read.data?.itens.filter(({ estado }) => estado === 0);
  const conteudoIds = [...new Set(ids)];
  const tell = (made: Done): void => {
    setDone(made);
    onDone(made.resultados.filter(({ ok }) => ok).map(({ id }) => id));
  };
  const putIn = async ({ id, numero = '' }: ItemCaixa): Promise<void> => {
    const { resultados } = await incluir.act({ params: { id }, body: { conteudoIds } });
    tell({ id, numero, resultados });
  };
  const form = useLoteForm(
    {
      assunto: text('loteTela.por.sugestao', { unidade, dia: formatDay(new Date()) }),
      observacoes: '',
    },
    async (escrito) => {
      const chosen = onde === 'existente' && lotes?.find(({ id }) => id === escolhido);
      if (chosen) await putIn(chosen);
      else tell(await criar.act({ body: { ...escrito, conteudoIds } }));
    },
  );
  const submit = async (): Promise<void> => {
    const missing = onde === 'existente' && escolhido === undefined;
    setSemLote(missing ? text('loteTela.por.semLote') : undefined);
    if (!missing) await form.submit();
  };
  return {
    form,
    lotes,
    total: read.data?.total ?? 0,
    onde,
    setOnde,
    escolhido,
    setEscolhido: (id: number | undefined) => {
      setEscolhido(id);
      setSemLote(undefined);
    },
    semLote,
    done,
    submit,
  };
};
