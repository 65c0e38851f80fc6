import type { ColumnType, Generated } from 'kysely';
import type { OpcaoLida } from '#schemas/shapes/conexao.ts';
import type { Place } from '#server/base/http/place.ts';
import type { Instant, MaybeInstant } from './instant.ts';

/** A stretch of a page, in points from its corner below at the left; the first page is 0. */
interface LugarNaFolha {
  readonly pagina: number;
  readonly x: number;
  readonly y: number;
  readonly largura: number;
  readonly altura: number;
}

type Json<T> = ColumnType<T, string, string>;

export interface ConteudoTable {
  id: Generated<number>;
  tipo: number;
  numero: string | null;
  assunto: string;
  organizacaoId: number;
  unidadeId: number;
  /** Null of what was asked from outside. */
  autorId: number | null;
  detentorUnidadeId: number;
  detentorUsuarioId: number | null;
  checkInUsuarioId: number | null;
  checkInEm: MaybeInstant;
  fase: Generated<number>;
  estado: Generated<number>;
  /** Before it was cancelled. */
  estadoAnterior: ColumnType<number | null, number | null | undefined, number | null>;
  sigilo: Generated<number>;
  nivelAcesso: Generated<'PUBLICO' | 'RESTRITO' | 'SIGILOSO'>;
  hipoteseLegal: string | null;
  vencimento: string | null;
  transitoId: number | null;
  /** The content that it travels with: of a piece, its process. */
  andaComId: ColumnType<number | null, number | null | undefined, number | null>;
  versao: Generated<number>;
  criadoEm: Instant;
  alteradoEm: Instant;
  concluidoEm: MaybeInstant;
  movimentadoEm: Instant;
  assinaturasTotal: Generated<number>;
  assinaturasFeitas: Generated<number>;
  excluidoEm: MaybeInstant;
  busca: ColumnType<never, string | null | undefined, string | null>;
  numeroChave: ColumnType<string | null, never, never>;
}

export interface ConteudoAcessoTable {
  conteudoId: number;
  unidadeId: number | null;
  usuarioId: number | null;
  motivo: string;
  desde: Instant;
  porUsuarioId: number | null;
  /** The forwarding that gave it. */
  tramiteId: number | null;
}

export interface ConteudoCampoTable {
  conteudoId: number;
  rotulo: string;
  tipo: number;
  ordem: number;
  valor: ColumnType<string | number | boolean | OpcaoLida[] | null, string | null, string | null>;
  /** What the type said of the field at the conclusion. */
  definicao: ColumnType<unknown, string | null | undefined, string | null>;
  arquivoId: string | null;
}

export interface ConteudoAnexoTable {
  id: Generated<number>;
  conteudoId: number;
  pasta: string;
  arquivoId: string;
  anexadoPor: number;
  unidadeId: number;
  anexadoEm: Instant;
}

export interface ConteudoComentarioTable {
  id: Generated<number>;
  conteudoId: number;
  texto: string | null;
  mencoes: number[];
  autorId: number;
  substitutoId: number | null;
  unidadeId: number;
  criadoEm: Instant;
  editadoEm: MaybeInstant;
  excluidoEm: MaybeInstant;
  excluidoPor: number | null;
}

export interface ConteudoImagemTable {
  arquivoId: string;
  conteudoId: number;
}

export interface ConteudoInteressadoTable {
  conteudoId: number;
  interessadoId: number;
  ordem: number;
}

export interface AcompanhamentoTable {
  usuarioId: number;
  conteudoId: number;
  desde: Instant;
}

/** What a person marked on a content for themselves. */
export interface MarcaPessoalTable {
  usuarioId: number;
  conteudoId: number;
  favorito: Generated<boolean>;
  lido: boolean | null;
  lidoEm: MaybeInstant;
  consultadoEm: MaybeInstant;
}

/** A coloured marker with a note, of a person or of a unit. */
export interface MarcadorTable {
  id: Generated<number>;
  conteudoId: number;
  usuarioId: number | null;
  unidadeId: number | null;
  cor: string;
  texto: string;
  nota: string | null;
  autorId: number;
  substitutoId: number | null;
  alteradoEm: Date;
}

