import {
  closed,
  day,
  flag,
  instant,
  integer,
  list,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { CampoConteudo, CampoPreenchido } from './campos.ts';
import { NivelAcesso, Sigilo, VigenciaPedida } from './conteudo.ts';
import { DestinoPedido } from './destino.ts';
import { Pendencia } from './documento.ts';
import { Corpo, Valores } from './propriedade.ts';

export type DocumentoNovo = Static<typeof DocumentoNovo>;
export const DocumentoNovo = closed({
  modeloId: positive({ title: 'Modelo' }),
  tipoDocumentoId: optional(positive({ title: 'Tipo de documento' })),
  assunto: text({ title: 'Assunto', maxLength: 500, minLength: 1 }),
  modeloPersonalizadoId: optional(
    positive({ description: 'O texto que a pessoa ou a unidade guardou de um documento deste modelo.' }),
  ),
  conteudoVinculado: optional(positive()),
  teste: optional(flag({ description: 'A test of the version of the model that is under change.' })),
});

export type DocumentoSalvar = Static<typeof DocumentoSalvar>;
export const DocumentoSalvar = closed({
  id: positive(),
  versao: integer(),
  assunto: optional(text({ title: 'Assunto', maxLength: 500, minLength: 1 })),
  corpo: optional(Corpo),
  campos: optional(
    list(CampoPreenchido, {
      description: 'Os campos do tipo que mudaram; sem valor, o campo se esvazia.',
      maxItems: 50,
    }),
  ),
  valores: optional(Valores),
  sigilo: optional(Sigilo),
  nivelAcesso: optional(NivelAcesso),
  hipoteseLegal: optional(text({ title: 'Hipótese legal', maxLength: 300 })),
  vencimento: optional(text({ title: 'Vencimento', maxLength: 10 })),
  assuntoClasseId: optional(integer({ minimum: 0 })),
  interessados: optional(list(positive(), { title: 'Interessados', maxItems: 50, uniqueItems: true })),
  destinos: optional(list(DestinoPedido, { title: 'Destinatários', maxItems: 100 })),
  vigencia: optional(VigenciaPedida),
});

export type DocumentoSalvo = Static<typeof DocumentoSalvo>;
export const DocumentoSalvo = closed({
  id: positive(),
  versao: integer(),
  salvoEm: instant(),
  valoresAutomaticos: Valores,
  campos: list(CampoConteudo),
  pendencias: list(Pendencia),
});

export type DocumentoConcluir = Static<typeof DocumentoConcluir>;
export const DocumentoConcluir = closed({
  id: positive(),
  versao: integer(),
  motivo: optional(text({ title: 'Motivo', maxLength: 1000 })),
  publicar: optional(
    flag({
      title: 'Publicar',
      description:
        'Vai à página pública depois de todas as assinaturas. De quem configura a publicação ao concluir.',
    }),
  ),
});

export type DocumentoAto = Static<typeof DocumentoAto>;
export const DocumentoAto = closed({
  id: positive(),
  versao: integer(),
  motivo: optional(text({ title: 'Motivo', maxLength: 1000 })),
});

export type DocumentoCopia = Static<typeof DocumentoCopia>;
export const DocumentoCopia = closed({ id: positive() });

export type DetentorPedido = Static<typeof DetentorPedido>;
export const DetentorPedido = closed({
  id: positive(),
  versao: optional(integer()),
  usuarioId: positive({ title: 'Pessoa' }),
});

export type VencimentoPedido = Static<typeof VencimentoPedido>;
export const VencimentoPedido = closed({
  versao: optional(integer()),
  vencimento: optional(day({ title: 'Vencimento' })),
});
