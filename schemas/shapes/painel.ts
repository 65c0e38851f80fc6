import {
  closed,
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
import { DocumentoParaAssinar } from './assinatura.ts';
import { CaixaContadores, ItemCaixa } from './caixa.ts';
import { Compromisso } from './compromisso.ts';
import { AtividadeFluxo } from './fluxo-atividade.ts';
import { Notificacao } from './notificacao.ts';
import { NomeRelatorio, Relatorio } from './relatorio.ts';

export type WidgetPainel = Static<typeof WidgetPainel>;
export const WidgetPainel = closed(
  {
    id: text({ description: 'Único no início da pessoa.', pattern: '^[A-Za-z0-9-]{1,40}$' }),
    tipo: text({ maxLength: 40 }),
    parametros: optional(
      closed({
        pesquisa: optional(positive()),
        marcador: optional(oneOf(['qualquer', 'azul', 'verde', 'ambar', 'rubro', 'anil', 'pedra'])),
        estado: optional(oneOf(['1', '2', '3', '4', '5', '6', '7', '8', '9', '99'])),
        relatorio: optional(NomeRelatorio),
      }),
    ),
  },
  {
    description:
      'Um bloco do início: a espécie dele (schemas/painel/widget-kinds.ts) e o que a pessoa escolheu nele.',
  },
);

export type ArranjoPainel = Static<typeof ArranjoPainel>;
export const ArranjoPainel = closed(
  { posicoes: list(list(WidgetPainel, { maxItems: 10 }), { minItems: 6, maxItems: 6 }) },
  { description: 'As seis posições, de 0 a 5; em cada uma, os blocos empilhados como abas.' },
);

export type BlocoPainel = Static<typeof BlocoPainel>;
export const BlocoPainel = closed(
  {
    id: text(),
    titulo: optional(text({ description: 'O nome que a pessoa deu, onde há um.' })),
    total: optional(integer()),
    totalExato: optional(flag()),
    caixa: optional(list(ItemCaixa)),
    assinar: optional(list(DocumentoParaAssinar)),
    mensagens: optional(list(Notificacao)),
    atividades: optional(list(AtividadeFluxo)),
    compromissos: optional(list(Compromisso)),
    relatorio: optional(Relatorio),
    contadores: optional(CaixaContadores),
    lidoEm: optional(
      instant({ description: 'De quando é o que o bloco mostra, se não é da hora do início.' }),
    ),
    falha: optional(text()),
  },
  { description: 'O que um bloco mostra: quantos há, as primeiras linhas, ou por que não se pôde ler.' },
);

export type Painel = Static<typeof Painel>;
export const Painel = closed(
  {
    arranjo: ArranjoPainel,
    origem: oneOf(['PESSOA', 'PERFIL', 'PRODUTO'], {
      description: 'De quem é o arranjo: da própria pessoa, do perfil dela, do produto.',
    }),
    padraoMudou: flag({ description: 'O padrão do perfil mudou depois que a pessoa arranjou o seu.' }),
    blocos: list(BlocoPainel),
    lidoEm: instant(),
  },
  { description: 'O início inteiro, lido de uma vez.' },
);

export type PainelPadrao = Static<typeof PainelPadrao>;
export const PainelPadrao = closed(
  {
    arranjo: ArranjoPainel,
    proprio: flag({ description: 'Se o perfil tem um padrão seu; sem ele, vale o do produto.' }),
  },
  { description: 'O início de quem tem um perfil e não arranjou o seu.' },
);
