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

export type Rotulo = Static<typeof Rotulo>;
export const Rotulo = closed({ id: positive(), rotulo: text() });

export type Pessoa = Static<typeof Pessoa>;
export const Pessoa = closed({
  id: positive(),
  nome: text(),
  cargo: optional(text()),
  unidade: optional(text()),
});

export type UnidadeResumo = Static<typeof UnidadeResumo>;
export const UnidadeResumo = closed({ id: positive(), sigla: text(), nome: text() });

export type Acao = Static<typeof Acao>;
export const Acao = closed(
  { nome: text(), permitida: flag(), motivo: optional(text()) },
  { description: 'O que a pessoa pode fazer agora com o registro e, se não pode, por quê.' },
);

export type ResultadoItem = Static<typeof ResultadoItem>;
export const ResultadoItem = closed(
  { id: positive(), ok: flag(), rotulo: text(), codigo: optional(text()), mensagem: optional(text()) },
  { description: 'Resultado de um item de um ato em lote.' },
);

export type ResultadoLote = Static<typeof ResultadoLote>;
export const ResultadoLote = closed({ resultados: list(ResultadoItem) });

export type Detentor = Static<typeof Detentor>;
export const Detentor = closed({ unidade: UnidadeResumo, usuario: optional(Pessoa) });

export type CheckIn = Static<typeof CheckIn>;
export const CheckIn = closed({
  situacao: oneOf([0, 1, 2], { description: '0 livre, 1 comigo, 2 com outra pessoa' }),
  usuario: optional(Pessoa),
  desde: optional(instant()),
});

export type Sigilo = Static<typeof Sigilo>;
export const Sigilo = integer({ title: 'Sigilo', minimum: 0, maximum: 4 });

export type NivelAcesso = Static<typeof NivelAcesso>;
export const NivelAcesso = oneOf(['PUBLICO', 'RESTRITO', 'SIGILOSO'], { title: 'Nível de acesso' });

export type Prioridade = Static<typeof Prioridade>;
export const Prioridade = oneOf(['BAIXA', 'NORMAL', 'ALTA'], { title: 'Prioridade' });

export type PesquisaQuery = Static<typeof PesquisaQuery>;
export const PesquisaQuery = closed({
  tipo: optional(integer({ minimum: 0, maximum: 4 })),
  q: optional(text({ maxLength: 200 })),
  escrevendo: optional(
    flag({
      title: 'Escrevendo',
      description: 'A última palavra pode estar pela metade: acha-se também pelo começo do radical dela.',
    }),
  ),
  start: optional(positive()),
  pageSize: optional(positive({ maximum: 100 })),
});

export type Ids = Static<typeof Ids>;
export const Ids = closed({ ids: list(positive(), { minItems: 1, maxItems: 500, uniqueItems: true }) });

export type HistoricoPedido = Static<typeof HistoricoPedido>;
export const HistoricoPedido = closed({
  conteudoId: positive(),
  antesDe: optional(
    positive({ description: 'Só os atos mais antigos do que este, pelo id; sem ele, os mais novos.' }),
  ),
});

export type ItemHistorico = Static<typeof ItemHistorico>;
export const ItemHistorico = closed({
  id: positive(),
  momento: instant(),
  ato: text(),
  texto: text(),
  quem: text(),
  porQuem: optional(text()),
  unidade: optional(text()),
  paraQuem: optional(text()),
  citacao: optional(text()),
  detalhe: optional(text()),
});

export type AtoPedido = Static<typeof AtoPedido>;
export const AtoPedido = closed(
  {
    versao: optional(
      positive({ description: 'A versão que a pessoa leu; outra é recusada.', maximum: 2147483647 }),
    ),
    motivo: optional(text({ title: 'Motivo', maxLength: 1000 })),
  },
  { description: 'O que um ato pede: o motivo, se o exige, ou a nota que o confirma.' },
);

export type DistribuirPedido = Static<typeof DistribuirPedido>;
export const DistribuirPedido = closed({
  usuarioId: positive({ title: 'Pessoa' }),
  versao: optional(
    positive({ description: 'A versão que a pessoa leu; outra é recusada.', maximum: 2147483647 }),
  ),
});

export type AtoFeito = Static<typeof AtoFeito>;
export const AtoFeito = closed(
  { id: positive(), versao: optional(integer()), acoes: optional(list(Acao)) },
  { description: 'O conteúdo depois do ato; sem versão, ele já não existe para quem o fez.' },
);

export type EmTransito = Static<typeof EmTransito>;
export const EmTransito = closed({
  tramiteId: positive(),
  paraUnidade: UnidadeResumo,
  paraPessoa: optional(text()),
  enviadoEm: instant(),
});

export type RetornoPedido = Static<typeof RetornoPedido>;
export const RetornoPedido = closed(
  {
    tramiteId: positive(),
    deUnidade: UnidadeResumo,
    dePessoa: text(),
    paraUnidade: UnidadeResumo,
    prazo: optional(day()),
  },
  { description: 'O retorno que alguém pediu e ainda não veio.' },
);

export type Recebimento = Static<typeof Recebimento>;
export const Recebimento = closed({
  tramiteId: positive(),
  deUnidade: optional(UnidadeResumo),
  dePessoa: text(),
  enviadoEm: instant(),
  texto: optional(text()),
  prazo: optional(day()),
  prioridade: Prioridade,
  retornoObrigatorio: flag(),
  prazoRetorno: optional(day()),
  conhecimento: flag(),
});

export type Vigencia = Static<typeof Vigencia>;
export const Vigencia = closed(
  { inicio: optional(day()), fim: optional(day()) },
  { description: 'Desde quando e até quando o conteúdo vale; sem fim, vale sem prazo.' },
);

export type VigenciaPedida = Static<typeof VigenciaPedida>;
export const VigenciaPedida = closed(
  {
    inicio: optional(day({ title: 'Início da vigência', maxLength: 10 })),
    fim: optional(day({ title: 'Fim da vigência', maxLength: 10 })),
    prazo: optional(
      closed(
        {
          quantidade: positive({ title: 'Prazo', maximum: 3650 }),
          unidade: oneOf(['DIAS', 'MESES', 'ANOS']),
        },
        { title: 'Prazo da vigência' },
      ),
    ),
  },
  { description: 'Início e fim, ou início e por quanto tempo; vazia, o conteúdo não tem vigência.' },
);

export type VigenciaAto = Static<typeof VigenciaAto>;
export const VigenciaAto = closed({
  versao: optional(integer()),
  vigencia: VigenciaPedida,
  motivo: text({ title: 'Motivo', minLength: 1, maxLength: 1000 }),
});

export type ConteudoAberto = Static<typeof ConteudoAberto>;
export const ConteudoAberto = closed(
  {
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
    unidade: UnidadeResumo,
    detentor: Detentor,
    checkIn: CheckIn,
    emTransito: optional(EmTransito),
    retorno: optional(RetornoPedido),
    recebimento: optional(Recebimento),
    desfazRecebimento: optional(positive({ description: 'O trâmite cujo recebimento ainda se desfaz.' })),
    exclusaoId: optional(positive({ description: 'O pedido de exclusão que espera a decisão.' })),
    acompanhado: flag(),
    acoes: list(Acao),
  },
  {
    description:
      'O que a página de um conteúdo de qualquer espécie sabe dele: os seus atos, onde está e como chegou.',
  },
);
