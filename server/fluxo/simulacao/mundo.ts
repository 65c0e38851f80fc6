import type { FieldError } from '#schemas/app-error.ts';
import type { CampoFluxo, TipoRegistro } from '#schemas/fluxo/atividade.ts';
import type { Respostas } from '#schemas/fluxo/regra/asked.ts';
import type { QuemRecebe } from '#schemas/shapes/fluxo-desenho.ts';
import type { Nomes } from '../andamento/index.ts';
import type { Plano, Relogio } from '../motor/index.ts';

/** Who an activity would call, each with why, and the performers that name nobody. */
export type Chamados = Pick<QuemRecebe, 'pessoas' | 'ninguem'>;

/** What a simulated case asks of the installation: read, never written. */
export interface Mundo {
  readonly plano: Plano;
  /** Until when, by the clock of the server, it may take. */
  readonly limite: number;
  /** Steps of one case at the most: a flow that goes round never ends. */
  readonly maisPassos: number;
  /** The zone of the days and hours that the flow writes. */
  readonly fuso: string;
  /** Days of the week without business, where the flow counts those that have it. */
  readonly semExpediente: readonly string[] | undefined;
  /** Elements where the flow itself stops for a time. */
  readonly pausas: ReadonlySet<string>;
  readonly iniciador: Iniciador;
  /** What conditions ask of the content, but for the unit that has it. */
  readonly conteudo: Readonly<Record<string, unknown>>;
  /** People of a role on a day, with the content in a unit. */
  readonly chamados: (papel: string, em: Date, unidadeId: number) => Promise<Chamados>;
  /** The day on which so many days given at an instant, of the calendar or of business, end. */
  readonly prazo: (em: Date, dias: number, uteis: boolean) => string;
  readonly dia: (em: Date) => string;
  /** The day itself when there is business on it, or the next one with business. */
  readonly util: (dia: string) => string;
  readonly registros: Registros;
  /** Id of a unit in use, by its letters. */
  readonly unidade: (sigla: string) => number | undefined;
}

/** People and units that questions are answered with. */
export interface Registros {
  /** Some of those in use, to be drawn. */
  readonly alguns: Readonly<Record<TipoRegistro, readonly number[]>>;
  readonly errados: (campos: readonly CampoFluxo[], respostas: Respostas) => Promise<readonly FieldError[]>;
  readonly nomes: (campos: readonly CampoFluxo[], respostas: Respostas) => Promise<Nomes>;
}

export interface Iniciador {
  readonly usuarioId: number;
  readonly nome: string;
  readonly unidadeId: number;
  readonly unidade: string;
}

/** A simulation that takes more of the server than is given to it. */
export class TooSlow extends Error {}

/** What is now in a simulated case. */
export const relogioOf = ({ fuso, semExpediente }: Mundo, { agora }: { readonly agora: Date }): Relogio => ({
  agora,
  fuso,
  semExpediente,
});
