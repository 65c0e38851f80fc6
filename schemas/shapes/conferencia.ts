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
import { MaterialConfianca } from './autoridades.ts';

export type ProvasQuery = Static<typeof ProvasQuery>;
export const ProvasQuery = closed({
  situacao: optional(
    oneOf(['VENCEM', 'VENCIDAS', 'ESPERAM'], {
      title: 'Situação',
      description:
        'VENCEM: dentro de um ano; VENCIDAS: a prova já não vale por si; ESPERAM: falta algo para guardá-la. Sem ela, todas.',
    }),
  ),
  start: optional(positive({ maximum: 500 })),
  pageSize: optional(positive({ maximum: 50 })),
});

export type ProvaGuardada = Static<typeof ProvaGuardada>;
export const ProvaGuardada = closed(
  {
    id: integer(),
    tipo: integer(),
    numero: optional(text()),
    assunto: text(),
    versao: integer(),
    anexo: optional(
      closed(
        { id: integer(), nome: text() },
        { description: 'O anexo de que são as assinaturas; sem ele, são do próprio documento.' },
      ),
    ),
    nivel: optional(oneOf(['B', 'T', 'LT', 'LTA'])),
    ate: optional(instant({ description: 'Quando acaba o certificado que sustenta a prova.' })),
    vencida: flag(),
    falta: optional(text({ description: 'O que falta para provar mais, em palavras.' })),
  },
  { description: 'Até onde as assinaturas de uma versão, ou de um anexo, se provam por si.' },
);

export type ConferenciaPedida = Static<typeof ConferenciaPedida>;
export const ConferenciaPedida = closed(
  {
    separada: optional(
      text({
        title: 'Assinatura',
        description: 'A assinatura que está fora do arquivo (.p7s), em base64.',
        pattern: '^[A-Za-z0-9+/]+={0,2}$',
        maxLength: 2000000,
      }),
    ),
  },
  { description: 'O arquivo vem na parte "arquivo".' },
);

export type LinhaConferencia = Static<typeof LinhaConferencia>;
export const LinhaConferencia = closed({
  ponto: oneOf([
    'INTEGRIDADE',
    'ALGORITMO',
    'MUDANCAS',
    'CADEIA',
    'REVOGACAO',
    'TEMPO',
    'PROVA',
    'POLITICA',
    'NIVEL',
    'IDENTIDADE',
  ]),
  resultado: oneOf(['CERTO', 'ATENCAO', 'ERRADO', 'NAO_CONFERIDO']),
  texto: text(),
  prova: optional(text({ description: 'De onde isso se sabe.' })),
});

export type AssinaturaConferida = Static<typeof AssinaturaConferida>;
export const AssinaturaConferida = closed({
  campo: text(),
  titular: optional(text()),
  cpf: optional(text({ description: 'Mascarado.' })),
  emissor: optional(text()),
  linhas: list(LinhaConferencia),
});

export type ArquivoConferido = Static<typeof ArquivoConferido>;
export const ArquivoConferido = closed(
  {
    nome: text(),
    tamanho: integer(),
    sha256: text(),
    formato: oneOf(['PDF', 'XML', 'CMS', 'DESCONHECIDO']),
    conferidoEm: instant(),
    problema: optional(text({ description: 'Por que nada se diz das assinaturas.' })),
    faltaConteudo: optional(flag({ description: 'A assinatura está fora do arquivo, que não veio.' })),
    itens: list(AssinaturaConferida),
    material: list(MaterialConfianca, { description: 'As autoridades e as listas com que se conferiu.' }),
  },
  { description: 'Um arquivo, e as assinaturas que tem, ponto por ponto.' },
);
