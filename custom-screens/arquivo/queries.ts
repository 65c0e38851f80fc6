import { defined } from '#schemas/defined.ts';
import { arquivamentoApi } from '#schemas/api/arquivamento.ts';
import { atoApi } from '#schemas/api/ato.ts';
import { emLoteApi } from '#schemas/api/em-lote.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { useAct, useRead } from '#src/data/query.ts';

/** Tabs of what the archive has, and the one of what is asked of it. */
export const abas = ['aArquivar', 'arquivados', 'pedidos'] as const;
export type Aba = (typeof abas)[number];
export type AbaDeItens = Exclude<Aba, 'pedidos'>;

interface Pergunta {
  readonly aba: AbaDeItens;
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

/** What is asked of the archive, and what it granted. */
export const usePedidos = (page: number, pageSize: number) =>
  useRead(
    arquivamentoApi.pedidos,
    { query: { start: page, pageSize } },
    { ownError: true, keepPrevious: true, staleTime: 0 },
  );

/** What the archive answers; the refusal is shown in its own place. */
export const useResponder = () => {
  const inDialog = { ownError: true, refresh: contentReads };
  return {
    conceder: useAct(arquivamentoApi.conceder, inDialog),
    negar: useAct(arquivamentoApi.negar, inDialog),
    encerrar: useAct(atoApi.um, inDialog),
  };
};
