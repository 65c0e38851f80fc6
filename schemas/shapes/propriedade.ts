import { closed, dictionary, oneOf, open, optional, type Static, text } from './vocabulary.ts';

export type Propriedade = Static<typeof Propriedade>;
export const Propriedade = closed({
  chave: text({ maxLength: 60 }),
  marcador: text({ maxLength: 80 }),
  rotulo: text({ maxLength: 200 }),
  tipo: oneOf(['DOCUMENTO', 'ASSINANTE', 'DESTINO_INTERNO']),
  preenchimento: oneOf(['AUTOMATICO', 'PESSOA']),
  mascara: optional(text({ maxLength: 60 })),
});

export type Valores = Static<typeof Valores>;
export const Valores = dictionary(text({ maxLength: 20000 }), {
  maxProperties: 200,
  propertyNames: { pattern: '^[a-z][a-z0-9_]{0,59}$' },
});

export type Corpo = Static<typeof Corpo>;
export const Corpo = open({
  description: 'Corpo do documento em JSON do editor; conferido à parte por corpo.schema.json.',
});
