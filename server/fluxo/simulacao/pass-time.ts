import { mensagem } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { advanceCase } from './advance-case.ts';
import { isLate, nameOf, tell, type Caso, type Tempo } from './caso.ts';
import type { Mundo } from './mundo.ts';

const soonest = (tempos: readonly Tempo[]): Tempo | undefined =>
  tempos.toSorted((a, b) => a.vence.getTime() - b.vence.getTime())[0];

/** The clock goes forward; each timer comes in its turn, and what is overdue is said. */
export const passTime = async (mundo: Mundo, caso: Caso, until: Date): Promise<void> => {
  let next = soonest(caso.tempos);
  while (caso.situacao === 'ANDANDO' && next && next.vence <= until) {
    caso.agora = next.vence > caso.agora ? next.vence : caso.agora;
    sayLate(mundo, caso);
    await fireTimer(mundo, caso, next);
    next = soonest(caso.tempos);
  }
  if (caso.situacao !== 'ANDANDO') return;
  caso.agora = until;
  sayLate(mundo, caso);
};

/** The time of a timer came, and the flow goes on by it. */
export const fireTimer = async (mundo: Mundo, caso: Caso, tempo: Tempo): Promise<void> => {
  const { elemento, desde } = tempo;
  tell(caso, mensagem('fluxoSimulacao.fato.tempo', { nome: nameOf(mundo, elemento) }), elemento);
  caso.tempos = caso.tempos.filter((one) => one !== tempo);
  caso.feitos.add(elemento);
  if (mundo.pausas.has(elemento))
    caso.passagens.push({
      elemento,
      milissegundos: caso.agora.getTime() - desde.getTime(),
      atrasada: undefined,
    });
  await advanceCase(mundo, caso, { kind: 'timer', elemento });
};

const sayLate = (mundo: Mundo, caso: Caso): void => {
  for (const one of caso.abertas) {
    const { chave, nome, prazo, elemento } = one;
    if (prazo === undefined || caso.avisadas.has(chave) || !isLate(mundo, caso, one)) continue;
    caso.avisadas.add(chave);
    tell(caso, mensagem('fluxoSimulacao.fato.atrasou', { nome, prazo: writtenDay(prazo) }), elemento);
  }
};

const quarter = 15 * 60_000;
/** No day ends later than this many quarters after its own ten o'clock, wherever it is. */
const mostQuarters = 200;

/** When the next timer comes or the next activity is late; undefined where no time is counted. */
export const nextMoment = (mundo: Mundo, caso: Caso): Date | undefined => {
  const lates = caso.abertas.flatMap((one) =>
    one.prazo === undefined || isLate(mundo, caso, one) ? [] : [endOf(mundo, one.prazo)],
  );
  const all = [...caso.tempos.map(({ vence }) => vence), ...lates].map((one) => one.getTime());
  return all.length === 0 ? undefined : new Date(Math.max(caso.agora.getTime(), Math.min(...all)));
};

/** When a day of the legal zone is over. */
const endOf = (mundo: Mundo, dia: string): Date => {
  let at = Date.parse(`${dia}T10:00:00Z`);
  for (let n = 0; n < mostQuarters && mundo.dia(new Date(at)) <= dia; n += 1) at += quarter;
  return new Date(at);
};
