import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { processoApi } from '#schemas/api/processo.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { Peca } from '#schemas/shapes/processo-pecas.ts';
import { tellRead } from '#src/conteudo/tell-read.ts';
import { readKey } from '#src/data/query.ts';

/** A piece whose pages are before the person is read: its mark goes, without the process being read again. */
export const usePecaLida = (processoId: number, { conteudo }: Peca, shown: boolean): void => {
  const client = useQueryClient();
  const { id, lido } = conteudo ?? {};
  const unread = shown && lido === false;
  useEffect(() => {
    if (!unread || id === undefined) return;
    void tellRead(id, () => {
      client.setQueryData<Processo>(
        readKey(processoApi.consultar, { params: { id: processoId } }),
        (known) => known && { ...known, pecas: known.pecas.map((peca) => readOf(peca, id)) },
      );
    });
  }, [client, processoId, id, unread]);
};

const readOf = (peca: Peca, id: number): Peca =>
  peca.conteudo?.id === id ? { ...peca, conteudo: { ...peca.conteudo, lido: true } } : peca;
