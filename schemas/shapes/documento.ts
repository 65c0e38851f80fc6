import {
  annotated,
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
import { CampoConteudo } from './campos.ts';
import { Colaborador } from './colaboracao.ts';
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
  Vigencia,
} from './conteudo.ts';
import { DestinoInterno } from './destino.ts';
import { Corpo, Propriedade, Valores } from './propriedade.ts';

export type Pendencia = Static<typeof Pendencia>;
export const Pendencia = closed({
  codigo: text(),
  texto: text(),
  campo: optional(text()),
  chave: optional(text()),
});

export type VersaoDocumento = Static<typeof VersaoDocumento>;
export const VersaoDocumento = closed({
  numero: integer(),
  situacao: oneOf(['MINUTA', 'CONCLUIDA', 'SUPERADA']),
  criadaEm: instant(),
  concluidaEm: optional(instant()),
  sha256: optional(text()),
  paginas: optional(integer()),
});

export type ArquivoEmitido = Static<typeof ArquivoEmitido>;
export const ArquivoEmitido = closed({
  especie: oneOf(['CONGELADO', 'LEITURA']),
  sha256: text(),
  emitidoEm: instant(),
});

export type Temporalidade = Static<typeof Temporalidade>;
export const Temporalidade = closed(
  {
    corrente: optional(text({ description: 'O prazo no arquivo corrente, em palavras.' })),
    intermediario: optional(text()),
    destinacaoFinal: optional(oneOf(['ELIMINACAO', 'GUARDA_PERMANENTE'])),
  },
  { description: 'Por quanto tempo a classe manda guardar, e o que se faz depois.' },
);

export type Resposta = Static<typeof Resposta>;
export const Resposta = closed(
  {
    tramiteId: positive(),
    situacao: oneOf(['DEVIDA', 'RESPONDIDA', 'SEM_RESPOSTA'], {
      description: 'SEM_RESPOSTA: voltou a quem pediu sem ela.',
    }),
    deUnidade: UnidadeResumo,
    dePessoa: text(),
    paraUnidade: annotated(UnidadeResumo, {
      description: 'Quem deve a resposta: a unidade que tem o documento, ou a que vai recebê-lo.',
    }),
    prazo: optional(day()),
    respondidaEm: optional(instant()),
    respostas: list(
      closed({
        id: positive(),
        numero: optional(text()),
        assunto: text(),
        fase: integer(),
        estado: integer(),
      }),
      { description: 'Os documentos de resposta vinculados que a pessoa vê.' },
    ),
  },
  { description: 'A resposta que alguém pediu ao enviar o documento.' },
);

export type Documento = Static<typeof Documento>;
export const Documento = closed({
  assinanteDeFora: optional(
    flag({ description: 'O modelo desta minuta deixa indicar assinantes de fora da instituição.' }),
  ),
  exclusaoId: optional(positive({ description: 'O pedido de exclusão que espera a decisão.' })),
  id: positive(),
  versao: integer(),
  colaboradores: optional(
    list(Colaborador, {
      description: 'Pessoas de outras unidades que a escrevem também, enquanto é minuta.',
    }),
  ),
  colaboro: optional(flag({ description: 'Quem pergunta só colabora nela: está com outra unidade.' })),
  preenchivel: optional(
    flag({
      description: 'Um formulário que se preenche em um PDF, guardado com o que se escreveu ao concluir.',
    }),
  ),
  publicadoEm: optional(instant({ description: 'Desde quando está na página pública.' })),
  publicacao: optional(
    oneOf(['MANUAL', 'AUTOMATICA'], {
      description: 'Como chegará à página pública, se for aberto a todos; ausente, não chega.',
    }),
  ),
  tipo: integer(),
  assunto: text(),
  fase: integer(),
  numero: optional(text()),
  numeroProtocolo: optional(
    text({ description: 'O protocolo que a conclusão lhe deu, ou o do conteúdo de origem, para quem o vê.' }),
  ),
  estado: integer(),
  sigilo: Sigilo,
  nivelAcesso: NivelAcesso,
  tipoDocumento: Rotulo,
  modelo: Rotulo,
  hipoteseLegal: optional(text()),
  vencimento: optional(day()),
  autor: Pessoa,
  unidade: UnidadeResumo,
  assuntoClasse: optional(Rotulo),
  detentor: Detentor,
  checkIn: CheckIn,
  criadoEm: instant(),
  alteradoEm: instant(),
  numeroVersao: integer(),
  versoes: list(VersaoDocumento),
  concluidoEm: optional(instant()),
  corpo: Corpo,
  propriedades: list(Propriedade),
  valores: Valores,
  valoresAutomaticos: Valores,
  campos: list(CampoConteudo),
  interessados: list(Rotulo),
  destinos: list(DestinoInterno),
  assinantes: list(Assinante),
  anexos: integer({ description: 'Quantos anexos tem.', minimum: 0 }),
  comentarios: integer({ description: 'Quantos comentários tem.', minimum: 0 }),
  pendencias: list(Pendencia),
  codigoVerificacao: optional(text()),
  sha256: optional(text()),
  paginas: optional(integer()),
  emTransito: optional(EmTransito),
  retorno: optional(RetornoPedido),
  recebimento: optional(Recebimento),
  desfazRecebimento: optional(positive({ description: 'O trâmite cujo recebimento ainda se desfaz.' })),
  acompanhado: flag(),
  acoes: list(Acao),
  teste: optional(
    flag({ description: 'Made from a version of the model under change: it is never concluded.' }),
  ),
  temporalidade: optional(Temporalidade),
  resposta: optional(Resposta),
  pedeResposta: optional(
    closed(
      {
        dias: optional(positive({ description: 'O prazo de quem não diz outro, em dias corridos.' })),
        definir: flag({ description: 'A pessoa pode dizer outro prazo.' }),
      },
      { description: 'Enviado a outra unidade, o documento pede resposta.' },
    ),
  ),
  respondeA: optional(
    closed(
      { unidade: UnidadeResumo, prazo: optional(day()) },
      { description: 'Quem espera esta resposta, e até quando.' },
    ),
  ),
  vigencia: optional(Vigencia),
  mostraVigencia: optional(flag({ description: 'O modelo ou o tipo mostra a vigência.' })),
});

export type ValoresUsados = Static<typeof ValoresUsados>;
export const ValoresUsados = closed({
  itens: list(closed({ chave: text(), valores: list(text()) }), {
    description: 'De cada marcador, o que a própria pessoa escreveu em outros documentos do mesmo modelo.',
  }),
});

export type EdicaoPermitida = Static<typeof EdicaoPermitida>;
export const EdicaoPermitida = closed({ permitida: flag(), motivo: optional(text()) });

export type DocumentosQuery = Static<typeof DocumentosQuery>;
export const DocumentosQuery = closed({
  q: optional(text({ maxLength: 200 })),
  start: optional(positive()),
  pageSize: optional(positive({ maximum: 100 })),
  sort: optional(list(text({ maxLength: 60 }), { maxItems: 1 })),
});

export type BuscaQuery = Static<typeof BuscaQuery>;
export const BuscaQuery = closed({
  q: optional(text({ maxLength: 200 })),
  pageSize: optional(positive({ maximum: 100 })),
});
