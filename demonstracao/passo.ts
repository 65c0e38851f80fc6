import type { Dia, Momento } from './relogio.ts';

/** Where a document goes: a unit, or a person in a unit. Unit by sigla, person by login. */
export interface Destino {
  readonly unidade: string;
  readonly pessoa?: string;
}

interface Quando {
  readonly em: Momento;
  /** Login of who acts. */
  readonly quem: string;
  /** Unit in which the person is signed in; the person's default unit when absent. */
  readonly unidade?: string;
}

export interface Tramitar {
  readonly ato: 'tramitar';
  readonly destino: Destino;
  readonly copias?: readonly Destino[];
  readonly prioridade?: 'BAIXA' | 'NORMAL' | 'ALTA';
  readonly prazo?: Dia;
  readonly texto?: string;
  readonly retornoObrigatorio?: boolean;
}

/** Acts that need a reason. */
export interface ComMotivo {
  readonly ato:
    | 'cancelar'
    | 'reativarCancelamento'
    | 'cancelarTramite'
    | 'recusarAssinatura'
    | 'solicitarExclusao'
    | 'recusarExclusao'
    | 'reverterMinuta';
  readonly motivo: string;
}

/** Acts that need nothing but the document. */
export interface Simples {
  readonly ato:
    | 'criar'
    | 'concluir'
    | 'receber'
    | 'darCiencia'
    | 'resgatar'
    | 'assumir'
    | 'liberar'
    | 'acompanhar'
    | 'assinar'
    | 'finalizar'
    | 'reativarFinalizacao'
    | 'publicar'
    | 'novaVersao';
}

interface EncaminharAssinatura {
  readonly ato: 'encaminharAssinatura';
  readonly prazo?: Dia;
}

/** One act of the story of a document. */
export type Passo = Quando & (Simples | ComMotivo | Tramitar | EncaminharAssinatura);

export type Ato = Passo['ato'];
