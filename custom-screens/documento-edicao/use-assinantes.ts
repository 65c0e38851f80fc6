import { useRef } from 'react';
import { documentoApi } from '#schemas/api/documento.ts';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import type { Propriedade } from '#schemas/shapes/propriedade.ts';
import { useAct } from '#src/data/query.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import { notifyUndo } from '#src/ui/undo.ts';

/** A place of signature of the text, and who has it. */
interface Lugar {
  readonly chave: string;
  readonly rotulo: string;
}

/** Who is asked: of the institution, or from outside. */
export type Indicado = { readonly usuarioId: number } | { readonly externoId: number };

interface AssinantesInput {
  readonly id: number;
  readonly assinantes: readonly Assinante[];
  readonly propriedades: readonly Propriedade[];
  /** Places that the text has. */
  readonly lugares: readonly string[];
  /** The text must be on the server before its places are given away. */
  readonly flush: () => Promise<boolean>;
  readonly refresh: () => Promise<void>;
}

/** Who signs and in which order; each act is kept at once. */
export const useAssinantes = (input: AssinantesInput) => {
  const { id, refresh, flush } = input;
  const adicionar = useAct(documentoApi.adicionarAssinante);
  const alterar = useAct(documentoApi.alterarAssinante);
  const remover = useAct(documentoApi.removerAssinante);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const assinantes = [...input.assinantes].sort((a, b) => a.ordem - b.ordem || a.id - b.id);
  const rotuloOf = (chave: string): string =>
    input.propriedades.find((property) => property.chave === chave)?.rotulo ?? chave;
  const livres: Lugar[] = input.lugares
    .filter((chave) => !assinantes.some(({ marcador }) => marcador === chave))
    .map((chave) => ({ chave, rotulo: rotuloOf(chave) }));

  /** Refusals were told by the act itself; whatever happened, the list is read again. */
  const perform = (work: () => Promise<void>): Promise<boolean> => {
    const act = performed(work);
    underWay.current = Promise.allSettled([underWay.current, act]);
    return act;
  };

  const performed = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await flush();
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      return false;
    } finally {
      await refresh();
    }
  };

  const indicar = (chave: string, quem: Indicado): Promise<boolean> =>
    perform(async () => {
      await adicionar.act({ params: { id }, body: { ...quem, marcador: chave } });
    });

  const mudarPrazo = ({ id: assinanteId }: Assinante, prazo: string | undefined): Promise<boolean> =>
    perform(async () => {
      await alterar.act({ params: { id }, body: { assinanteId, prazo: prazo ?? '' } });
    });

  const mudarComo = ({ id: assinanteId }: Assinante, estrategia: 'DOCFLOW' | 'DIGITAL'): Promise<boolean> =>
    perform(async () => {
      await alterar.act({ params: { id }, body: { assinanteId, estrategia } });
    });

  /** Changes places with the neighbour; orders that repeat are straightened on the way. */
  const mover = (assinante: Assinante, by: -1 | 1): Promise<boolean> => {
    const from = assinantes.indexOf(assinante);
    const other = assinantes[from + by];
    if (!other) return Promise.resolve(false);
    const wanted = assinantes.with(from, other).with(from + by, assinante);
    return perform(async () => {
      for (const [index, each] of wanted.entries())
        if (each.ordem !== index + 1)
          await alterar.act({ params: { id }, body: { assinanteId: each.id, ordem: index + 1 } });
      notify(text('editor.assinantes.movido', { nome: assinante.usuario.nome, n: from + by + 1 }), {
        kind: 'info',
      });
    });
  };

  const retirar = ({
    id: x,
    usuario,
    externoId,
    marcador,
    ordem,
    prazo,
    estrategia,
  }: Assinante): Promise<boolean> =>
    perform(async () => {
      await remover.act({ params: { id, x } });
      notifyUndo(text('editor.assinantes.retirado', { nome: usuario.nome }), async () => {
        await adicionar.act({
          params: { id },
          body: {
            ...(externoId === undefined ? { usuarioId: usuario.id } : { externoId }),
            marcador,
            ordem,
            estrategia: estrategia === 'DIGITAL' ? 'DIGITAL' : 'DOCFLOW',
            prazo,
          },
        });
        await refresh();
      });
    });

  return {
    assinantes,
    livres,
    rotuloOf,
    /** When every act of now is on the server and read again. */
    settled: () => underWay.current,
    busy: adicionar.isPending || alterar.isPending || remover.isPending,
    indicar,
    mudarPrazo,
    mudarComo,
    mover,
    retirar,
  };
};

export type Assinantes = ReturnType<typeof useAssinantes>;
