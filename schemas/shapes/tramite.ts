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
import { Pessoa, Prioridade, ResultadoItem, UnidadeResumo } from './conteudo.ts';
import { DestinoPedido } from './destino.ts';

export type TramiteEnviar = Static<typeof TramiteEnviar>;
export const TramiteEnviar = closed({
  conteudoId: positive(),
  versao: optional(integer()),
  destino: annotated(DestinoPedido, { title: 'Destino' }),
  copias: optional(list(DestinoPedido, { title: 'Cópias para conhecimento', maxItems: 50 })),
  prioridade: optional(annotated(Prioridade, { title: 'Prioridade' })),
  prazo: optional(day({ title: 'Prazo para receber', maxLength: 10 })),
  texto: optional(text({ title: 'Texto', maxLength: 2000 })),
  avisarEnvio: optional(flag()),
  avisarRecebimento: optional(flag()),
  retornoObrigatorio: optional(flag()),
  prazoRetorno: optional(day({ title: 'Prazo para devolver', maxLength: 10 })),
  prazoResposta: optional(day({ title: 'Prazo para responder', maxLength: 10 })),
});

export type TramiteDevolver = Static<typeof TramiteDevolver>;
export const TramiteDevolver = closed({
  conteudoId: positive(),
  versao: optional(integer()),
  texto: optional(text({ title: 'Texto', maxLength: 2000 })),
  avisarRecebimento: optional(flag()),
});

export type TramiteConhecimento = Static<typeof TramiteConhecimento>;
export const TramiteConhecimento = closed({
  conteudoId: positive(),
  copias: list(DestinoPedido, { title: 'Quem toma conhecimento', minItems: 1, maxItems: 50 }),
  prioridade: optional(annotated(Prioridade, { title: 'Prioridade' })),
  texto: optional(text({ title: 'Texto', maxLength: 2000 })),
});

export type ConhecimentoDado = Static<typeof ConhecimentoDado>;
export const ConhecimentoDado = closed({
  conteudoId: positive(),
  tramites: list(positive()),
  enviadoEm: instant(),
});

export type AcessoTelaQuery = Static<typeof AcessoTelaQuery>;
export const AcessoTelaQuery = closed({ conhecimento: optional(flag()) });

export type TramiteEnviado = Static<typeof TramiteEnviado>;
export const TramiteEnviado = closed({
  tramiteId: positive(),
  conteudoId: positive(),
  enviadoEm: instant(),
  ficaram: optional(
    list(ResultadoItem, { description: 'De um lote, o que não pôde ir com ele, e por quê.' }),
  ),
});

export type TramiteAlterar = Static<typeof TramiteAlterar>;
export const TramiteAlterar = closed(
  {
    id: positive(),
    prioridade: optional(Prioridade),
    prazo: optional(
      text({
        title: 'Prazo para receber',
        description: 'Vazio retira o prazo.',
        pattern: '^(\\d{4}-\\d{2}-\\d{2})?$',
      }),
    ),
    texto: optional(text({ title: 'Texto', maxLength: 2000 })),
    avisarRecebimento: optional(flag()),
    retornoObrigatorio: optional(flag()),
    prazoRetorno: optional(
      text({
        title: 'Prazo para devolver',
        description: 'Vazio retira o prazo.',
        pattern: '^(\\d{4}-\\d{2}-\\d{2})?$',
      }),
    ),
    prazoResposta: optional(
      text({
        title: 'Prazo para responder',
        description: 'Vazio retira o prazo.',
        pattern: '^(\\d{4}-\\d{2}-\\d{2})?$',
      }),
    ),
  },
  { description: 'O que muda em um envio que ninguém recebeu; o que falta fica como está.' },
);

export type TramiteListar = Static<typeof TramiteListar>;
export const TramiteListar = closed({
  conteudoId: positive(),
  start: optional(positive({ maximum: 10000 })),
  pageSize: optional(positive({ maximum: 100 })),
});

const OutraOrganizacao = optional(
  closed(
    { id: positive(), sigla: text(), nome: text() },
    { description: 'Só a que não é a de quem pergunta.' },
  ),
);

export type DestinatarioPadrao = Static<typeof DestinatarioPadrao>;
export const DestinatarioPadrao = closed({
  unidade: UnidadeResumo,
  usuario: optional(Pessoa),
  organizacao: OutraOrganizacao,
  aceitaSemPessoa: flag(),
  origem: oneOf(['RETORNO', 'RESPOSTA', 'DOCUMENTO', 'ENVIO'], {
    description:
      'RETORNO: a quem ele tem de voltar; RESPOSTA: quem espera esta resposta; DOCUMENTO: os destinatários que ele nomeia; ENVIO: quem o enviou de outra organização.',
  }),
});

