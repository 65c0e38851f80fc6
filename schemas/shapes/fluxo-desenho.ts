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

export type QuemRecebeQuery = Static<typeof QuemRecebeQuery>;
export const QuemRecebeQuery = closed({ conteudoId: optional(positive({ title: 'Conteúdo' })) });

export type QuemRecebe = Static<typeof QuemRecebe>;
export const QuemRecebe = closed({
  papel: text(),
  ativo: flag(),
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
});

export type AchadoFluxo = Static<typeof AchadoFluxo>;
export const AchadoFluxo = closed({
  elemento: optional(text()),
  mensagem: text(),
  impede: flag({ description: 'Falso: é só um aviso.' }),
  regra: optional(text({ description: 'A que não se cumpre, pela qual se sabe como corrigir.' })),
});

export type DesenhoXml = Static<typeof DesenhoXml>;
export const DesenhoXml = closed({ xml: text({ title: 'Desenho', minLength: 1, maxLength: 3000000 }) });

export type DesenhoSalvar = Static<typeof DesenhoSalvar>;
export const DesenhoSalvar = closed({
  xml: text({ title: 'Desenho', minLength: 1, maxLength: 3000000 }),
  revisao: integer({ title: 'Revisão lida', minimum: 0 }),
});

export type FluxoPublicar = Static<typeof FluxoPublicar>;
export const FluxoPublicar = closed({ revisao: positive({ title: 'Revisão lida' }) });

export type DesenhoGuardado = Static<typeof DesenhoGuardado>;
export const DesenhoGuardado = closed({ revisao: integer(), achados: list(AchadoFluxo) });

export type DesenhosSalvos = Static<typeof DesenhosSalvos>;
export const DesenhosSalvos = closed({
  itens: list(closed({ id: integer(), em: instant(), por: optional(text()) })),
});

export type DesenhoFluxo = Static<typeof DesenhoFluxo>;
export const DesenhoFluxo = closed({
  fluxo: closed({ id: integer(), codigo: text(), nome: text(), ativo: flag() }),
  xml: optional(text()),
  revisao: integer(),
  alteradoEm: optional(instant()),
  alteradoPor: optional(text()),
  versoes: list(
    closed({ numero: integer(), publicadaEm: instant(), publicadaPor: text(), andamento: integer() }),
  ),
  papeis: list(closed({ codigo: text(), nome: text() })),
  unidades: list(closed({ sigla: text(), nome: text() })),
  modelos: list(closed({ codigo: text(), nome: text() })),
  subfluxos: list(closed({ codigo: text(), nome: text() })),
  tipos: list(text(), { description: 'Nomes dos tipos de documento e de processo em uso.' }),
  campos: list(
    closed({
      rotulo: text(),
      tipo: oneOf(['TEXTO', 'NUMERO', 'DATA', 'SIM_NAO', 'ESCOLHA']),
      opcoes: list(text(), { description: 'Vazia: as opções se leem de outro lugar.' }),
    }),
    { description: 'Campos personalizados que uma condição lê como conteudo.rótulo.' },
  ),
  semExpediente: list(day(), {
    description:
      'Dias da semana em que a unidade de quem desenha não tem expediente, dos últimos e dos próximos anos.',
  }),
});
