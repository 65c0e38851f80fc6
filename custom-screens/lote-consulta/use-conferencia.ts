import { useEffect, useRef, useState } from 'react';
import { loteApi } from '#schemas/api/lote.ts';
import type { Lote, LoteItem } from '#schemas/shapes/lote.ts';
import { conferencias, type Conferido } from '#src/conteudo/lote/conferencias.ts';
import { useInTurn } from '#src/conteudo/lote/use-in-turn.ts';
import { call } from '#src/data/call.ts';
import { text } from '#src/i18n/text.ts';
import { notifyProblem } from '#src/ui/notify.ts';

const nothing: Conferido = { codigos: [], achados: [], sobram: [] };

/** What was read beside what the lot has, and what of it is refused. */
export const useConferencia = ({ id, itens }: Pick<Lote, 'id' | 'itens'>) => {
  const inTurn = useInTurn();
  const [before] = useState(
    () => conferencias.get().get(id) ?? { conferido: nothing, motivos: new Map<number, string>() },
  );
  const [conferido, setConferido] = useState(before.conferido);
  const [motivos, setMotivos] = useState(before.motivos);
  useEffect(
    () => conferencias.set(new Map([...conferencias.get(), [id, { conferido, motivos }]])),
    [id, conferido, motivos],
  );
  // what the lot had when the check began: opening it changes what became of each
  const [vieram] = useState(() => itens.filter(({ situacao }) => situacao === 'INCLUIDO'));
  const latest = useRef(before.conferido);
  const change = (next: Conferido): void => {
    latest.current = next;
    setConferido(next);
  };
  const ask = async (codigos: readonly string[]): Promise<Pick<Conferido, 'achados' | 'sobram'>> =>
    codigos.length === 0
      ? nothing
      : call(
          loteApi.conferir,
          { params: { id }, body: { codigos: [...codigos] } },
          { ownDenial: true, quiet: true },
        );
  const read = async (code: string): Promise<void> => {
    const now = latest.current;
    if (now.codigos.includes(code)) {
      change({ ...now, dito: text('loteTela.conferir.repetido', { codigo: code }) });
      return;
    }
    try {
      const codigos = [...now.codigos, code];
      const { achados, sobram } = await ask(codigos);
      const found = vieram.filter(({ id: one }) => achados.includes(one) && !now.achados.includes(one));
      change({ codigos, achados, sobram, dito: said(code, found, sobram) });
      // what had not come has come after all
      if (found.length > 0)
        setMotivos((refused) => without(refused, found, text('loteTela.conferir.naoVeio')));
    } catch (problem) {
      notifyProblem(problem);
    }
  };
  const forget = async (code: string): Promise<void> => {
    const codigos = latest.current.codigos.filter((one) => one !== code);
    try {
      const { achados, sobram } = await ask(codigos);
      change({ codigos, achados, sobram });
    } catch (problem) {
      notifyProblem(problem);
    }
  };
  const refuse = (ids: readonly number[], motivo: string): void =>
    setMotivos((now) => new Map([...now, ...ids.map((one) => [one, motivo] as const)]));
  return {
    encontrados: vieram.filter(({ id: one }) => conferido.achados.includes(one)),
    faltam: vieram.filter(({ id: one }) => !conferido.achados.includes(one)),
    sobram: conferido.sobram,
    dito: conferido.dito,
    lidos: conferido.codigos.length,
    total: vieram.length,
    motivos,
    ler: (code: string): void => void inTurn(() => read(code)),
    tirar: (code: string): void => void inTurn(() => forget(code)),
    /** It was opened: nothing of this is needed again. */
    concluir: (): void => conferencias.set(new Map([...conferencias.get()].filter(([one]) => one !== id))),
    recusar: refuse,
    aceitar: (one: number): void => setMotivos((now) => new Map([...now].filter(([key]) => key !== one))),
  };
};

export type Conferencia = ReturnType<typeof useConferencia>;

const said = (code: string, found: readonly LoteItem[], sobram: readonly string[]): string => {
  if (found.length > 0)
    return text('loteTela.conferir.achado', { item: found.map(({ rotulo }) => rotulo).join(', ') });
  return text(sobram.includes(code) ? 'loteTela.conferir.foraDoLote' : 'loteTela.conferir.repetido', {
    codigo: code,
  });
};

const without = (
  motivos: ReadonlyMap<number, string>,
  found: readonly LoteItem[],
  motivo: string,
): ReadonlyMap<number, string> =>
  new Map([...motivos].filter(([one, why]) => why !== motivo || !found.some(({ id }) => id === one)));
