import {
  closed,
  day,
  flag,
  instant,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';

export type DocumentoDeForaItem = Static<typeof DocumentoDeForaItem>;
export const DocumentoDeForaItem = closed(
  {
    id: positive({ description: 'O da assinatura que se pede, e não o do documento.' }),
    nome: text({ description: 'Número e assunto.' }),
    tipo: text(),
    orgao: text(),
    unidade: text({ description: 'A unidade que o fez, e pede a assinatura.' }),
    situacao: oneOf(['PENDENTE', 'ASSINADO']),
    prazo: optional(day()),
    assinadoEm: optional(instant()),
  },
  { description: 'Um documento que a pessoa foi chamada a assinar, ou assinou.' },
);

export type DocumentosDeFora = Static<typeof DocumentosDeFora>;
export const DocumentosDeFora = closed({
  assinar: list(DocumentoDeForaItem),
  assinados: list(DocumentoDeForaItem),
});

export type SignatarioDeFora = Static<typeof SignatarioDeFora>;
export const SignatarioDeFora = closed(
  {
    nome: text(),
    situacao: oneOf(['PENDENTE', 'ASSINADO', 'RECUSADO']),
    assinadoEm: optional(instant()),
    voce: flag(),
    deFora: flag(),
  },
  { description: 'Quem assina com a pessoa, na ordem: só o nome e se já assinou.' },
);

export type DocumentoDeFora = Static<typeof DocumentoDeFora>;
export const DocumentoDeFora = closed(
  {
    id: positive(),
    nome: text(),
    tipo: text(),
    orgao: text(),
    unidade: text(),
    situacao: oneOf(['PENDENTE', 'ASSINADO']),
    prazo: optional(day()),
    assinadoEm: optional(instant()),
    codigo: optional(text({ description: 'O que confere o documento na página pública.' })),
    sha256: text({ description: 'Do arquivo concluído, que é o que se assina.' }),
    signatarios: list(SignatarioDeFora),
    impedimento: optional(text({ description: 'Por que não se assina agora, embora se veja.' })),
  },
  { description: 'O que a pessoa vê do documento que assina, além do arquivo.' },
);

export type DocumentoDeForaAssinar = Static<typeof DocumentoDeForaAssinar>;
export const DocumentoDeForaAssinar = closed({
  senha: text({ title: 'Senha', minLength: 1, maxLength: 200 }),
  codigo: text({ title: 'Código', minLength: 1, maxLength: 20 }),
  sha256: text({
    description: 'O resumo do arquivo que se mostrou: assina-se o que se viu.',
    pattern: '^[0-9a-f]{64}$',
  }),
});

export type DocumentoDeForaRecusar = Static<typeof DocumentoDeForaRecusar>;
export const DocumentoDeForaRecusar = closed({ motivo: text({ title: 'Motivo', maxLength: 1000 }) });
