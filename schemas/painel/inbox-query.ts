import type { CaixaQuery, WidgetPainel } from '#schemas/generated.ts';
import { inboxAddress } from './inbox-address.ts';
import type { OfferedKind } from './widget-kinds.ts';

/** The question to the inbox of a block: that of its kind, narrowed by what the person chose. */
export const inboxQuery = (query: CaixaQuery, parametros: WidgetPainel['parametros']): CaixaQuery => ({
  ...query,
  ...(parametros?.marcador === undefined ? {} : { marcador: parametros.marcador }),
});

/** Where the inbox shows the list of a block, with the same filter and in the same order. */
export const inboxListOf = (
  { fonte }: OfferedKind,
  parametros: WidgetPainel['parametros'],
): Readonly<Record<string, string>> | undefined =>
  fonte.de === 'caixa' ? inboxAddress(inboxQuery(fonte.query, parametros)) : undefined;
