import { defined } from '#schemas/defined.ts';
import type { EtapaPercurso } from '#schemas/shapes/percurso.ts';

/** How long a unit had a process in all, and what of it was late. */
export interface UnitTime {
  readonly unidade: EtapaPercurso['unidade'];
  readonly dias: number;
  readonly diasUteis: number;
  /** It is there, or on its way there, now. */
  readonly agora: boolean;
  /** Since when the oldest deadline that still runs there is passed, as a day. */
  readonly atrasadaDesde?: string;
  /** Some deadline was missed there, whatever became of it. */
  readonly atrasou: boolean;
}

const deadlineOf = {
  RECEBER: 'prazo',
  DEVOLVER: 'prazoRetorno',
  RESPONDER: 'prazoResposta',
} as const satisfies Record<NonNullable<EtapaPercurso['atrasos']>[number], keyof EtapaPercurso>;

const lateSince = (stage: EtapaPercurso): readonly string[] =>
  (stage.atrasos ?? []).flatMap((atraso) => {
    const met =
      atraso === 'RECEBER' ? stage.recebida : atraso === 'DEVOLVER' ? stage.devolvidoEm : stage.respondidaEm;
    const day = stage[deadlineOf[atraso]];
    return met || day === undefined ? [] : [day];
  });

/** The time of each unit that had it, the longest first. */
export const unitTimes = (stages: readonly EtapaPercurso[]): UnitTime[] => {
  const units = new Map<number, readonly EtapaPercurso[]>();
  for (const stage of stages) {
    if (stage.redirecionada) continue;
    units.set(stage.unidade.id, [...(units.get(stage.unidade.id) ?? []), stage]);
  }
  return [...units.values()]
    .flatMap((own): UnitTime[] => {
      const [first] = own;
      if (!first) return [];
      const since = own.flatMap(lateSince).sort()[0];
      return [
        {
          unidade: first.unidade,
          // on its way it is in nobody's hands
          dias: sum(own.filter(({ recebida }) => recebida).map(({ dias }) => dias)),
          diasUteis: sum(own.filter(({ recebida }) => recebida).map(({ diasUteis }) => diasUteis)),
          agora: own.some(({ ate }) => ate === undefined),
          atrasou: own.some(({ atrasos = [] }) => atrasos.length > 0),
          ...defined({ atrasadaDesde: since }),
        },
      ];
    })
    .sort((a, b) => b.dias - a.dias);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
