import type { Atividade, Trabalho } from '#schemas/fluxo/atividade.ts';

/** What runs: the compiled flow, and what the product has to know of each element that waits. */
export interface Plano {
  /** The flow as the engine reads it (`moddle-context-serializer`). */
  readonly fonte: string;
  readonly elementos: Readonly<Record<string, Elemento>>;
}

export interface Elemento {
  readonly nome: string;
  readonly atividade?: Atividade;
  readonly trabalho?: Trabalho;
  /** The event of the content that it waits for. */
  readonly espera?: string;
}

/** Engine, version and overrides: what is kept was written by it, and is read by it. */
export const motor = 'bpmn-elements 17.3.0+2';
