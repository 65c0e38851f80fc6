import { useRef, useState } from 'react';
import type { DocumentoParaAssinar } from '#schemas/shapes/assinatura.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';
import { useSign } from '#src/conteudo/use-sign.ts';
import type { SigningProof } from '#src/conteudo/use-signing.ts';

/** So many documents go in one call: few enough to see the progress, enough not to ask the password's check each time. */
const perCall = 5;
/** A code serves once: with it all go together. */
const perCode = 100;

export interface BatchItem {
  readonly item: DocumentoParaAssinar;
  readonly estado: 'fila' | 'assinando' | 'assinado' | 'falhou';
  /** Why it was not signed. */
  readonly motivo?: string;
}

export interface Batch {
  readonly items: readonly BatchItem[];
  readonly running: boolean;
}

/** What a way of signing shows of its batch. */
export interface BatchShow {
  readonly show: (items: readonly BatchItem[], running: boolean) => void;
  readonly put: (ids: readonly number[], change: (now: BatchItem) => BatchItem, running?: boolean) => void;
}

interface UseBatch extends BatchShow {
  readonly batch: Batch | undefined;
  /**
   * Signs one group after the other with the same proof; resolves as soon as the first group was answered.
   * @throws HttpProblem when the password or the code was refused: nothing was signed
   */
  readonly start: (items: readonly DocumentoParaAssinar[], proof: SigningProof) => Promise<void>;
  readonly close: () => void;
}

/** Signing several documents with progress; a failure of one does not stop the others. */
export const useBatch = (): UseBatch => {
  const sign = useSign();
  const [batch, setBatch] = useState<Batch>();
  const items = useRef<readonly BatchItem[]>([]);
  const show = (next: readonly BatchItem[], running: boolean): void => {
    items.current = next;
    setBatch({ items: next, running });
  };
  const put = (ids: readonly number[], change: (now: BatchItem) => BatchItem, running = true): void =>
    show(
      items.current.map((now) => (ids.includes(now.item.id) ? change(now) : now)),
      running,
    );

  const signGroup = async (ids: readonly number[], proof: SigningProof): Promise<void> => {
    put(ids, (now) => ({ ...now, estado: 'assinando' }));
    const results = await sign(ids, proof);
    put(ids, (now) => withResult(now, results));
  };

  const signRest = async (groups: readonly (readonly number[])[], proof: SigningProof): Promise<void> => {
    for (const [index, ids] of groups.entries()) {
      try {
        await signGroup(ids, proof);
      } catch (error) {
        if (!(error instanceof HttpProblem)) throw error;
        const motivo = error.noAnswer ? text('assinatura.lote.semResposta') : error.message;
        put(ids, (now) => ({ ...now, estado: 'falhou', motivo }));
        const notSent = groups.slice(index + 1).flat();
        put(notSent, (now) => ({ ...now, estado: 'falhou', motivo: text('assinatura.lote.parou') }));
        break;
      }
    }
    show(items.current, false);
  };

  const start = async (chosen: readonly DocumentoParaAssinar[], proof: SigningProof): Promise<void> => {
    show(
      chosen.map((item) => ({ item, estado: 'fila' })),
      true,
    );
    const size = proof.codigo === undefined ? perCall : perCode;
    const [first = [], ...rest] = inGroups(
      chosen.map(({ id }) => id),
      size,
    );
    try {
      await signGroup(first, proof);
    } catch (error) {
      setBatch(undefined);
      throw error;
    }
    void signRest(rest, proof);
  };

  return { batch, show, put, start, close: () => setBatch(undefined) };
};

const inGroups = (ids: readonly number[], size: number): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );

const withResult = (now: BatchItem, results: readonly ResultadoItem[]): BatchItem => {
  const result = results.find(({ id }) => id === now.item.id);
  if (result?.ok) return { item: now.item, estado: 'assinado' };
  return {
    item: now.item,
    estado: 'falhou',
    motivo: result?.mensagem ?? text('assinatura.lote.semResposta'),
  };
};
