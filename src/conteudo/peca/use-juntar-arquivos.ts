import { useEffect, useRef, useState } from 'react';
import { pecaApi } from '#schemas/api/peca.ts';
import { defined } from '#schemas/defined.ts';
import type { PecaFeita } from '#schemas/shapes/peca.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { newActKey } from '#src/data/idempotency.ts';
import { sendInParts, type Sending } from '#src/data/send-in-parts.ts';
import { useRefreshContent } from '../use-refresh-content.ts';
import { saidOf, subjectOf, type PecaEscrita } from './peca-form.ts';

/** A chosen file on its way to be a piece. */
export interface Escolhido {
  readonly key: string;
  readonly file: File;
  readonly assunto: string;
  readonly estado: 'esperando' | 'enviando' | 'semLinha' | 'parado' | 'junto';
  readonly enviados: number;
  /** The number that it took in the process. */
  readonly peca?: string | undefined;
  /** Why it was not joined. */
  readonly problema?: string | undefined;
}

interface Juntar {
  readonly conteudoId: number;
  readonly esperadaId?: number | undefined;
}

/** Files chosen to become pieces of a content, sent one after the other: each has its own answer, and may stop and go on. */
export const useJuntarArquivos = ({ conteudoId, esperadaId }: Juntar) => {
  const [escolhidos, setEscolhidos] = useState<readonly Escolhido[]>([]);
  const [busy, setBusy] = useState(false);
  const under = useRef(new Map<string, Sending>());
  const refresh = useRefreshContent();
  // who leaves the page stops sending; what came stays there, to be gone on with
  useEffect(() => {
    const sendings = under.current;
    return () => {
      for (const sending of sendings.values()) sending.pause();
    };
  }, []);

  const change = (key: string, to: Partial<Escolhido>): void =>
    setEscolhidos((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)));

  const choose = (files: readonly File[]): void =>
    setEscolhidos((now) => [
      ...now,
      ...files.map((file): Escolhido => ({
        key: newActKey(),
        file,
        assunto: subjectOf(file.name),
        estado: 'esperando',
        enviados: 0,
      })),
    ]);

  const send = async ({ key, file }: Escolhido): Promise<string> => {
    change(key, { estado: 'enviando', problema: undefined });
    const sending = await sendInParts(file, conteudoId, {
      onProgress: (enviados) => change(key, { estado: 'enviando', enviados }),
      onWaiting: () => change(key, { estado: 'semLinha' }),
    });
    under.current.set(key, sending);
    try {
      return await sending.done;
    } finally {
      under.current.delete(key);
    }
  };

  const create = (assunto: string, written: PecaEscrita, arquivoId?: string): Promise<PecaFeita> =>
    call(
      pecaApi.criar,
      { body: { destinoId: conteudoId, assunto, ...saidOf(written), ...defined({ arquivoId, esperadaId }) } },
      { actKey: newActKey(), ownDenial: true },
    );

  /** @returns what the server found wrong, by field, or nothing when it was joined. */
  const joinOne = async (one: Escolhido, written: PecaEscrita): Promise<HttpProblem | undefined> => {
    try {
      const arquivoId = await send(one);
      const { peca } = await create(one.assunto.trim(), written, arquivoId);
      change(one.key, { estado: 'junto', peca });
      return undefined;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      change(one.key, { estado: 'esperando', problema: error.erros[0]?.mensagem ?? error.message });
      return error;
    }
  };

  /** One after the other, in this order. @returns those that were refused. */
  const join = async (written: PecaEscrita): Promise<readonly HttpProblem[]> => {
    setBusy(true);
    const problems: HttpProblem[] = [];
    try {
      for (const one of escolhidos) {
        if (one.estado === 'junto') continue;
        const problem = await joinOne(one, written);
        if (problem) problems.push(problem);
      }
    } finally {
      setBusy(false);
      await refresh();
    }
    return problems;
  };

  /** A paper alone, of which there is no file. */
  const joinPaper = async (assunto: string, written: PecaEscrita): Promise<PecaFeita> => {
    setBusy(true);
    try {
      return await create(assunto.trim(), written);
    } finally {
      setBusy(false);
      await refresh();
    }
  };

  return {
    escolhidos,
    busy,
    choose,
    join,
    joinPaper,
    leaveOut: (key: string): void => setEscolhidos((now) => now.filter((one) => one.key !== key)),
    rename: (key: string, assunto: string): void => change(key, { assunto }),
    pause: (key: string): void => {
      under.current.get(key)?.pause();
      change(key, { estado: 'parado' });
    },
    resume: (key: string): void => {
      change(key, { estado: 'enviando' });
      under.current.get(key)?.resume();
    },
  };
};

export type Envios = ReturnType<typeof useJuntarArquivos>;
