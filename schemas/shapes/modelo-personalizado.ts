import { closed, flag, optional, positive, type Static, text } from './vocabulary.ts';
import { Rotulo } from './conteudo.ts';

export type ModeloPersonalizadoEscrito = Static<typeof ModeloPersonalizadoEscrito>;
export const ModeloPersonalizadoEscrito = closed({
  nome: text({ title: 'Nome', minLength: 1, maxLength: 120 }),
  daUnidade: optional(flag({ description: 'Se é também das pessoas da unidade de quem o guarda.' })),
});

export type ModeloPersonalizado = Static<typeof ModeloPersonalizado>;
export const ModeloPersonalizado = closed({
  id: positive(),
  nome: text(),
  modelo: Rotulo,
  tipoDocumento: Rotulo,
  sigla: optional(text()),
  autor: text(),
  daUnidade: flag(),
  mudar: flag({ description: 'Se a pessoa pode mudar o nome e excluir.' }),
});
