import type { ColumnType, Generated, Selectable } from 'kysely';
import type { ProtocoloNovo } from '#schemas/generated.ts';
import type { PageCode, PdfaReport, ReadPage, Turn } from '#server/ferramentas/capture/capture.ts';
import type { Instant, MaybeInstant } from './instant.ts';

type Json<T> = ColumnType<T, string, string>;

export interface CapturaTable {
  id: Generated<number>;
  arquivoId: string;
  pdfId: string | null;
  usuarioId: number;
  situacao: Generated<'ESPERA' | 'PRONTA' | 'FALHOU'>;
  motivo: string | null;
  tentativas: Generated<number>;
  paginas: number | null;
  pdfa: ColumnType<PdfaReport | null, string | null, string | null>;
  assinaturas: Generated<number>;
  assinaturasIcp: Generated<number>;
  criadaEm: Instant;
}

export interface CapturaPaginaTable {
  capturaId: number;
  numero: number;
  emBranco: boolean;
  temTexto: boolean;
  codigos: Json<PageCode[]>;
  miniatura: Buffer;
  texto: Generated<string>;
  giro: Generated<Turn>;
}

export interface ProtocoloTable {
  id: number;
  tipoDocumentoId: number;
  classeId: number | null;
  origem: string | null;
  localFisico: string | null;
  observacoes: string | null;
  recebidoEm: string;
  vigenciaDe: string | null;
  vigenciaAte: string | null;
  arquivoAtual: Generated<number>;
  padraoAssinatura: ColumnType<'PADES' | null, 'PADES' | null | undefined, 'PADES' | null>;
  codigo: ColumnType<string | null, string | null | undefined, string | null>;
  conferidoEm: MaybeInstant;
  conferidoPor: ColumnType<number | null, number | null | undefined, number | null>;
  conferidoSubstituto: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface ProtocoloArquivoTable {
  protocoloId: number;
  numero: number;
  origemId: string;
  arquivoId: string;
  paginasDaOrigem: number[] | null;
  leituraId: ColumnType<string | null, string | null | undefined, string | null>;
  paginas: number;
  pdfa: Json<PdfaReport>;
  assinaturas: number;
  assinaturasIcp: number;
  situacao: Generated<'ESPERA' | 'LENDO' | 'LIDO' | 'SEM_TEXTO' | 'FALHOU'>;
  motivo: ColumnType<string | null, string | null | undefined, string | null>;
  tentativas: Generated<number>;
  texto: Generated<string>;
  guardadoEm: Instant;
  guardadoPor: number;
}

export interface ProtocoloPaginaLidaTable {
  protocoloId: number;
  numero: number;
  pagina: number;
  lida: Json<ReadPage>;
}

export interface ProtocoloDestinoTable {
  id: Generated<number>;
  protocoloId: number;
  ordem: number;
  especie: 'USUARIO' | 'EMAIL' | 'LISTA';
  unidadeId: number | null;
  usuarioId: number | null;
  email: string | null;
  grupoId: number | null;
  periodicidade: 'UNICA' | 'DIARIA' | 'SEMANAL' | 'QUINZENAL' | 'MENSAL';
  enviadoEm: MaybeInstant;
  proximoEm: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ImportacaoProtocoloTable {
  id: Generated<number>;
  situacao: Generated<'EM_ANDAMENTO' | 'CONCLUIDA'>;
  usuarioId: number;
  substitutoId: number | null;
  unidadeId: number;
  sessaoId: number;
  criadaEm: Instant;
  terminadaEm: MaybeInstant;
}

export type ImportacaoProtocoloRow = Selectable<ImportacaoProtocoloTable>;

export interface ImportacaoProtocoloItemTable {
  importacaoId: number;
  ordem: number;
  pedido: ColumnType<ProtocoloNovo | null, string | null, string | null>;
  situacao: Generated<'ESPERA' | 'FEITO' | 'RECUSADO' | 'DESFEITO'>;
  mensagem: ColumnType<string | null, string | null | undefined, string | null>;
  protocoloId: ColumnType<number | null, number | null | undefined, number | null>;
}
