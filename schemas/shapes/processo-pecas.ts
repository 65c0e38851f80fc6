import {
  annotated,
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
import { NivelAcesso, Rotulo, Sigilo } from './conteudo.ts';
import { ProtocoloNovo } from './protocolo.ts';

export type ConteudoDaPeca = Static<typeof ConteudoDaPeca>;
export const ConteudoDaPeca = closed(
  {
    id: positive(),
    tipo: integer(),
    numero: optional(text()),
    assunto: text(),
    fase: integer(),
    estado: integer(),
    sigilo: Sigilo,
    nivelAcesso: NivelAcesso,
    tipoDocumento: optional(text()),
    numeroVersao: optional(
      integer({ description: 'A versão que se lê, em documento/visualizar-documento/{id}/{numeroVersao}.' }),
    ),
    paginas: optional(integer()),
    comArquivo: optional(flag({ description: 'É uma peça que tem um arquivo, que a página dela mostra.' })),
    lido: flag(),
    assinaturas: optional(closed({ feitas: integer(), total: integer() })),
  },
  { description: 'O que está no lugar da peça; só do que a pessoa alcança.' },
);

export type Peca = Static<typeof Peca>;
export const Peca = closed({
  ordem: positive({ description: 'O número no processo: nunca muda nem se repete.' }),
  rotulo: text({ description: 'Como se lê o número: 12, ou R2 entre as reservadas.' }),
  reservada: flag({ description: 'Mais fechada que o processo; contada à parte, e só por quem a alcança.' }),
  volume: positive(),
  situacao: oneOf(['JUNTADA', 'RETIRADA', 'MOVIDA']),
  juntadaEm: instant(),
  porQuem: text(),
  unidade: text(),
  conteudo: optional(ConteudoDaPeca),
  presa: optional(text({ description: 'Por que esta pessoa não a retira nem a move: outra a juntou.' })),
  referencia: optional(flag({ description: 'Veio como referência de um documento deste processo.' })),
  deProcesso: optional(annotated(Rotulo, { description: 'O processo de onde veio.' })),
  saida: optional(
    closed(
      {
        em: instant(),
        porQuem: text(),
        unidade: text(),
        motivo: optional(text()),
        paraProcesso: optional(annotated(Rotulo, { description: 'Aonde foi, de quem o alcança.' })),
        termo: optional(annotated(Rotulo, { description: 'O termo de desentranhamento.' })),
      },
      { description: 'O rastro do que saiu.' },
    ),
  ),
});

export type MinutaDoProcesso = Static<typeof MinutaDoProcesso>;
export const MinutaDoProcesso = closed(
  {
    id: positive(),
    tipo: integer(),
    numero: optional(text()),
    assunto: text(),
    tipoDocumento: optional(text()),
    autor: text(),
    criadoEm: instant(),
  },
  { description: 'Um documento criado dentro do processo que ainda não foi concluído.' },
);

export type VolumeProcesso = Static<typeof VolumeProcesso>;
export const VolumeProcesso = closed({
  numero: positive(),
  primeira: optional(integer()),
  ultima: optional(integer()),
  paginas: integer(),
  abertoEm: instant(),
  fechadoEm: optional(instant()),
});

export type PecaRemover = Static<typeof PecaRemover>;
export const PecaRemover = closed({
  processoId: positive(),
  documentoId: positive(),
  motivo: text({ title: 'Motivo', maxLength: 1000, minLength: 1 }),
  termo: optional(flag({ description: 'Faz uma minuta do termo de desentranhamento, dentro do processo.' })),
});

export type PecaMover = Static<typeof PecaMover>;
export const PecaMover = closed({
  motivo: text({ title: 'Motivo', maxLength: 1000, minLength: 1 }),
  termo: optional(
    flag({ description: 'Faz uma minuta do termo de desentranhamento, dentro do processo de onde sai.' }),
  ),
});

export type ProtocoloAssociar = Static<typeof ProtocoloAssociar>;
export const ProtocoloAssociar = closed(
  { processoId: positive(), protocoloId: optional(positive()), protocolo: optional(ProtocoloNovo) },
  { description: 'Um protocolo concluído, pelo id, ou um novo, registrado com o arquivo do pedido.' },
);

export type MinutasOrdem = Static<typeof MinutasOrdem>;
export const MinutasOrdem = closed({
  minutas: list(positive(), { minItems: 1, maxItems: 200, uniqueItems: true }),
});

export type PecaJuntar = Static<typeof PecaJuntar>;
export const PecaJuntar = closed({ versao: optional(integer()) });
