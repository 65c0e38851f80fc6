import {
  annotated,
  closed,
  day,
  flag,
  integer,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { Rotulo } from './conteudo.ts';

export type MotivoCaptura = Static<typeof MotivoCaptura>;
export const MotivoCaptura = oneOf([
  'tipo',
  'vazio',
  'protegido',
  'invalido',
  'programa',
  'paginas',
  'imagemGrande',
  'demorou',
  'memoria',
]);

export type ConferenciaPdfa = Static<typeof ConferenciaPdfa>;
export const ConferenciaPdfa = closed({
  nome: oneOf([
    'declarado',
    'semSenha',
    'semPrograma',
    'fontesEmbutidas',
    'corDefinida',
    'semArquivosDentro',
  ]),
  ok: flag(),
});

export type RelatorioPdfa = Static<typeof RelatorioPdfa>;
export const RelatorioPdfa = closed(
  {
    declara: optional(text({ description: 'A parte e o nível que o arquivo declara, como `2b`.' })),
    conferencias: list(ConferenciaPdfa),
  },
  { description: 'O que se conferiu de PDF/A: não é uma validação inteira da ISO 19005.' },
);

export type PaginaCapturada = Static<typeof PaginaCapturada>;
export const PaginaCapturada = closed({
  numero: positive(),
  emBranco: flag(),
  temTexto: flag(),
  giro: oneOf([0, 90, 180, 270], {
    description: 'Quanto girar, no sentido do relógio, para ler a página, até onde isso se vê.',
  }),
  separadora: optional(flag()),
  etiqueta: optional(
    text({
      description:
        'O que diz a etiqueta que a página traz; a de um protocolo também se conhece pelas barras.',
    }),
  ),
  protocolo: optional(
    annotated(Rotulo, {
      description: 'O protocolo de que a etiqueta é, ao alcance de quem pede, com o número dele.',
    }),
  ),
});

export type SugestaoDaParte = Static<typeof SugestaoDaParte>;
export const SugestaoDaParte = closed(
  {
    tipoDocumentoId: optional(positive()),
    assunto: optional(text()),
    numero: optional(text({ description: 'O número que o papel traz.' })),
    data: optional(day({ description: 'O dia que o papel traz.' })),
    origem: optional(text({ description: 'Quem o manda.' })),
  },
  { description: 'De que tipo pode ser e de que pode tratar, pelo nome e pelo que a primeira página diz.' },
);

export type ParteSugerida = Static<typeof ParteSugerida>;
export const ParteSugerida = closed(
  {
    paginas: list(positive()),
    etiqueta: optional(text()),
    leitura: optional(
      oneOf(['ESPERA', 'LIDA', 'FALHOU'], {
        description: 'Como vai a leitura da primeira página, quando é preciso reconhecer o que nela se lê.',
      }),
    ),
    sugestao: optional(SugestaoDaParte),
  },
  { description: 'Um documento do maço.' },
);

export type Captura = Static<typeof Captura>;
export const Captura = closed({
  id: positive(),
  nome: text(),
  tamanho: integer({ minimum: 0 }),
  situacao: oneOf(['ESPERA', 'PRONTA', 'FALHOU']),
  motivo: optional(text({ description: 'Por que não serve.' })),
  total: optional(integer({ description: 'Quantas páginas tem, quando já se sabe.', minimum: 0 })),
  lidas: integer({ minimum: 0 }),
  paginas: list(PaginaCapturada),
  partes: list(ParteSugerida, {
    description: 'Onde um documento acaba e outro começa; as páginas em branco e as separadoras ficam fora.',
  }),
  pdfa: optional(RelatorioPdfa),
  sugestao: optional(annotated(SugestaoDaParte, { description: 'Do primeiro documento.' })),
});

export type PaginaDaParte = Static<typeof PaginaDaParte>;
export const PaginaDaParte = closed(
  {
    numero: positive(),
    giro: oneOf([0, 90, 180, 270], { description: 'Quanto girar, no sentido do relógio.' }),
  },
  { description: 'Uma página da captura, na ordem em que fica.' },
);

export type CapturaUsada = Static<typeof CapturaUsada>;
export const CapturaUsada = closed(
  { id: positive(), paginas: list(PaginaDaParte, { minItems: 1, maxItems: 2000 }) },
  { description: 'As páginas de uma captura que formam o arquivo.' },
);

export type CapturasQuery = Static<typeof CapturasQuery>;
export const CapturasQuery = closed({ ids: text({ pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,199}$' }) });
