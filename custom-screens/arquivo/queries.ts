import { defined } from '#schemas/defined.ts';
import { arquivamentoApi } from '#schemas/api/arquivamento.ts';
import { emLoteApi } from '#schemas/api/em-lote.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { useAct, useRead } from '#src/data/query.ts';

export const abas = ['aArquivar', 'arquivados'] as const;
export type Aba = (typeof abas)[number];

interface Pergunta {
  readonly aba: Aba;
  readonly q: string;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of what the archive has in a tab. */
export const useItens = ({ aba, q, page, pageSize }: Pergunta) =>
  useRead(
    arquivamentoApi.listar,
    { query: { aba, start: page, pageSize, ...defined({ q: q.trim() === '' ? undefined : q.trim() }) } },
    { ownError: true, keepPrevious: true, staleTime: 0 },
  );

/** Whether the unit is an archive, and how much each tab has. */
export const useContadores = () => useRead(arquivamentoApi.contadores, {}, { ownError: true, staleTime: 0 });

/** One act over what was chosen. */
export const useAtoEmLote = () =>
  useAct(emLoteApi.pedir, { ownError: true, refresh: [...contentReads, emLoteApi.listar] });
