import {
  answer,
  closed,
  day,
  decimal,
  dictionary,
  flag,
  instant,
  integer,
  list,
  oneOf,
  optional,
  plain,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { DesenhoDoConteudo } from './fluxo.ts';
import { CampoAtividade } from './fluxo-atividade.ts';
import { AchadoFluxo } from './fluxo-desenho.ts';

export type AmostraSimulada = Static<typeof AmostraSimulada>;
export const AmostraSimulada = closed({
  usuarioId: optional(positive({ title: 'Quem começa' })),
  inicio: optional(instant({ title: 'Começa em' })),
  campos: optional(
    dictionary(plain({ maxLength: 1000 }), { title: 'Campos do conteúdo', maxProperties: 50 }),
  ),
});

export type EscolhaSimulada = Static<typeof EscolhaSimulada>;
export const EscolhaSimulada = closed({
  tipo: oneOf(['CONCLUIR', 'EVENTO', 'AVANCAR', 'PROXIMO'], { title: 'O que acontece' }),
  chave: optional(text({ title: 'Atividade', maxLength: 400 })),
  por: optional(positive({ title: 'Por quem' })),
  evento: optional(text({ title: 'Evento', maxLength: 100 })),
  horas: optional(positive({ title: 'Horas', maximum: 8784 })),
  decisao: optional(oneOf(['APROVAR', 'DEVOLVER'], { title: 'Decisão' })),
  motivo: optional(text({ title: 'Motivo', maxLength: 1000 })),
  respostas: optional(dictionary(answer({ maxLength: 4000 }), { title: 'Respostas', maxProperties: 100 })),
});

export type FluxoSimular = Static<typeof FluxoSimular>;
export const FluxoSimular = closed({
  xml: text({ title: 'Desenho', minLength: 1, maxLength: 3000000 }),
  amostra: optional(AmostraSimulada),
  escolhas: optional(list(EscolhaSimulada, { title: 'Passos', maxItems: 100 })),
});

export type FluxoSimulado = Static<typeof FluxoSimulado>;
export const FluxoSimulado = closed({
  situacao: oneOf(['ANDANDO', 'TERMINOU', 'PAROU', 'NAO_ANDA'], {
    description: 'NAO_ANDA: há o que impede publicar, e está nos achados.',
  }),
  aplicadas: integer({ description: 'Quantas das escolhas ainda valem neste desenho.' }),
  achados: list(AchadoFluxo),
  pede: list(text(), { description: 'Campos do conteúdo de que falam as condições.' }),
  agora: optional(instant()),
  proximo: optional(instant({ description: 'Quando vence o próximo tempo ou prazo.' })),
  iniciador: optional(closed({ usuarioId: integer(), nome: text(), unidadeId: integer(), unidade: text() })),
  parada: optional(closed({ elemento: optional(text()), nome: optional(text()), mensagem: text() })),
  abertas: list(
    closed({
      chave: text(),
      elemento: text(),
      nome: text(),
      especie: oneOf([
        'FORMULARIO',
        'APROVACAO',
        'ASSINAR',
        'TRAMITAR',
        'JUNTAR',
        'CRIAR_DOCUMENTO',
        'ESPERA',
        'TRABALHO',
      ]),
      espera: optional(text()),
      instrucao: optional(text()),
      abertaEm: instant(),
      prazo: optional(day()),
      atrasada: flag(),
      campos: list(CampoAtividade),
      pessoas: list(
        closed({
          usuarioId: integer(),
          nome: text(),
          unidade: text(),
          motivos: list(text()),
          ausenteAte: optional(day()),
          substituto: optional(text()),
        }),
      ),
      ninguem: list(closed({ executante: text(), motivo: text() }), {
        description: 'Executantes que não dão em ninguém agora.',
      }),
    }),
  ),
  tempos: list(closed({ elemento: text(), nome: text(), vence: instant() })),
  historia: list(
    closed({
      passo: integer({ description: 'A escolha de que veio; 0, o começo.' }),
      em: instant(),
      elemento: optional(text()),
      texto: text(),
    }),
  ),
  desenho: DesenhoDoConteudo,
});

export type FluxoSortear = Static<typeof FluxoSortear>;
export const FluxoSortear = closed({
  xml: text({ title: 'Desenho', minLength: 1, maxLength: 3000000 }),
  amostra: optional(AmostraSimulada),
  semente: optional(positive({ title: 'Sorteio', maximum: 1000000 })),
  casos: optional(positive({ title: 'Casos', maximum: 100 })),
});

export type FluxoSorteado = Static<typeof FluxoSorteado>;
export const FluxoSorteado = closed({
  semente: integer(),
  casos: integer({ description: 'Quantos couberam no tempo.' }),
  pedidos: integer(),
  terminaram: integer(),
  mediana: optional(integer({ description: 'Segundos do começo ao fim.' })),
  achados: list(AchadoFluxo),
  parados: list(
    closed({ elemento: optional(text()), nome: optional(text()), mensagem: text(), casos: integer() }),
  ),
  etapas: list(
    closed({
      id: text(),
      nome: text(),
      vezes: integer(),
      mediana: integer({ description: 'Segundos.' }),
      comPrazo: integer(),
      atrasadas: integer(),
      parte: decimal(),
      medida: flag({ description: 'O tempo veio da estatística do fluxo.' }),
    }),
  ),
  desenho: DesenhoDoConteudo,
});
