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
import { Achado } from './achado.ts';
import { CheckIn, NivelAcesso, Prioridade, Sigilo, UnidadeResumo, Vigencia } from './conteudo.ts';
import { FaseExterna } from './fase-externa.ts';
import { Marcador } from './marcador.ts';

export type ItemCaixa = Static<typeof ItemCaixa>;
export const ItemCaixa = closed({
  exclusaoId: optional(positive({ description: 'O pedido de exclusão que espera a decisão.' })),
  id: positive(),
  tipo: integer(),
  numero: optional(text()),
  assunto: text(),
  tramiteId: optional(positive()),
  situacao: integer({
    description: 'AGUARDANDO_DISTRIBUICAO 0, NAO_RECEBIDO 1, TRAMITADO 2, RECEBIDO 3, EXCLUSAO 4',
  }),
  fase: integer(),
  estado: integer(),
  sigilo: Sigilo,
  nivelAcesso: NivelAcesso,
  interessados: optional(text({ description: 'Os três primeiros, e que há outros.' })),
  tipoDocumento: optional(text()),
  deUnidade: optional(UnidadeResumo),
  dePessoa: optional(text()),
  paraUnidade: optional(UnidadeResumo),
  paraPessoa: optional(text()),
  desde: instant(),
  prazo: optional(day()),
  prioridade: Prioridade,
  retorno: optional(
    closed(
      { unidade: text(), prazo: optional(day()) },
      { description: 'A quem tem de voltar, e até quando.' },
    ),
  ),
  retornoObrigatorio: flag(),
  checkIn: CheckIn,
  assinaturas: optional(closed({ feitas: integer(), total: integer() })),
  acompanhado: flag(),
  favorito: flag(),
  lido: flag({
    description:
      'Falso do que espera a pessoa e ela não abriu desde que chegou, e do que ela marcou como não lido.',
  }),
  marcadores: list(Marcador, { description: 'O da própria pessoa antes do da unidade dela.', maxItems: 2 }),
  acoes: list(text()),
  achado: optional(annotated(Achado, { description: 'De uma pesquisa: onde foi achado.' })),
  tipoProcesso: optional(text()),
  resposta: optional(
    closed(
      {
        unidade: text({ description: 'Quem pediu, a quem deve; quem deve, aos outros.' }),
        devo: flag({ description: 'A unidade da pessoa a deve.' }),
        prazo: optional(day()),
      },
      { description: 'A resposta que o documento espera: a quem, e até quando.' },
    ),
  ),
  vigencia: optional(Vigencia),
  faseExterna: optional(FaseExterna),
});

export type CaixaQuery = Static<typeof CaixaQuery>;
export const CaixaQuery = closed({
  aba: optional(
    oneOf([
      'meus',
      'unidade',
      'receber',
      'acompanhar',
      'protocolo-externo',
      'conhecimento',
      'acompanhando',
      'consultados',
      'todos',
    ]),
  ),
  q: optional(text({ maxLength: 200 })),
  fase: optional(integer()),
  estado: optional(
    integer({
      minimum: 0,
      maximum: 99,
      description:
        'O estado de arquivamento; 99, qualquer um. Ausente, as abas do que a unidade tem mostram o que está em uso.',
    }),
  ),
  prioridade: optional(Prioridade),
  prazo: optional(oneOf(['atrasado', 'hoje', 'proximos'])),
  marca: optional(oneOf(['naoLidos', 'favoritos'], { description: 'As marcas de quem pergunta.' })),
  marcador: optional(
    oneOf(['qualquer', 'azul', 'verde', 'ambar', 'rubro', 'anil', 'pedra'], {
      description: 'A cor de um marcador da pessoa ou da unidade dela.',
    }),
  ),
  especie: optional(
    oneOf(
      [
        'documento',
        'processo',
        'protocolo',
        'lote',
        'dossie',
        'peca',
        'formulario',
        'loteSolicitacoes',
        'solicitacao',
      ],
      { description: 'A espécie dos conteúdos.' },
    ),
  ),
  pessoa: optional(
    oneOf(['eu'], { description: 'Só o que é de quem pergunta: enviado a ela, por ela ou em suas mãos.' }),
  ),
  distribuicao: optional(
    oneOf(['aguardando'], {
      description: 'O que a unidade recebeu e espera ser distribuído a uma pessoa dela.',
    }),
  ),
  start: optional(positive()),
  pageSize: optional(positive({ maximum: 100 })),
  sort: optional(list(text({ maxLength: 60 }), { maxItems: 3 })),
  resposta: optional(
    oneOf(['DEVIDA', 'ATRASADA', 'RESPONDIDA'], {
      description: 'A resposta pedida: que se espera, que passou do prazo, que veio.',
    }),
  ),
  pecas: optional(
    oneOf(['FALTA', 'VENCIDA', 'A_VENCER'], {
      description: 'Dossiês com peça obrigatória que falta, vencida, ou que vence nos próximos 30 dias.',
    }),
  ),
  vigencia: optional(
    oneOf(['VIGENTE', 'A_VENCER', 'VENCIDA'], {
      description:
        'Vigente, o que vale hoje; a vencer, o que deixa de valer nos próximos 30 dias; vencida, o que deixou.',
    }),
  ),
});

export type CaixaContadores = Static<typeof CaixaContadores>;
export const CaixaContadores = closed({
  meus: integer(),
  unidade: integer(),
  receber: integer(),
  acompanhar: integer(),
  protocoloExterno: integer(),
  conhecimento: integer(),
  acompanhando: integer(),
  minutas: integer(),
  assinar: integer(),
  atrasados: integer(),
  vencemHoje: integer(),
  atividadesAtrasadas: integer({ description: 'De fluxos, as que a pessoa pode fazer e cujo prazo passou.' }),
  naoLidos: integer({ description: 'Do que há a receber, o que a pessoa ainda não abriu.' }),
});
