import type { RegistroPapel } from '#schemas/generated-registers.ts';

export type Executante = RegistroPapel['executantes'][number];

/** A person in a unit, as the registers have them now. */
export interface Lotacao {
  readonly usuarioId: number;
  readonly nome: string;
  readonly login: string;
  readonly email: string | null;
  /** Neither left nor blocked, in a unit that is in use. */
  readonly atua: boolean;
  readonly perfilId: number;
  readonly unidadeId: number;
  readonly cargoId: number | null;
  readonly chefe: boolean;
  readonly secretario: boolean;
}

export interface UnidadeFato {
  readonly id: number;
  readonly sigla: string;
  readonly superiorId: number | null;
}

/** An absence of today. */
export interface AusenciaFato {
  readonly usuarioId: number;
  readonly substitutoId: number | null;
  readonly substituto: string | null;
  readonly ate: string;
  /** Units that the substitute takes; undefined: all. */
  readonly unidades: readonly number[] | undefined;
}

/** The content and the start that the roles speak of; undefined where nothing is under way. */
export interface Caso {
  readonly autorId: number;
  readonly autorUnidadeId: number;
  readonly detentorUsuarioId: number | null;
  readonly detentorUnidadeId: number;
  readonly iniciadorId: number;
  readonly iniciadorUnidadeId: number;
  /** Custom fields by their label, as text. */
  readonly campos: ReadonlyMap<string, string>;
}

export interface PerformerFacts {
  readonly lotacoes: readonly Lotacao[];
  readonly unidades: readonly UnidadeFato[];
  readonly ausencias: readonly AusenciaFato[];
  readonly caso: Caso | undefined;
}
