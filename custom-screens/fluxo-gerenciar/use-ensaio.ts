import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fluxoSimulacaoApi } from '#schemas/api/fluxo-simulacao.ts';
import type { AmostraSimulada, EscolhaSimulada, FluxoSimulado } from '#schemas/shapes/fluxo-simulacao.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { readKey, useAct, useRead } from '#src/data/query.ts';

/** What a simulation is made of: the server keeps nothing of it, and goes through it again at each step. */
export interface Ensaio {
  readonly amostra: AmostraSimulada;
  readonly escolhas: readonly EscolhaSimulada[];
}
export const semEnsaio: Ensaio = { amostra: {}, escolhas: [] };

interface Asked {
  readonly id: number;
  readonly xml: string;
  readonly ensaio: Ensaio;
  readonly onChange: (ensaio: Ensaio) => void;
}

export interface Simulation {
  readonly simulado: FluxoSimulado | undefined;
  readonly error: HttpProblem | null;
  readonly retry: () => void;
  /** Why the last choice was not taken, and of which activity it was. */
  readonly refused: { readonly problem: HttpProblem; readonly chave: string | undefined } | undefined;
  readonly busy: boolean;
  /** True when it happened. */
  readonly choose: (escolha: EscolhaSimulada) => Promise<boolean>;
  readonly undo: () => void;
  readonly restart: () => void;
}

/** Where the case is, by the choices that were made; a choice is one only after the server takes it. */
export const useEnsaio = ({ id, xml, ensaio: { amostra, escolhas }, onChange }: Asked): Simulation => {
  const client = useQueryClient();
  const [refused, setRefused] = useState<Simulation['refused']>();
  const argsOf = (all: readonly EscolhaSimulada[]) => ({
    params: { id },
    body: { xml, amostra, escolhas: [...all] },
  });
  const read = useRead(fluxoSimulacaoApi.simular, argsOf(escolhas), {
    ownError: true,
    keepPrevious: true,
    staleTime: Infinity,
  });
  const act = useAct(fluxoSimulacaoApi.simular, { ownError: true });
  const keep = (all: readonly EscolhaSimulada[]): void => {
    setRefused(undefined);
    onChange({ amostra, escolhas: all });
  };
  const simulado = read.error ? undefined : read.data;
  // the drawing changed since: what is not of it any more is not a choice
  const valid = simulado && !read.isPlaceholderData ? escolhas.slice(0, simulado.aplicadas) : escolhas;
  return {
    simulado,
    refused,
    error: read.error,
    busy: act.isPending || read.isFetching,
    retry: () => void read.refetch(),
    choose: async (escolha) => {
      setRefused(undefined);
      const next = [...valid, escolha];
      try {
        const answer = await act.act(argsOf(next));
        client.setQueryData(readKey(fluxoSimulacaoApi.simular, argsOf(next)), answer);
        keep(next);
        return true;
      } catch (error) {
        if (!(error instanceof HttpProblem)) throw error;
        setRefused({ problem: error, chave: escolha.chave });
        return false;
      }
    },
    undo: () => keep(valid.slice(0, -1)),
    restart: () => keep([]),
  };
};
