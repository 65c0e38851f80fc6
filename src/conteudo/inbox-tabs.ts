import type { CaixaQuery } from '#schemas/shapes/caixa.ts';
import type { MessageKey } from '#src/i18n/message-key.ts';

/** Name of a tab of the central inbox, on the wire and in the address. */
export type TabName = NonNullable<CaixaQuery['aba']>;

export const tabLabels = {
  meus: 'caixa.abas.meus',
  unidade: 'caixa.abas.unidade',
  receber: 'caixa.abas.receber',
  acompanhar: 'caixa.abas.acompanhar',
  'protocolo-externo': 'caixa.abas.protocoloExterno',
  conhecimento: 'caixa.abas.conhecimento',
  acompanhando: 'caixa.abas.acompanhando',
  consultados: 'caixa.abas.consultados',
  todos: 'caixa.abas.todos',
} as const satisfies Readonly<Record<TabName, MessageKey>>;
