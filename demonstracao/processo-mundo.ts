import type { Destino } from './passo.ts';
import type { Dia, Momento } from './relogio.ts';

interface Quando {
  readonly em: Momento;
  /** Login of who acts, in the person's default unit. */
  readonly quem: string;
}

/** One act of the story of a process; `documento` and `outro` are keys of the world. */
export type PassoProcesso = Quando &
  (
    | { readonly ato: 'abrir' | 'receber' | 'finalizar' }
    | { readonly ato: 'juntar'; readonly documento: string }
    | { readonly ato: 'retirar'; readonly documento: string; readonly motivo: string }
    | { readonly ato: 'relacionar'; readonly outro: string; readonly especie: 'ASSOCIADO' | 'APENSADO' }
    | { readonly ato: 'tramitar'; readonly destino: Destino; readonly prazo?: Dia; readonly texto?: string }
  );

/** A process of the demonstration world and its story. */
export interface ProcessoMundo {
  readonly chave: string;
  /** Key of the type of process. */
  readonly tipo: string;
  readonly assunto: string;
  readonly observacoes?: string;
  readonly vencimento?: Dia;
  readonly interessados?: readonly string[];
  /** Values of the fields of the type, by label. */
  readonly campos?: Readonly<Record<string, string | number>>;
  /** The first is always `abrir`, by the author: it opens and concludes. */
  readonly atos: readonly [PassoProcesso, ...PassoProcesso[]];
}
