import {
  annotated,
  closed,
  flag,
  instant,
  integer,
  list,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { EdicaoPermitida } from './documento.ts';

export type ConteudoVinculado = Static<typeof ConteudoVinculado>;
export const ConteudoVinculado = closed({
  id: positive(),
  tipo: integer(),
  numero: optional(text()),
  assunto: text(),
  tipoDocumento: optional(text()),
  fase: integer(),
  estado: integer(),
  autor: text(),
  criadoEm: instant(),
});

export type Vinculos = Static<typeof Vinculos>;
export const Vinculos = closed({
  origem: optional(
    annotated(ConteudoVinculado, {
      description: 'O conteúdo de que o documento foi criado; ausente também do que a pessoa não alcança.',
    }),
  ),
  mudar: annotated(EdicaoPermitida, {
    description: 'Se a pessoa pode desvincular o documento ou vinculá-lo a outro conteúdo.',
  }),
  referenciadores: list(ConteudoVinculado, {
    description: 'Documentos criados deste que a pessoa alcança, o mais novo primeiro.',
  }),
  total: integer({ minimum: 0 }),
  totalExato: flag(),
});
