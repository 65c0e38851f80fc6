import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fluxoApi } from '#schemas/api/fluxo.ts';
import type { AchadoFluxo, DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { readKey, useAct } from '#src/data/query.ts';

/** How what is on the paper stands towards the server. */
export type Keeping =
  | { readonly tipo: 'aberto' | 'porSalvar' | 'salvando' }
  | { readonly tipo: 'salvo'; readonly em: string }
  /** Not now: it is tried again. */
  | { readonly tipo: 'naoSalvo'; readonly motivo: string }
  /** Not as it is, or not by this person: it waits for a change. */
  | { readonly tipo: 'recusado'; readonly motivo: string }
  /** Somebody saved another meanwhile: it waits for a choice. */
  | { readonly tipo: 'conflito'; readonly motivo: string };

/** Pauses in milliseconds. */
export const pauses = {
  /** After the last change. */
  change: 1_500,
  /** Between tries, growing. */
  tries: [5_000, 10_000, 20_000, 40_000, 60_000],
} as const;

interface KeepingOf {
  readonly id: number;
  /** What the server had when it was opened, as it was read. */
  readonly first: { readonly xml: string; readonly revisao: number };
  /** What is on the paper. */
  readonly xml: string;
  /** What was found in what was just kept. */
  readonly onJudged: (xml: string, achados: readonly AchadoFluxo[]) => void;
}

interface Keeper {
  readonly state: Keeping;
  /** What is on the paper is not what is kept. */
  readonly changed: boolean;
  readonly revisao: () => number;
  /** Keeps it now. @returns whether what is on the paper is kept */
  readonly flush: () => Promise<boolean>;
  /** The other one is not read any more: the next save goes over it. It stays among those saved before. */
  readonly keepMine: () => Promise<void>;
  /** What the other person saved, to take the place of what is on the paper. */
  readonly readTheirs: () => Promise<DesenhoFluxo>;
  /** That took the place of what is on the paper. */
  readonly tookTheirs: (xml: string, revisao: number) => void;
}

/** Keeps the drawing by itself, some moments after the last change, one save at a time, each over the one before. */
export const useKeeping = ({ id, first, xml, onJudged }: KeepingOf): Keeper => {
  const [state, setState] = useState<Keeping>({ tipo: 'aberto' });
  const [kept, setKept] = useState(first);
  const now = useRef({ xml, kept, state, onJudged });
  now.current = { ...now.current, xml, onJudged };
  const running = useRef<Promise<void>>(undefined);
  /** Sent without an answer: nobody knows whether it was kept, so it is the same act that is tried again. */
  const inDoubt = useRef<string>(undefined);
  const failures = useRef(0);
  const client = useQueryClient();
  const save = useAct(fluxoApi.salvar, { ownError: true, refresh: [fluxoApi.salvos] });
  const send = useRef(save.act);
  send.current = save.act;
  const refused = useRef<string>(undefined);

  // what was read when it was opened is old by now: who comes back reads it anew
  useEffect(() => () => client.removeQueries({ queryKey: readKey(fluxoApi.desenho) }), [client]);

  const become = useCallback((next: Keeping): void => {
    now.current.state = next;
    setState(next);
  }, []);
  const settle = useCallback((next: typeof first): void => {
    now.current.kept = next;
    setKept(next);
  }, []);

  const saveOnce = useCallback(async (): Promise<void> => {
    const sent = inDoubt.current ?? now.current.xml;
    become({ tipo: 'salvando' });
    try {
      const answer = await send.current({
        params: { id },
        body: { xml: sent, revisao: now.current.kept.revisao },
      });
      inDoubt.current = undefined;
      failures.current = 0;
      settle({ xml: sent, revisao: answer.revisao });
      now.current.onJudged(sent, answer.achados);
      become(
        now.current.xml === sent ? { tipo: 'salvo', em: new Date().toISOString() } : { tipo: 'porSalvar' },
      );
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      const motivo = error.erros[0]?.mensagem ?? error.message;
      inDoubt.current = error.inDoubt ? sent : undefined;
      if (error.noAnswer || error.status >= 500 || error.status === 429) {
        failures.current += 1;
        become({ tipo: 'naoSalvo', motivo });
      } else {
        refused.current = sent;
        become({ tipo: error.status === 409 ? 'conflito' : 'recusado', motivo });
      }
    }
  }, [become, id, settle]);

  const run = useCallback((): Promise<void> => {
    running.current ??= saveOnce().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [saveOnce]);

  const changed = kept.xml !== xml;
  const { tipo } = state;
  useEffect(() => {
    if (!changed && inDoubt.current === undefined) {
      // taken back to what is kept: there is nothing to save, nor to complain of
      if (tipo === 'porSalvar' || tipo === 'recusado') become({ tipo: 'aberto' });
      return undefined;
    }
    if (tipo === 'conflito' || tipo === 'salvando') return undefined;
    // as it is it was refused: another goes
    if (tipo === 'recusado' && refused.current === xml) return undefined;
    if (tipo !== 'naoSalvo') become({ tipo: 'porSalvar' });
    const wait =
      tipo === 'naoSalvo' ? pauses.tries[Math.min(failures.current, pauses.tries.length) - 1] : pauses.change;
    const timer = setTimeout(() => void run(), wait);
    return () => clearTimeout(timer);
  }, [become, changed, run, tipo, xml]);

  const flush = useCallback(async (): Promise<boolean> => {
    const isKept = (): boolean =>
      now.current.kept.revisao > 0 &&
      now.current.kept.xml === now.current.xml &&
      inDoubt.current === undefined;
    // what changed while the former save was on its way needs one of its own
    for (let turn = 0; turn < 3 && !isKept() && now.current.state.tipo !== 'conflito'; turn += 1) {
      await run();
      if (!['porSalvar', 'salvo', 'salvando'].includes(now.current.state.tipo)) break;
    }
    return isKept();
  }, [run]);

  const readTheirs = useCallback(
    (): Promise<DesenhoFluxo> => call(fluxoApi.desenho, { params: { id } }),
    [id],
  );

  return {
    state,
    changed,
    revisao: () => now.current.kept.revisao,
    flush,
    readTheirs,
    keepMine: async () => {
      const { revisao } = await readTheirs();
      settle({ ...now.current.kept, revisao });
      become({ tipo: 'porSalvar' });
      await run();
    },
    tookTheirs: (theirs, revisao) => {
      settle({ xml: theirs, revisao });
      become({ tipo: 'aberto' });
    },
  };
};
