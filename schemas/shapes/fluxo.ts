import {
  closed,
  decimal,
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
import { sinais } from '#schemas/fluxo/sinal.ts';
import { AtividadeFluxo } from './fluxo-atividade.ts';

export type FluxoDoConteudo = Static<typeof FluxoDoConteudo>;
export const FluxoDoConteudo = closed({
  nome: optional(text()),
  versao: optional(integer()),
  situacao: optional(oneOf(['ATIVA', 'SUSPENSA', 'PROBLEMA', 'CONCLUIDA', 'CANCELADA'])),
  iniciadaEm: optional(instant()),
  problema: optional(text()),
  abertas: list(AtividadeFluxo),
  passos: list(
    closed({
      id: integer(),
      nome: text(),
      em: instant(),
      por: optional(text()),
      porQuem: optional(text({ description: 'Quem o fez no lugar dela, por substituição.' })),
      expirou: optional(flag({ description: 'O tempo acabou antes que alguém o fizesse.' })),
      decisao: optional(oneOf(['APROVAR', 'DEVOLVER'])),
      motivo: optional(text()),
      respostas: optional(
        list(
          closed({
            rotulo: text(),
            valor: text(),
            arquivo: optional(
              text({ description: 'A pergunta que se respondeu com um arquivo: por ela ele se baixa.' }),
            ),
          }),
        ),
      ),
    }),
  ),
});

const ponto = (said: { readonly description?: string } = {}) => closed({ x: decimal(), y: decimal() }, said);

export type DesenhoDoConteudo = Static<typeof DesenhoDoConteudo>;
export const DesenhoDoConteudo = closed({
  passo: optional(integer({ description: 'Em que passo está; ausente, nada espera.' })),
  de: optional(integer({ description: 'Cerca de quantos são.' })),
  elementos: list(
    closed({
      id: text(),
      nome: text(),
      forma: oneOf(['EVENTO', 'TEMPO', 'DECISAO', 'TAREFA', 'GRUPO']),
      x: decimal(),
      y: decimal(),
      largura: decimal(),
      altura: decimal(),
      sinal: optional(oneOf(sinais, { description: 'O que se desenha dentro.' })),
      cheio: optional(flag({ description: 'O sinal é cheio: faz acontecer em vez de esperar.' })),
      contorno: optional(oneOf(['GROSSO', 'DUPLO'], { description: 'De um evento: o fim, ou o do meio.' })),
      rotulo: optional(ponto({ description: 'O meio, no alto, de onde se escreve o nome que fica fora.' })),
      tempo: optional(text({ description: 'De um tempo sem nome, o que ele espera, como o arquivo o diz.' })),
      estado: optional(oneOf(['FEITO', 'AGORA', 'PROBLEMA'])),
      parte: optional(
        decimal({ description: 'De todo o tempo que passou no fluxo, o que passou no elemento.' }),
      ),
    }),
  ),
  raias: optional(
    list(
      closed({
        nome: text(),
        x: decimal(),
        y: decimal(),
        largura: decimal(),
        altura: decimal(),
        fundura: integer({ description: 'Em quantas outras está.' }),
        emPe: optional(flag({ description: 'O nome fica em cima, e não à esquerda.' })),
      }),
      { description: 'O participante do fluxo e as raias, cada uma antes das que estão nela.' },
    ),
  ),
  ligacoes: list(
    closed({
      pontos: list(ponto()),
      nome: optional(text()),
      rotulo: optional(ponto({ description: 'O meio, no alto, de onde se escreve o nome.' })),
    }),
  ),
});

export type FluxosIniciaveis = Static<typeof FluxosIniciaveis>;
export const FluxosIniciaveis = closed({
  itens: list(
    closed({
      id: integer(),
      nome: text(),
      descricao: optional(text()),
      versao: integer(),
      doTipo: flag({ description: 'É o que a conclusão de um conteúdo deste tipo ou modelo inicia.' }),
    }),
  ),
});

export type FluxoIniciar = Static<typeof FluxoIniciar>;
export const FluxoIniciar = closed({
  fluxoId: positive({ title: 'Fluxo' }),
  versaoFluxo: positive({ title: 'Versão do fluxo' }),
});
