import {
  annotated,
  closed,
  flag,
  integer,
  list,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { CampoConteudo } from './campos.ts';
import { Rotulo } from './conteudo.ts';
import { Corpo, Propriedade, Valores } from './propriedade.ts';

export type ModeloCombo = Static<typeof ModeloCombo>;
export const ModeloCombo = closed({
  id: positive(),
  codigo: text(),
  nome: text(),
  descricao: optional(text()),
  tipoDocumento: Rotulo,
  sigla: optional(text()),
  formulario: flag({ description: 'Tem campos a preencher: o que se faz dele é um formulário.' }),
});

export type ModeloCarregado = Static<typeof ModeloCarregado>;
export const ModeloCarregado = closed({
  id: positive(),
  nome: text(),
  corpo: Corpo,
  propriedades: list(Propriedade),
  valoresAutomaticos: Valores,
});

export type TipoDocumentoCarregado = Static<typeof TipoDocumentoCarregado>;
export const TipoDocumentoCarregado = closed({
  id: positive(),
  nome: text(),
  sigla: optional(text()),
  assuntoClasse: optional(annotated(Rotulo, { description: 'A classe que o tipo sugere.' })),
  vencimentoObrigatorio: flag(),
  campos: list(CampoConteudo),
});

export type TipoDocumentoCombo = Static<typeof TipoDocumentoCombo>;
export const TipoDocumentoCombo = closed({ id: positive(), nome: text(), sigla: text() });

export type ReclassificarPedido = Static<typeof ReclassificarPedido>;
export const ReclassificarPedido = closed({
  versao: optional(integer()),
  classeId: positive({ title: 'Classificação' }),
  motivo: text({ title: 'Motivo', minLength: 1, maxLength: 1000 }),
});

export type ModeloComboQuery = Static<typeof ModeloComboQuery>;
export const ModeloComboQuery = closed({
  q: optional(text({ maxLength: 200 })),
  pageSize: optional(positive({ maximum: 100 })),
  formulario: optional(
    flag({ title: 'Formulários', description: 'Só os que fazem formulários, ou só os outros.' }),
  ),
  resposta: optional(flag({ description: 'Só os modelos que são uma resposta.' })),
  respondeA: optional(
    positive({
      description: 'Com resposta: o documento a que se responde, cujo modelo pode dizer com quais.',
    }),
  ),
});
