import { closed, day, instant, list, oneOf, optional, positive, type Static, text } from './vocabulary.ts';
import { Rotulo } from './conteudo.ts';

export type PublicacoesQuery = Static<typeof PublicacoesQuery>;
export const PublicacoesQuery = closed({
  q: optional(text({ title: 'Procurar', maxLength: 200 })),
  tipo: optional(positive({ title: 'Tipo', maximum: 2147483647 })),
  tipoProcesso: optional(positive({ title: 'Tipo de processo', maximum: 2147483647 })),
  organizacao: optional(positive({ title: 'Órgão', maximum: 2147483647 })),
  de: optional(day({ title: 'De' })),
  ate: optional(day({ title: 'Até' })),
  start: optional(positive({ maximum: 500 })),
  pageSize: optional(positive({ maximum: 50 })),
});

export type Publicacao = Static<typeof Publicacao>;
export const Publicacao = closed({
  especie: oneOf(['DOCUMENTO', 'PROCESSO']),
  codigo: text({
    description: 'O endereço: de um documento, o da verificação; de um processo, o da página pública dele.',
  }),
  numero: text(),
  assunto: text(),
  tipo: text(),
  organizacao: text(),
  unidade: text(),
  publicadoEm: instant(),
});

export type PublicacoesOpcoes = Static<typeof PublicacoesOpcoes>;
export const PublicacoesOpcoes = closed(
  { tipos: list(Rotulo), tiposProcesso: list(Rotulo), organizacoes: list(Rotulo) },
  { description: 'Os tipos e os órgãos que têm o que mostrar.' },
);

export type PecaPublicada = Static<typeof PecaPublicada>;
export const PecaPublicada = closed({
  codigo: text({ description: 'O código de verificação do documento.' }),
  numero: text(),
  assunto: text(),
  tipo: text(),
});

export type ProcessoPublicado = Static<typeof ProcessoPublicado>;
export const ProcessoPublicado = closed({
  codigo: text(),
  numero: text(),
  assunto: text(),
  tipo: text(),
  organizacao: text(),
  unidade: text(),
  abertoEm: instant(),
  publicadoEm: instant(),
  pecas: list(PecaPublicada, {
    description: 'Só os documentos que são, eles mesmos, públicos; dos outros nada se diz nem se conta.',
  }),
});
