import type { Caso } from './caso.ts';

interface Etapa {
  readonly elemento: string;
  readonly vezes: number;
  /** Seconds. */
  readonly mediana: number;
  readonly comPrazo: number;
  readonly atrasadas: number;
  /** Of all the time that passed. */
  readonly parte: number;
  readonly total: number;
}

interface Parados {
  readonly elemento: string | undefined;
  readonly mensagem: string;
  readonly casos: number;
}

export interface Summary {
  readonly terminaram: number;
  /** Seconds from the beginning to the end, of those that ended. */
  readonly mediana: number | undefined;
  readonly etapas: readonly Etapa[];
  readonly parados: readonly Parados[];
}

/** What many cases say together: the places where most time passed first, and why some stopped, the most common first. */
export const summary = (casos: readonly Caso[]): Summary => {
  const passed = grouped(
    casos.flatMap(({ passagens }) => passagens),
    ({ elemento }) => elemento,
  );
  const all = [...passed.values()].flat().reduce((sum, { milissegundos }) => sum + milissegundos, 0);
  const etapas = [...passed].map(([elemento, times]): Etapa => {
    const total = times.reduce((sum, { milissegundos }) => sum + milissegundos, 0);
    return {
      elemento,
      total,
      vezes: times.length,
      parte: all === 0 ? 0 : total / all,
      mediana: medianOf(times.map(({ milissegundos }) => milissegundos)) ?? 0,
      comPrazo: times.filter(({ atrasada }) => atrasada !== undefined).length,
      atrasadas: times.filter(({ atrasada }) => atrasada === true).length,
    };
  });
  const ended = casos.filter(({ situacao }) => situacao === 'TERMINOU');
  const stopped = grouped(
    casos.flatMap(({ parada }) => parada ?? []),
    ({ elemento, mensagem }) => JSON.stringify([elemento, mensagem]),
  );
  return {
    terminaram: ended.length,
    mediana: medianOf(ended.map(({ agora, fatos }) => agora.getTime() - (fatos[0]?.em ?? agora).getTime())),
    etapas: etapas.toSorted((a, b) => b.total - a.total),
    parados: [...stopped.values()]
      .map((same) => ({
        elemento: same[0]?.elemento,
        mensagem: same[0]?.mensagem ?? '',
        casos: same.length,
      }))
      .toSorted((a, b) => b.casos - a.casos),
  };
};

/** In seconds. */
const medianOf = (milissegundos: readonly number[]): number | undefined => {
  const sorted = milissegundos.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  return middle === undefined ? undefined : Math.round(middle / 1_000);
};

const grouped = <T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
};