export type DestinatariosPadraoQuery = Static<typeof DestinatariosPadraoQuery>;
export const DestinatariosPadraoQuery = closed({ conteudoId: positive() });

export type NotaPedido = Static<typeof NotaPedido>;
export const NotaPedido = closed(
  { motivo: optional(text({ title: 'Nota', maxLength: 1000 })) },
  { description: 'A nota que confirma o ato; a configuração diz se ela é exigida.' },
);

export type ReceberSelecionados = Static<typeof ReceberSelecionados>;
export const ReceberSelecionados = closed({
  ids: list(positive(), { title: 'Itens', minItems: 1, maxItems: 500, uniqueItems: true }),
  motivo: optional(text({ title: 'Nota', description: 'Uma nota para todos.', maxLength: 1000 })),
});

export type TramiteMotivo = Static<typeof TramiteMotivo>;
export const TramiteMotivo = closed({ motivo: optional(text({ title: 'Motivo', maxLength: 1000 })) });

export type Tramite = Static<typeof Tramite>;
export const Tramite = closed({
  id: positive(),
  conteudoId: positive(),
  especie: oneOf(['ENCARGO', 'CONHECIMENTO']),
  situacao: oneOf(['NAO_RECEBIDO', 'RECEBIDO', 'RESGATADO', 'CANCELADO', 'CONHECIDO', 'REDIRECIONADO']),
  deUnidade: UnidadeResumo,
  dePessoa: text(),
  paraUnidade: UnidadeResumo,
  paraPessoa: optional(text()),
  prioridade: Prioridade,
  prazo: optional(day()),
  texto: optional(text()),
  retornoObrigatorio: flag(),
  prazoRetorno: optional(day()),
  devolvidoEm: optional(instant()),
  enviadoEm: instant(),
  recebidoEm: optional(instant()),
  recebidoPor: optional(text()),
  pedeResposta: optional(flag()),
  prazoResposta: optional(day()),
  respondidaEm: optional(instant()),
});

export type RedirecionarPedido = Static<typeof RedirecionarPedido>;
export const RedirecionarPedido = closed({
  versao: optional(integer()),
  destino: DestinoPedido,
  motivo: optional(text({ title: 'Motivo', maxLength: 1000 })),
});

export type RedirecionadosQuery = Static<typeof RedirecionadosQuery>;
export const RedirecionadosQuery = closed({
  start: optional(positive({ maximum: 10000 })),
  pageSize: optional(positive({ maximum: 100 })),
});

export type Redirecionado = Static<typeof Redirecionado>;
export const Redirecionado = closed(
  {
    id: positive(),
    redirecionadoEm: instant(),
    quem: text(),
    motivo: optional(text()),
    deUnidade: UnidadeResumo,
    paraUnidade: UnidadeResumo,
    paraPessoa: optional(text()),
    conteudoId: optional(positive()),
    rotulo: optional(text()),
  },
  {
    description:
      'O rastro do que passou por uma unidade por engano; o que é, só a quem ainda o vê por outra razão.',
  },
);

export type TramiteVerificar = Static<typeof TramiteVerificar>;
export const TramiteVerificar = closed({
  conteudoIds: list(positive(), { title: 'Itens', minItems: 1, maxItems: 500 }),
});

export type TramiteSituacao = Static<typeof TramiteSituacao>;
export const TramiteSituacao = closed({
  id: positive(),
  permitido: flag(),
  rotulo: text(),
  motivo: optional(text()),
  tipo: optional(integer({ description: 'A espécie do conteúdo, se está ao alcance de quem lê.' })),
});

export type TramiteVerificado = Static<typeof TramiteVerificado>;
export const TramiteVerificado = closed({ itens: list(TramiteSituacao) });

export type DestinoPossivel = Static<typeof DestinoPossivel>;
export const DestinoPossivel = closed({
  unidade: UnidadeResumo,
  usuario: optional(Pessoa),
  organizacao: OutraOrganizacao,
  aceitaSemPessoa: flag(),
});

export type PrazosRapidosQuery = Static<typeof PrazosRapidosQuery>;
export const PrazosRapidosQuery = closed({
  unidadeId: optional(positive({ description: 'A unidade de destino; sem ela, a da sessão.' })),
});

export type PrazoRapido = Static<typeof PrazoRapido>;
export const PrazoRapido = closed({
  diasUteis: integer({ description: 'Zero: hoje, quando é dia útil.' }),
  dia: day(),
});

export type TextosTramite = Static<typeof TextosTramite>;
export const TextosTramite = closed({
  textos: list(closed({ id: integer(), descricao: text(), texto: text(), padrao: flag() }), {
    description: 'Texts of the unit and of all units; at most one is the default here.',
  }),
});

export type CheckInAssumir = Static<typeof CheckInAssumir>;
export const CheckInAssumir = closed({ id: positive(), confirmar: optional(flag()) });
