import { useRef, useState } from 'react';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';
import { notifyProblem } from '#src/ui/notify.ts';
import { itemName } from '../item-name.ts';
import { useRefreshContent } from '../use-refresh-content.ts';
import { useInTurn } from './use-in-turn.ts';

/** What is asked to enter: what labels name, or what was chosen. */
interface Pedido {
  readonly conteudoIds?: number[];
  readonly codigos?: string[];
}

/** Of which kind the words are, and how what is asked reaches the server. */
interface Onde {
  readonly id: number;
  readonly textos: 'loteTela' | 'dossieTela' | 'loteSolicitacoesTela';
  readonly incluir: (pedido: Pedido) => Promise<readonly ResultadoItem[]>;
}

/** One content that was asked for, by its label or from a list, and what became of it. */
interface Leitura {
  readonly key: number;
  readonly ok: boolean;
  readonly dito: string;
}

/** How many of the last ones stay at sight. */
const kept = 50;

/** Puts in a lot, or in a dossier, what the labels name, and what was chosen, one after the other, each with its result. */
export const useInclusao = ({ id, textos, incluir }: Onde) => {
  const refresh = useRefreshContent();
  const inTurn = useInTurn();
  const next = useRef(1);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [leituras, setLeituras] = useState<readonly Leitura[]>([]);
  const tell = (ok: boolean, dito: string): void =>
    setLeituras((now) => [{ key: next.current++, ok, dito }, ...now].slice(0, kept));
  const include = async (pedido: Pedido, name: string): Promise<void> => {
    try {
      const resultados = await incluir(pedido);
      for (const { ok, rotulo, mensagem } of resultados)
        tell(
          ok,
          ok
            ? text(`${textos}.incluir.entrou`, { item: rotulo })
            : text(`${textos}.incluir.naoEntrou`, {
                item: rotulo,
                motivo: mensagem ?? text(`${textos}.incluir.semMotivo`),
              }),
        );
      void refresh();
    } catch (problem) {
      if (problem instanceof HttpProblem && problem.status !== 401)
        tell(false, text(`${textos}.incluir.naoEntrou`, { item: name, motivo: whyOf(problem) }));
      else notifyProblem(problem);
    } finally {
      setWaiting(([, ...rest]) => rest);
    }
  };
  const ask = (pedido: Pedido, name: string): void => {
    setWaiting((now) => [...now, name]);
    void inTurn(() => include(pedido, name));
  };
  return {
    onde: id,
    textos,
    /** Asked for, and not yet answered. */
    waiting,
    /** The last one first. */
    leituras,
    incluir: (code: string): void => ask({ codigos: [code] }, code),
    escolher: (item: ItemCaixa): void => ask({ conteudoIds: [item.id] }, itemName(item)),
    esquecer: () => setLeituras([]),
  };
};

export type Inclusao = ReturnType<typeof useInclusao>;

const whyOf = (problem: HttpProblem): string => problem.erros[0]?.mensagem ?? problem.message;
