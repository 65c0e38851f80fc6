import { useState } from 'react';
import { compareCodes } from '#schemas/lote.ts';
import type { Lote } from '#schemas/shapes/lote.ts';
import { text } from '#src/i18n/text.ts';
import { useKeptConferencia } from './use-kept-conferencia.ts';

/** What was read beside what the lot has, and what of it is refused. */
export const useConferencia = (lote: Pick<Lote, 'id' | 'itens' | 'recebimento'>) => {
  const { kept, setKept, forget } = useKeptConferencia(lote);
  const { codigos, motivos, escrito } = kept;
  const [dito, setDito] = useState<string>();
  // what the lot had when the check began: opening it changes what became of each
  const [vieram] = useState(() => lote.itens.filter(({ situacao }) => situacao === 'INCLUIDO'));
  const { achados, sobram } = compareCodes(codigos, vieram);
  const found = new Set(achados);
  const read = (code: string): void => {
    const now = compareCodes([...codigos, code], vieram);
    const came = vieram.filter(({ id: one }) => now.achados.includes(one) && !found.has(one));
    setDito(
      came.length > 0
        ? text('loteTela.conferir.achado', { item: came.map(({ rotulo }) => rotulo).join(', ') })
        : text(
            now.sobram.includes(code) && !codigos.includes(code)
              ? 'loteTela.conferir.foraDoLote'
              : 'loteTela.conferir.repetido',
            { codigo: code },
          ),
    );
    setKept((kept) => ({
      ...kept,
      codigos: kept.codigos.includes(code) ? kept.codigos : [...kept.codigos, code],
      // what had not come has come after all
      motivos: new Map(
        [...kept.motivos].filter(
          ([one, why]) => why !== text('loteTela.conferir.naoVeio') || !came.some((item) => item.id === one),
        ),
      ),
    }));
  };
  const refuse = (ids: readonly number[], motivo: string): void =>
    setKept((kept) => ({
      ...kept,
      motivos: new Map([...kept.motivos, ...ids.map((one) => [one, motivo] as const)]),
    }));
  return {
    encontrados: vieram.filter((item) => found.has(item.id)),
    faltam: vieram.filter((item) => !found.has(item.id)),
    sobram,
    dito,
    lidos: codigos.length,
    total: vieram.length,
    motivos,
    ler: read,
    tirar: (code: string): void =>
      setKept((kept) => ({ ...kept, codigos: kept.codigos.filter((one) => one !== code) })),
    recusar: refuse,
    aceitar: (one: number): void =>
      setKept((kept) => ({ ...kept, motivos: new Map([...kept.motivos].filter(([key]) => key !== one)) })),
    escrito,
    escrever: (now: string): void => setKept((kept) => ({ ...kept, escrito: now })),
    /** It was opened: nothing of this is needed again. */
    concluir: forget,
  };
};

export type Conferencia = ReturnType<typeof useConferencia>;
