import type { WidgetPainel } from '#schemas/shapes/painel.ts';
import type { MessageKey } from '#src/i18n/message-key.ts';
import { text } from '#src/i18n/text.ts';

/** The names that the frame already has, in every language. */
const ofTheFrame: Readonly<Record<string, MessageKey>> = {
  atalhos: 'shell.home.atalhos',
  mensagens: 'shell.home.notificacoes',
  aReceber: 'shell.home.aReceber',
  minutas: 'shell.home.minutas',
  comigo: 'shell.home.comigo',
  paraAssinar: 'shell.home.paraAssinar',
};

/** How a kind of block is called. */
export const kindName = (tipo: string, offered = true): string =>
  text(
    ofTheFrame[tipo] ?? ((offered ? `painel.tipos.${tipo}.titulo` : `painel.futuros.${tipo}`) as MessageKey),
  );

/** What a block says when there is nothing. */
export const emptyText = (tipo: string): string => text(`painel.tipos.${tipo}.vazio` as MessageKey);

/** How a block is called, with what the person chose of it. */
export const widgetName = (
  { tipo, parametros }: WidgetPainel,
  searches: readonly { readonly id: number; readonly nome: string }[] = [],
): string => {
  if (parametros?.pesquisa !== undefined)
    return searches.find(({ id }) => id === parametros.pesquisa)?.nome ?? kindName(tipo);
  if (parametros?.marcador !== undefined)
    return `${kindName(tipo)}: ${text(`painel.cores.${parametros.marcador}`).toLowerCase()}`;
  if (parametros?.estado !== undefined)
    return `${kindName(tipo)}: ${text(`painel.estados.${parametros.estado}`).toLowerCase()}`;
  if (parametros?.relatorio === undefined) return kindName(tipo);
  const nome = text(`painel.relatorios.${parametros.relatorio}`);
  return tipo === 'grafico' ? text('painel.emGrafico', { nome }) : nome;
};
