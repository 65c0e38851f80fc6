import { tiposDeCampo, tiposDeRegistro } from '#schemas/fluxo/atividade.ts';
import {
  answer,
  closed,
  day,
  dictionary,
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

export type AtividadesQuery = Static<typeof AtividadesQuery>;
export const AtividadesQuery = closed({
  start: optional(positive({ maximum: 10000 })),
  pageSize: optional(positive({ maximum: 100 })),
});

export type CampoAtividade = Static<typeof CampoAtividade>;
export const CampoAtividade = closed({
  chave: text(),
  rotulo: text(),
  tipo: oneOf(tiposDeCampo),
  obrigatorio: flag(),
  ajuda: optional(text()),
  opcoes: optional(list(text(), { description: 'Entre o que se escolhe, nas perguntas de escolher.' })),
  quando: optional(text({ description: 'Em FEEL: só se pergunta se isto valer das anteriores.' })),
});

export type RegistrosQuery = Static<typeof RegistrosQuery>;
export const RegistrosQuery = closed({
  tipo: oneOf(tiposDeRegistro, { description: 'De que se escolhe.' }),
  q: optional(text({ maxLength: 100 })),
  ids: optional(
    text({
      pattern: '^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,199}$',
      description: 'Os nomes destes, ainda que já não se escolham; sem eles, o que se pode escolher.',
    }),
  ),
});

export type AtividadeFluxo = Static<typeof AtividadeFluxo>;
export const AtividadeFluxo = closed({
  id: integer(),
  nome: text(),
  especie: oneOf([
    'FORMULARIO',
    'APROVACAO',
    'ASSINAR',
    'TRAMITAR',
    'JUNTAR',
    'CRIAR_DOCUMENTO',
    'TRABALHO',
    'ESPERA',
  ]),
  instrucao: optional(text()),
  fluxo: text(),
  conteudo: closed({ id: integer(), tipo: integer(), numero: optional(text()), assunto: text() }),
  abertaEm: instant(),
  prazo: optional(day()),
  atrasada: flag(),
  assumidaPor: optional(text()),
  campos: list(CampoAtividade),
  posso: flag({ description: 'A pessoa pode assumir ou concluir agora.' }),
  comigo: flag({ description: 'A pessoa a assumiu.' }),
  colegas: optional(
    list(closed({ id: integer(), nome: text() }), { description: 'A quem pode ser passada.' }),
  ),
  chamados: optional(
    list(text(), { description: 'Por quem espera, se a pessoa não está entre os chamados.' }),
  ),
  quorum: optional(
    closed(
      { bastam: integer(), de: integer(), responderam: integer() },
      {
        description:
          'Quantas respostas bastam, de quantas pessoas, e quantas já vieram, se nem todas são precisas.',
      },
    ),
  ),
  documento: optional(
    closed(
      { id: integer(), tipo: integer(), numero: optional(text()), assunto: text() },
      { description: 'O documento que a atividade pede, se já foi criado e a pessoa o vê.' },
    ),
  ),
  urgente: flag(),
});

export type AtividadeDelegar = Static<typeof AtividadeDelegar>;
export const AtividadeDelegar = closed({ usuarioId: positive({ title: 'Pessoa' }) });

export type AtividadeConcluir = Static<typeof AtividadeConcluir>;
export const AtividadeConcluir = closed({
  decisao: optional(oneOf(['APROVAR', 'DEVOLVER'], { title: 'Decisão' })),
  motivo: optional(text({ title: 'Motivo', maxLength: 1000 })),
  respostas: optional(dictionary(answer({ maxLength: 4000 }), { title: 'Respostas', maxProperties: 100 })),
});

export type AtividadeDocumento = Static<typeof AtividadeDocumento>;
export const AtividadeDocumento = closed({
  assunto: text({ title: 'Assunto', minLength: 1, maxLength: 500 }),
});

export type GerenciarAtividadesQuery = Static<typeof GerenciarAtividadesQuery>;
export const GerenciarAtividadesQuery = closed({
  start: optional(positive({ maximum: 10000 })),
  pageSize: optional(positive({ maximum: 100 })),
  fluxoId: optional(positive({ title: 'Fluxo' })),
  papel: optional(text({ title: 'Papel', maxLength: 50 })),
  unidadeId: optional(positive({ title: 'Unidade' })),
  usuarioId: optional(positive({ title: 'Pessoa' })),
  prazo: optional(oneOf(['ATRASADAS', 'HOJE', 'SEM'], { title: 'Prazo' })),
  posse: optional(oneOf(['LIVRES', 'ASSUMIDAS'], { title: 'Posse' })),
  q: optional(text({ title: 'Atividade', maxLength: 100 })),
});

export type AtividadeGerenciada = Static<typeof AtividadeGerenciada>;
export const AtividadeGerenciada = closed({
  id: integer(),
  nome: text(),
  especie: oneOf([
    'FORMULARIO',
    'APROVACAO',
    'ASSINAR',
    'TRAMITAR',
    'JUNTAR',
    'CRIAR_DOCUMENTO',
    'TRABALHO',
    'ESPERA',
  ]),
  fluxo: text(),
  versao: integer(),
  papel: text(),
  abertaEm: instant(),
  prazo: optional(day()),
  atrasada: flag(),
  prioridade: oneOf(['NORMAL', 'URGENTE']),
  situacao: oneOf(['ATIVA', 'SUSPENSA', 'PROBLEMA']),
  assumidaPor: optional(text()),
  pessoas: list(closed({ id: integer(), nome: text() })),
  conteudo: optional(
    closed(
      { id: integer(), tipo: integer(), numero: optional(text()), assunto: text() },
      { description: 'Só do que a pessoa vê.' },
    ),
  ),
});

export type ContagemAtividades = Static<typeof ContagemAtividades>;
export const ContagemAtividades = closed({
  total: integer(),
  atrasadas: integer(),
  porPapel: list(closed({ chave: text(), nome: text(), quantas: integer(), atrasadas: integer() })),
  porUnidade: list(closed({ chave: text(), nome: text(), quantas: integer(), atrasadas: integer() })),
  porPessoa: list(closed({ chave: text(), nome: text(), quantas: integer(), atrasadas: integer() })),
});

export type AtividadesAto = Static<typeof AtividadesAto>;
export const AtividadesAto = closed({
  ids: list(positive(), { title: 'Atividades', minItems: 1, maxItems: 100, uniqueItems: true }),
  ato: oneOf(['PASSAR', 'LIBERAR', 'PRAZO', 'PRIORIDADE', 'CONCLUIR'], { title: 'O que se faz' }),
  usuarioId: optional(positive({ title: 'Pessoa' })),
  prazo: optional(day({ title: 'Prazo' })),
  prioridade: optional(oneOf(['NORMAL', 'URGENTE'], { title: 'Prioridade' })),
  decisao: optional(oneOf(['APROVAR', 'DEVOLVER'], { title: 'Decisão' })),
  motivo: optional(text({ title: 'Justificativa', maxLength: 1000 })),
});
