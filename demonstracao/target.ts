import type { AssinantePedido } from '#schemas/shapes/assinante.ts';
import type { DocumentoSalvar } from '#schemas/shapes/documento-novo.ts';
import type { ProcessoNovo } from '#schemas/shapes/processo.ts';
import type { EspecieRelacao } from '#schemas/shapes/processo-relacoes.ts';
import type { TramiteEnviar } from '#schemas/shapes/tramite.ts';
import type { SeedTarget } from '#server/inicio/seed/seed-target.ts';
import type { Ato, ComMotivo, Simples } from './passo.ts';
import type { RespostaDoOrgao } from './pedidos-externos.ts';

/** Who acts, where and when, and on which document. */
export interface ContextoAto {
  readonly em: Date;
  readonly usuarioId: number;
  /** Unit in which the person is signed in. */
  readonly unidadeId: number;
  /** Key of the document in the world, for messages. */
  readonly chave: string;
}

/** A new draft, complete: what the person would have typed until concluding it. */
export interface CriacaoMundo extends ContextoAto {
  readonly modeloId: number;
  readonly tipoDocumentoId: number;
  readonly assunto: string;
  readonly salvar: Omit<DocumentoSalvar, 'id' | 'versao' | 'assunto'>;
  readonly assinantes: readonly AssinantePedido[];
}

type ComConteudo = ContextoAto & { readonly conteudoId: number };

/** An act on a document that exists, with ids and dates in the place of names. */
export type AtoMundo = ComConteudo &
  (
    | { readonly ato: Exclude<Simples['ato'], 'criar'> }
    | { readonly ato: ComMotivo['ato']; readonly motivo: string }
    | { readonly ato: 'tramitar'; readonly pedido: Omit<TramiteEnviar, 'conteudoId' | 'versao'> }
    /** `prazo` is a day, yyyy-MM-dd. */
    | { readonly ato: 'encaminharAssinatura'; readonly prazo?: string }
  );

/** What is done in a process, with ids and dates in the place of names. */
export type FeitoProcesso =
  | {
      readonly ato: 'abrir';
      readonly tipoProcessoId: number;
      readonly dados: Omit<ProcessoNovo, 'tipoProcessoId'>;
    }
  | { readonly ato: 'receber' | 'finalizar' }
  | { readonly ato: 'juntar'; readonly documentoId: number }
  | { readonly ato: 'retirar'; readonly documentoId: number; readonly motivo: string }
  | { readonly ato: 'relacionar'; readonly outroId: number; readonly especie: EspecieRelacao }
  | { readonly ato: 'tramitar'; readonly pedido: Omit<TramiteEnviar, 'conteudoId' | 'versao'> };

/** An act on a process; it has no id before it is opened. */
export interface AtoProcessoMundo extends ContextoAto {
  readonly processoId: number;
  readonly feito: FeitoProcesso;
}

/** What somebody from outside asks, and what the body does of it, with ids and dates in the place of names. */
export interface PedidoMundo {
  readonly em: Date;
  readonly externoId: number;
  readonly servicoId: number;
  readonly texto: string;
  readonly campos: readonly { readonly rotulo: string; readonly valor: string }[];
  readonly respostas: readonly RespostaMundo[];
}

/** What comes of a request: on the side of the body, with ids in the place of names, or of who asked. */
type RespostaMundo =
  | (ContextoAto & { readonly feito: RespostaDoOrgao })
  | { readonly em: Date; readonly deFora: 'resposta' | 'complemento'; readonly texto: string };

export interface InicioNumeracao {
  readonly tipoDocumentoId: number;
  readonly unidadeId?: number;
  readonly ano: number;
  /** Last number already given. */
  readonly ultimo: number;
}

/** Where the world is loaded: the server's use cases, or a fake in a test. */
export interface WorldTarget extends SeedTarget {
  /** Acts that this target carries out. The story of a document stops at the first one that it does not. */
  readonly atos: ReadonlySet<Ato>;
  /** Keeps a file for a record to point to; without it the world has no coat of arms. Answers the file's id. */
  guardarArquivo?(nome: string, tipo: string, conteudo: Uint8Array): Promise<string>;
  iniciarNumeracao(inicio: InicioNumeracao): Promise<void>;
  /** Answers the id of the content. */
  criar(criacao: CriacaoMundo): Promise<number>;
  agir(ato: AtoMundo): Promise<void>;
  /** Answers the id of the process; a target without it has no processes. */
  agirEmProcesso?(ato: AtoProcessoMundo): Promise<number>;
  /** A target without it has nothing from outside. */
  pedirDeFora?(pedido: PedidoMundo): Promise<void>;
}