export interface DocumentoTable {
  id: number;
  tipoDocumentoId: number;
  modeloId: number;
  classeId: number | null;
  vinculadoId: number | null;
  teste: Generated<boolean>;
  versaoAtual: Generated<number>;
  codigo: string | null;
  publicadoEm: MaybeInstant;
  impublicavel: Generated<boolean>;
  lugarLivre: Generated<boolean>;
  publicarAoAssinar: Generated<boolean>;
  vigenciaInicio: string | null;
  vigenciaFim: string | null;
  vigenciaAvisada: string | null;
  vigenciaVencidaAvisada: string | null;
}

export interface DocumentoVersaoTable {
  documentoId: number;
  numero: number;
  situacao: 'MINUTA' | 'CONCLUIDA' | 'SUPERADA';
  corpo: Json<Record<string, unknown>>;
  propriedades: Json<unknown[]>;
  valores: Json<Record<string, string>>;
  automaticos: Json<Record<string, string>>;
  criadaEm: Instant;
  concluidaEm: MaybeInstant;
  concluidaPor: number | null;
  paginas: number | null;
  /** Where each place of signature is on the pages of the frozen file, by its key. */
  lugares: ColumnType<Record<string, LugarNaFolha> | null, string | null | undefined, string | null>;
  /** As the model said at the conclusion. */
  padraoAssinatura: Generated<'PADES' | 'CADES'>;
}

export interface ModeloVersaoTable {
  modeloId: number;
  numero: number;
  corpo: Json<Record<string, unknown>>;
  propriedades: Json<unknown[]>;
  guardadaEm: Instant;
}

export interface DocumentoDestinoTable {
  id: Generated<number>;
  documentoId: number;
  ordem: number;
  unidadeId: number;
  usuarioId: number | null;
}

export interface DocumentoAssinanteTable {
  id: Generated<number>;
  documentoId: number;
  versao: number;
  /** Null of who is from outside. */
  usuarioId: ColumnType<number | null, number | null | undefined, number>;
  externoId: ColumnType<number | null, number | null | undefined, never>;
  unidadeId: number | null;
  cargo: string | null;
  marcador: string | null;
  ordem: number;
  estrategia: Generated<'DOCFLOW' | 'DIGITAL' | 'CLOUD'>;
  situacao: Generated<'PENDENTE' | 'ASSINADO' | 'CANCELADO' | 'RECUSADO'>;
  nivel: string | null;
  prazo: string | null;
  prazoAvisado: string | null;
  vencimentoAvisado: string | null;
  liberadoEm: MaybeInstant;
  assinadoEm: MaybeInstant;
  porUsuarioId: number | null;
  codigo: string | null;
  sha256: Buffer | null;
  /** The drawing of the signature, of who signed. */
  imagemId: ColumnType<string | null, string | null | undefined, string | null>;
  /** Why it was refused. */
  motivo: ColumnType<string | null, string | null | undefined, string | null>;
  /** The certificate that it was signed with. */
  certificado: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  /** Why that was accepted, as it was known then. */
  confianca: ColumnType<unknown, string | null | undefined, string | null>;
}

/** What was prepared for a person to sign with a certificate. */
/** A signature inside an attachment. */
export interface AnexoAssinaturaTable {
  id: Generated<number>;
  anexoId: number;
  campo: string;
  usuarioId: number;
  nivel: 'AVANCADA' | 'QUALIFICADA';
  sha256: Buffer;
  certificado: Buffer;
  confianca: ColumnType<unknown, string, string>;
  assinadoEm: Instant;
}

export interface AnexoAssinaturaSeparadaTable {
  anexoId: number;
  cms: Buffer;
}

