import { closed, integer, list, oneOf, optional, type Static, text } from './vocabulary.ts';

export type Requisito = Static<typeof Requisito>;
export const Requisito = closed({
  numero: text({ description: 'Do requisito na norma, como 7.4.6.' }),
  capitulo: integer({ minimum: 1, maximum: 7 }),
  grau: oneOf(['O', 'AD', 'F'], { description: 'Obrigatório, altamente desejável ou facultativo.' }),
  texto: text({ description: 'O que se pede, em palavras nossas.' }),
  situacao: oneOf(['ATENDIDO', 'EM_PARTE', 'NAO_ATENDIDO']),
  falta: optional(text({ description: 'O que o produto não faz dele, ou o que nenhum teste mostra.' })),
  provas: list(
    closed({
      arquivo: text({ description: 'O arquivo do teste, no repositório.' }),
      titulo: text({ description: 'O título do teste, como está escrito nele.' }),
    }),
    { description: 'Os testes que o provam.' },
  ),
});

export type Conformidade = Static<typeof Conformidade>;
export const Conformidade = closed({
  versao: text({ description: 'A versão do produto de que são as provas.' }),
  build: text(),
  requisitos: list(Requisito),
});

export type ConformidadeExportar = Static<typeof ConformidadeExportar>;
export const ConformidadeExportar = closed({ formato: oneOf(['pdf', 'csv', 'xlsx']) });
