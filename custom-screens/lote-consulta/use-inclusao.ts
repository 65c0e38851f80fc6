import { useRef, useState } from 'react';
import { loteApi } from '#schemas/api/lote.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { LoteIncluir } from '#schemas/shapes/lote.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { useInTurn } from '#src/conteudo/lote/use-in-turn.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { newActKey } from '#src/data/idempotency.ts';
import { text } from '#src/i18n/text.ts';
import { notifyProblem } from '#src/ui/notify.ts';

/** One content that was asked for, by its label or from a list, and what became of it. */
interface Leitura {
  readonly key: number;
  readonly ok: boolean;
  readonly dito: string;
}

/** How many of the last ones stay at sight. */
const kept = 50;

/** Puts in the lot what the labels name, and what was chosen, one after the other, each with its result. */
export const useInclusao = (id: number) => {
  const refresh = useRefreshContent();
  const inTurn = useInTurn();
  const next = useRef(1);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [leituras, setLeituras] = useState<readonly Leitura[]>([]);
  const tell = (ok: boolean, dito: string): void =>
    setLeituras((now) => [{ key: next.current++, ok, dito }, ...now].slice(0, kept));
  const include = async (pedido: LoteIncluir, name: string): Promise<void> => {
    try {
      const { resultados } = await call(
        loteApi.incluir,
        { params: { id }, body: pedido },
        { actKey: newActKey(), ownDenial: true, quiet: true },
      );
      for (const { ok, rotulo, mensagem } of resultados)
        tell(
          ok,
          ok
            ? text('loteTela.incluir.entrou', { item: rotulo })
            : text('loteTela.incluir.naoEntrou', {
                item: rotulo,
                motivo: mensagem ?? text('loteTela.incluir.semMotivo'),
              }),
        );
      void refresh();
    } catch (problem) {
      if (problem instanceof HttpProblem && problem.status !== 401)
        tell(false, text('loteTela.incluir.naoEntrou', { item: name, motivo: whyOf(problem) }));
      else notifyProblem(problem);
    } finally {
      setWaiting(([, ...rest]) => rest);
    }
  };
  const ask = (pedido: LoteIncluir, name: string): void => {
    setWaiting((now) => [...now, name]);
    void inTurn(() => include(pedido, name));
  };
  return {
    lote: id,
    /** Asked for, and not yet answered. */
    waiting,
    /** The last one first. */
    leituras,
    incluir: (code: string): void => ask({ codigos: [code] }, code),
    escolher: (item: ItemCaixa): void => ask({ conteudoIds: [item.id] }, itemName(item)),
    esquecer: () => setLeituras([]),
  };
};

const whyOf = (problem: HttpProblem): string => problem.erros[0]?.mensagem ?? problem.message;
