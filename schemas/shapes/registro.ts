import {
  anyMembers,
  anything,
  closed,
  dictionary,
  exactly,
  instant,
  list,
  oneOf,
  open,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';

export type RegistroValidador = Static<typeof RegistroValidador>;
export const RegistroValidador = closed(
  {
    criar: optional(text()),
    editar: optional(text()),
    acoes: optional(dictionary(text(), { description: 'De cada ação que pede dados.' })),
  },
  { description: 'Endereços, relativos a /ws/api/, dos validadores que o navegador importa.' },
);

export type RegistroVisivel = Static<typeof RegistroVisivel>;
export const RegistroVisivel = closed(
  {
    definicao: open(),
    validador: RegistroValidador,
    acoes: list(text(), { description: 'O que a pessoa pode fazer com o registro como um todo.' }),
    icone: optional(text({ description: 'O ícone do menu, em SVG.' })),
    somenteLeitura: optional(list(text(), { description: 'Campos que a pessoa vê e não altera.' })),
    sugestoes: optional(
      anyMembers({ description: 'Com o que um registro novo começa no formulário (x-suggest), por campo.' }),
    ),
  },
  { description: 'Um registro como a pessoa o vê: sem os campos que as permissões dela escondem.' },
);

export type RegistroEscolha = Static<typeof RegistroEscolha>;
export const RegistroEscolha = closed(
  { id: positive(), rotulo: text(), ativo: optional(exactly(false)) },
  { description: 'Uma escolha de relação; sem ativo, está ativa.' },
);

export type RegistroAlteracao = Static<typeof RegistroAlteracao>;
export const RegistroAlteracao = closed({
  campo: text(),
  antes: optional(anything()),
  depois: optional(anything()),
});

export type RegistroHistorico = Static<typeof RegistroHistorico>;
export const RegistroHistorico = closed(
  {
    id: positive(),
    momento: instant(),
    tipo: oneOf(['criacao', 'alteracao', 'exclusao', 'ato'], {
      description: '`ato`: algo que não mudou o que está escrito no registro, dito em `texto`.',
    }),
    texto: optional(text({ description: 'O ato, em palavras.' })),
    motivo: optional(text()),
    versao: optional(positive({ description: 'A versão que a alteração deixou.' })),
    usuario: optional(text()),
    substituido: optional(text({ description: 'Por quem a pessoa agiu.' })),
    unidade: optional(text()),
    campos: list(RegistroAlteracao),
  },
  { description: 'Uma alteração de um registro, com o que mudou.' },
);

export type RegistroUso = Static<typeof RegistroUso>;
export const RegistroUso = closed(
  { registro: optional(text()), titulo: text(), campo: optional(text()), total: positive() },
  { description: 'Onde um registro é usado.' },
);

export type RegistroUsos = Static<typeof RegistroUsos>;
export const RegistroUsos = closed(
  { usos: list(RegistroUso) },
  { description: 'Conteúdo do erro registroEmUso.' },
);

export type RegistroConflito = Static<typeof RegistroConflito>;
export const RegistroConflito = closed(
  { registro: open(), quem: text(), em: instant(), campos: list(text()) },
  {
    description:
      'Conteúdo do erro conflitoDeVersao: o registro como está e os campos que mudaram desde a versão lida.',
  },
);

export type RegistroAplicado = Static<typeof RegistroAplicado>;
export const RegistroAplicado = closed(
  { nome: text(), titulo: text(), arquivo: optional(text()), versao: positive(), aplicadaEm: instant() },
  { description: 'Uma definição em vigor.' },
);

export type RegistroMigracao = Static<typeof RegistroMigracao>;
export const RegistroMigracao = closed(
  {
    id: positive(),
    nome: text(),
    versao: positive(),
    removido: optional(exactly(true, { description: 'O registro deixou de existir.' })),
    comandos: list(text()),
    aplicadaEm: instant(),
  },
  { description: 'O que foi feito nas tabelas para chegar a uma versão; sem comandos, só as telas mudaram.' },
);

export type RegistroRecusa = Static<typeof RegistroRecusa>;
export const RegistroRecusa = closed(
  {
    arquivo: text(),
    lugar: text({ description: 'Ponteiro JSON dentro do arquivo.' }),
    registro: optional(text()),
    motivo: text(),
    comando: optional(text()),
    desde: instant(),
  },
  { description: 'O que impede uma definição de entrar em vigor.' },
);
