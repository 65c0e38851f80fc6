import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { processoApi } from '#schemas/api/processo.ts';
import type { Peca, Processo } from '#schemas/generated.ts';
import { call } from '#src/data/call.ts';
import { readKey } from '#src/data/query.ts';

/** A piece whose pages are before the person is read: its mark goes, without the process being read again. */
export const usePecaLida = (processoId: number, { conteudo }: Peca, shown: boolean): void => {
  const client = useQueryClient();
  const { id, lido } = conteudo ?? {};
  const unread = shown && lido === false;
  useEffect(() => {
    if (!unread || id === undefined) return;
    const keep = async (): Promise<void> => {
      try {
        await call(
          caixaCentralApi.marcar,
          { body: { ids: [id], lido: true } },
          { quiet: true, ownDenial: true },
        );
        client.setQueryData<Processo>(
          readKey(processoApi.consultar, { params: { id: processoId } }),
          (known) => known && { ...known, pecas: known.pecas.map((peca) => readOf(peca, id)) },
        );
      } catch {
        // nobody asked for it: it is read all the same, and is marked the next time
      }
    };
    void keep();
  }, [client, processoId, id, unread]);
};

const readOf = (peca: Peca, id: number): Peca =>
  peca.conteudo?.id === id ? { ...peca, conteudo: { ...peca.conteudo, lido: true } } : peca;