export interface AssinaturaProvaTable {
  id: Generated<number>;
  conteudoId: number;
  versao: number;
  /** One of its attachments; absent of the document itself. */
  anexoId: number | null;
  /** Absent while nobody looked at it. */
  nivel: 'B' | 'T' | 'LT' | 'LTA' | null;
  ate: MaybeInstant;
  alvo: 'T' | 'LT' | 'LTA' | null;
  falta: string | null;
  tentativas: Generated<number>;
  tentarEm: MaybeInstant;
  conferidaEm: MaybeInstant;
}

export interface ExclusaoTable {
  id: Generated<number>;
  conteudoId: number;
  situacao: Generated<'PENDENTE' | 'CONFIRMADA' | 'RECUSADA' | 'RETIRADA'>;
  motivo: string;
  pedidaPor: number;
  pedidaEm: Instant;
  /** The approval of the chief of the unit that has it. */
  chefiaPor: ColumnType<number | null, number | null | undefined, number | null>;
  /** And of somebody who removes any document. */
  gestaoPor: ColumnType<number | null, number | null | undefined, number | null>;
  decididaEm: MaybeInstant;
  decididaPor: ColumnType<number | null, number | null | undefined, number | null>;
  justificativa: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface DocumentoEmissaoTable {
  sha256: Buffer;
  documentoId: number;
  versao: number;
  especie: 'CONGELADO' | 'LEITURA' | 'ASSINADO' | 'SEPARADA';
  estadoChave: string;
  arquivoId: string;
  emitidoEm: Instant;
}

export interface TramiteTable {
  id: Generated<number>;
  conteudoId: number;
  envioId: number | null;
  especie: 'ENCARGO' | 'CONHECIMENTO';
  situacao: 'NAO_RECEBIDO' | 'RECEBIDO' | 'RESGATADO' | 'CANCELADO' | 'CONHECIDO' | 'REDIRECIONADO';
  deUnidadeId: number;
  deUsuarioId: number;
  paraUnidadeId: number;
  paraUsuarioId: number | null;
  prioridade: number;
  prazo: string | null;
  /** Its deadline or that of its content, while it waits: the database keeps it. */
  vence: ColumnType<string | null, never, never>;
  prazoAvisado: string | null;
  vencimentoAvisado: string | null;
  texto: string | null;
  avisarEnvio: Generated<boolean>;
  avisarRecebimento: Generated<boolean>;
  retornoObrigatorio: Generated<boolean>;
  /** Until when it has to be back. */
  prazoRetorno: string | null;
  pedeResposta: Generated<boolean>;
  /** Until when it has to be answered. */
  prazoResposta: string | null;
  respostaAvisada: string | null;
  respostaVencidaAvisada: string | null;
  retornoAvisado: string | null;
  retornoVencidoAvisado: string | null;
  /** The forwarding that gave it back. */
  retornoId: number | null;
  enviadoEm: Instant;
  recebidoEm: MaybeInstant;
  recebidoPor: number | null;
  motivo: string | null;
  lidoEm: MaybeInstant;
  redirecionadoPor: ColumnType<number | null, number | null | undefined, number | null>;
  redirecionadoEm: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The forwarding in whose place this one came. */
  redirecionaId: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface AtoEmLoteTable {
  id: Generated<number>;
  ato: string;
  motivo: string | null;
  situacao: Generated<'EM_ANDAMENTO' | 'CONCLUIDO' | 'CANCELADO'>;
  usuarioId: number;
  substitutoId: number | null;
  unidadeId: number;
  sessaoId: number;
  lugar: ColumnType<Place | null, string | null, string | null>;
  desfazId: number | null;
  paraUsuarioId: number | null;
  deUnidadeId: ColumnType<number | null, number | null | undefined, number | null>;
  paraUnidadeId: ColumnType<number | null, number | null | undefined, number | null>;
  criadoEm: Instant;
  terminadoEm: MaybeInstant;
}

export interface AtoEmLoteItemTable {
  loteId: number;
  ordem: number;
  conteudoId: number;
  situacao: Generated<'PENDENTE' | 'FEITO' | 'RECUSADO' | 'CANCELADO'>;
  codigo: string | null;
  mensagem: string | null;
  versao: number | null;
}
