import type { ArranjoPainel, BlocoPainel, Painel, WidgetPainel } from '#schemas/shapes/painel.ts';
import { standardHome } from '#schemas/painel/standard-home.ts';
import { widgetKindOf } from '#schemas/painel/widget-kinds.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { errorBody, toAppError } from '#server/base/http/errors.ts';
import { can } from '#server/base/http/permission.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { readHome, readStandard } from './painel.repository.ts';
import { readWidget } from './read-widget.ts';
import type { WidgetSources } from './widget-sources.ts';

/** The home of the person with all that it shows; what one block could not read leaves the others alone. */
export const ler = async (ctx: Ctx, sources: WidgetSources): Promise<Painel> => {
  const own = await readHome(ctx.db, atKeyboard(ctx.sessao));
  const standard = await readStandard(ctx.db, ctx.sessao.perfilAcessoId);
  const arranjo = withinReach(ctx, (own ?? standard)?.arranjo ?? standardHome);
  const blocos: BlocoPainel[] = [];
  // one after the other: a home takes one connection of the server and no more
  for (const widget of arranjo.posicoes.flat()) blocos.push(await readAlone(ctx, sources, widget));
  return {
    arranjo,
    origem: own ? 'PESSOA' : standard ? 'PERFIL' : 'PRODUTO',
    padraoMudou: own !== undefined && standard !== undefined && standard.guardadoEm > own.guardadoEm,
    blocos,
    lidoEm: ctx.agora.toISOString(),
  };
};

/** Without what the person may not open, nor what the product no longer has. */
const withinReach = ({ sessao }: Ctx, { posicoes }: ArranjoPainel): ArranjoPainel => ({
  posicoes: posicoes.map((widgets) =>
    widgets.filter(({ tipo }) => {
      const kind = widgetKindOf(tipo);
      return kind !== undefined && (kind.permissao === undefined || can(sessao, kind.permissao));
    }),
  ),
});

const readAlone = async (ctx: Ctx, sources: WidgetSources, widget: WidgetPainel): Promise<BlocoPainel> => {
  try {
    return { id: widget.id, ...(await readWidget(ctx, sources, widget)) };
  } catch (error) {
    const known = toAppError(error instanceof Error ? error : new Error(String(error)));
    // a database that is away is away for all of them
    if (known.code === 'indisponivel') throw error;
    if (known.status >= 500)
      ctx.log.error({ err: error, tipo: widget.tipo }, 'falha ao ler um bloco do início');
    return { id: widget.id, falha: errorBody(known, ctx.correlacao).descricao };
  }
};
