import type { LaterRevision } from './later-revision.ts';
import { bodies, type Part } from './signed-sample.ts';

export const layouts = {
  tabela: { references: 'tabela', packed: false },
  fluxo: { references: 'fluxo', packed: false },
  empacotado: { references: 'fluxo', packed: true },
  hibrida: { references: 'hibrida', packed: true },
} as const;
export type LayoutName = keyof typeof layouts;

export interface Target {
  readonly part: Part;
  readonly body: string;
  /** Of the things that the part may be made into, the first. */
  readonly first: boolean;
}

/** A rewriting of an object, or of the way to it. */
export type Way = (given: {
  readonly base: Buffer;
  readonly layout: LayoutName;
  readonly target: Target;
  readonly revision: LaterRevision;
}) => Buffer | undefined;

/** The kept form has one field more than the sample: what replaces it has it too, or the attack would be another one. */
export const kept = (part: Part, body: string = bodies[part]): string =>
  part === 'form' ? body.replace('/Fields[', '/Fields[61 0 R ') : body;
