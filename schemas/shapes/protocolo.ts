import {
  closed,
  day,
  flag,
  instant,
  integer,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { Assinante } from './assinante.ts';
import { CampoConteudo, CampoPreenchido } from './campos.ts';
import { CapturaUsada, RelatorioPdfa } from './captura.ts';
import {
  Acao,
  CheckIn,
  Detentor,
  EmTransito,
  NivelAcesso,
  Pessoa,
  Recebimento,
  RetornoPedido,
  Rotulo,
  Sigilo,
  UnidadeResumo,
} from './conteudo.ts';
import { Pendencia } from './documento.ts';

export type Periodicidade = Static<typeof Periodicidade>;
export const Periodicidade = oneOf(['UNICA', 'DIARIA', 'SEMANAL', 'QUINZENAL', 'MENSAL']);

export type DestinoProtocoloPedido = Static<typeof DestinoProtocoloPedido>;
export const DestinoProtocoloPedido = closed(
  {
    especie: oneOf(['USUARIO', 'EMAIL', 'LISTA']),
    unidadeId: optional(positive()),
    usuarioId: optional(positive()),
    email: optional(text({ maxLength: 200 })),
    grupoId: optional(positive()),
    periodicidade: Periodicidade,
  },
  {
    description:
      'Interno (unidade, ou pessoa nela), um e-mail ou uma lista de e-mails; os dois últimos, uma vez ou de tempos em tempos.',
  },
);

export type DestinoProtocolo = Static<typeof DestinoProtocolo>;
export const DestinoProtocolo = closed({
  especie: oneOf(['USUARIO', 'EMAIL', 'LISTA']),
  unidade: optional(UnidadeResumo),
  usuario: optional(Rotulo),
  email: optional(text()),
  grupo: optional(Rotulo),
  periodicidade: Periodicidade,
  rotulo: text(),
  enviadoEm: optional(instant()),
  proximoEm: optional(day()),
});

export type ArquivoProtocolo = Static<typeof ArquivoProtocolo>;
export const ArquivoProtocolo = closed({
  numero: positive(),
  nome: text(),
  tamanho: integer({ minimum: 0 }),
  paginas: positive(),
  sha256: text(),
  guardadoEm: instant(),
  guardadoPor: text(),
  situacao: oneOf(['ESPERA', 'LENDO', 'LIDO', 'SEM_TEXTO', 'FALHOU']),
  lidas: integer({ minimum: 0 }),
  motivo: optional(text()),
  pdfa: RelatorioPdfa,
  assinaturas: integer({ minimum: 0 }),
  assinaturasIcp: integer({ minimum: 0 }),
  comTexto: flag({ description: 'Há uma cópia com as palavras reconhecidas.' }),
  deMaco: optional(text({ description: 'O maço de que foi parte.' })),
});

export type Protocolo = Static<typeof Protocolo>;
export const Protocolo = closed({
  id: positive(),
  versao: integer(),
  tipo: integer(),
  numero: optional(text()),
  assunto: text(),
  fase: integer(),
  estado: integer(),
  sigilo: Sigilo,
  nivelAcesso: NivelAcesso,
  hipoteseLegal: optional(text()),
  vencimento: optional(day()),
  tipoDocumento: Rotulo,
  assuntoClasse: optional(Rotulo),
  autor: Pessoa,
  unidade: UnidadeResumo,
  detentor: Detentor,
  checkIn: CheckIn,
  criadoEm: instant(),
  alteradoEm: instant(),
  concluidoEm: optional(instant()),
  origem: optional(text()),
  localFisico: optional(text()),
  observacoes: optional(text()),
  recebidoEm: day(),
  vigenciaDe: optional(day()),
  vigenciaAte: optional(day()),
  conferencia: optional(
    closed({ por: text(), em: instant() }, { description: 'Quem conferiu a cópia com o original.' }),
  ),
  interessados: list(Rotulo),
  destinos: list(DestinoProtocolo),
  campos: list(CampoConteudo),
  arquivos: list(ArquivoProtocolo),
  arquivoAtual: positive(),
  anexos: integer({ minimum: 0 }),
  comentarios: integer({ minimum: 0 }),
  pendencias: list(Pendencia),
  acompanhado: flag(),
  vencimentoObrigatorio: optional(flag()),
  emTransito: optional(EmTransito),
  retorno: optional(RetornoPedido),
  recebimento: optional(Recebimento),
  desfazRecebimento: optional(positive({ description: 'O trâmite cujo recebimento ainda se desfaz.' })),
  acoes: list(Acao),
  exclusaoId: optional(positive()),
  padraoAssinatura: optional(oneOf(['PADES'])),
  codigoVerificacao: optional(text({ description: 'Por ele qualquer pessoa confere as assinaturas.' })),
  assinantes: list(Assinante),
});

export type AssinaturaProtocoloPedido = Static<typeof AssinaturaProtocoloPedido>;
export const AssinaturaProtocoloPedido = closed(
  {
    padrao: optional(oneOf(['PADES'], { title: 'Padrão da assinatura' })),
    assinantes: list(
      closed({
        usuarioId: positive({ title: 'Assinante' }),
        prazo: optional(day({ title: 'Prazo para assinar' })),
      }),
      { title: 'Assinantes', description: 'Na ordem em que assinam.', maxItems: 30 },
    ),
  },
  {
    description:
      'As assinaturas que se pedem de um protocolo, só com certificado digital; sem assinantes e sem padrão, nenhuma.',
  },
);

export type ProtocoloNovo = Static<typeof ProtocoloNovo>;
export const ProtocoloNovo = closed(
  {
    tipoDocumentoId: positive(),
    assunto: text({ title: 'Assunto', minLength: 1, maxLength: 500 }),
    sigilo: optional(Sigilo),
    nivelAcesso: optional(NivelAcesso),
    hipoteseLegal: optional(text({ title: 'Hipótese legal', maxLength: 300 })),
    vencimento: optional(
      text({ title: 'Vencimento', description: 'Vazio retira o vencimento.', maxLength: 10 }),
    ),
    assuntoClasseId: optional(
      integer({ title: 'Classificação', description: '0 retira a classificação.', minimum: 0 }),
    ),
    interessados: optional(list(positive(), { title: 'Interessados', maxItems: 50, uniqueItems: true })),
    destinos: optional(list(DestinoProtocoloPedido, { title: 'Destinos', maxItems: 100 })),
    campos: optional(
      list(CampoPreenchido, {
        description: 'Os campos do tipo que mudaram; sem valor, o campo se esvazia.',
        maxItems: 50,
      }),
    ),
    origem: optional(text({ title: 'Origem', maxLength: 200 })),
    localFisico: optional(text({ title: 'Local físico', maxLength: 200 })),
    observacoes: optional(text({ title: 'Observações', maxLength: 2000 })),
    recebidoEm: optional(day({ title: 'Recebido em' })),
    vigenciaDe: optional(text({ title: 'Vigência, de', description: 'Vazio retira.', maxLength: 10 })),
    vigenciaAte: optional(text({ title: 'Vigência, até', description: 'Vazio retira.', maxLength: 10 })),
    captura: optional(CapturaUsada),
    assinatura: optional(AssinaturaProtocoloPedido),
  },
  { description: 'Sem captura, o arquivo vem no próprio pedido.' },
);

export type ProtocoloSalvar = Static<typeof ProtocoloSalvar>;
export const ProtocoloSalvar = closed({
  id: positive(),
  versao: integer(),
  assunto: optional(text({ title: 'Assunto', minLength: 1, maxLength: 500 })),
  sigilo: optional(Sigilo),
  nivelAcesso: optional(NivelAcesso),
  hipoteseLegal: optional(text({ title: 'Hipótese legal', maxLength: 300 })),
  vencimento: optional(
    text({ title: 'Vencimento', description: 'Vazio retira o vencimento.', maxLength: 10 }),
  ),
  assuntoClasseId: optional(
    integer({ title: 'Classificação', description: '0 retira a classificação.', minimum: 0 }),
  ),
  interessados: optional(list(positive(), { title: 'Interessados', maxItems: 50, uniqueItems: true })),
  destinos: optional(list(DestinoProtocoloPedido, { title: 'Destinos', maxItems: 100 })),
  campos: optional(
    list(CampoPreenchido, {
      description: 'Os campos do tipo que mudaram; sem valor, o campo se esvazia.',
      maxItems: 50,
    }),
  ),
  origem: optional(text({ title: 'Origem', maxLength: 200 })),
  localFisico: optional(text({ title: 'Local físico', maxLength: 200 })),
  observacoes: optional(text({ title: 'Observações', maxLength: 2000 })),
  recebidoEm: optional(day({ title: 'Recebido em' })),
  vigenciaDe: optional(text({ title: 'Vigência, de', description: 'Vazio retira.', maxLength: 10 })),
  vigenciaAte: optional(text({ title: 'Vigência, até', description: 'Vazio retira.', maxLength: 10 })),
  captura: optional(CapturaUsada),
  assinatura: optional(AssinaturaProtocoloPedido),
});

export type ArquivoSubstituido = Static<typeof ArquivoSubstituido>;
export const ArquivoSubstituido = closed({
  id: positive(),
  versao: integer(),
  motivo: text({ title: 'Motivo', minLength: 1, maxLength: 1000 }),
  captura: optional(CapturaUsada),
});

export type ListaEmailCombo = Static<typeof ListaEmailCombo>;
export const ListaEmailCombo = closed({ id: positive(), rotulo: text(), pessoas: integer({ minimum: 0 }) });

export type DestinoInternoCombo = Static<typeof DestinoInternoCombo>;
export const DestinoInternoCombo = closed({
  unidadeId: positive(),
  usuarioId: optional(positive()),
  rotulo: text(),
});

export type CancelarAssinaturaProtocolo = Static<typeof CancelarAssinaturaProtocolo>;
export const CancelarAssinaturaProtocolo = closed({
  assinanteId: positive(),
  motivo: text({ title: 'Motivo', minLength: 1, maxLength: 1000 }),
});
