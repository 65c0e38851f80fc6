import type { Destino, Passo } from './passo.ts';
import type { Dia } from './relogio.ts';
import type { Trecho } from './trecho.ts';

/** A document of the demonstration world and its story. */
export interface DocumentoMundo {
  readonly chave: string;
  /** Code of the model. */
  readonly modelo: string;
  readonly assunto: string;
  /** Code of the classification. */
  readonly classe: string;
  readonly sigilo?: 0 | 1 | 3 | 4;
  readonly nivelAcesso?: 'PUBLICO' | 'RESTRITO' | 'SIGILOSO';
  readonly hipoteseLegal?: string;
  readonly vencimento?: Dia;
  /** Keys of the interested parties. */
  readonly interessados?: readonly string[];
  readonly destinos?: readonly Destino[];
  /** Values that a person gives to markers of the model. */
  readonly valores?: Readonly<Record<string, string>>;
  /** What is written in each region of the model. */
  readonly texto: Readonly<Record<string, readonly Trecho[]>>;
  /** Logins, in the order of signing; the n-th takes the marker `assinatura_n`. */
  readonly assinantes?: readonly string[];
  /** Day until which each signer should sign. */
  readonly prazoAssinatura?: Dia;
  /** The first is always `criar`, by the author. */
  readonly atos: readonly [Passo, ...Passo[]];
}
