import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import { filterFieldOf } from '#schemas/enums.ts';
import type { BlocoPainel, WidgetPainel } from '#schemas/shapes/painel.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { authorFilter } from '#schemas/painel/author-filter.ts';
import { inboxQuery } from '#schemas/painel/inbox-query.ts';
import { widgetKindOf } from '#schemas/painel/widget-kinds.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { listPendingSignatures } from '#server/conteudo/assinatura/index.ts';
import { contadores, listar } from '#server/conteudo/caixa-central/index.ts';
import { itensDe, searchOf } from '#server/conteudo/pesquisa/index.ts';
import { readCompromissos } from '#server/agenda/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { listOwnNotices } from '#server/pessoas/notificacao/index.ts';
import { reportOfBlock } from './report-of-block.ts';
import type { WidgetSources } from './widget-sources.ts';

type Content = Omit<BlocoPainel, 'id'>;

/** What a block shows: the first page of the very list that it leads to. */
export const readWidget = async (
  ctx: Ctx,
  { acts, atividades }: WidgetSources,
  { tipo, parametros }: WidgetPainel,
): Promise<Content> => {
  const kind = widgetKindOf(tipo);
  if (!kind) return {};
  const { fonte, linhas: pageSize } = kind;
  switch (fonte.de) {
    case 'contadores':
      return { contadores: await contadores(ctx) };
    case 'caixa':
      return rows('caixa', await listar(ctx, acts, { ...inboxQuery(fonte.query, parametros), pageSize }));
    case 'autoria':
      return rows(
        'caixa',
        await itensDe(
          ctx,
          acts,
          {
            casoDeUso: fonte.caso,
            json: { [filterFieldOf[fonte.caso]]: authorFilter(ctx.sessao.usuarioId) },
          },
          { pageSize },
        ),
      );
    case 'salva': {
      const saved = await savedSearch(ctx, parametros?.pesquisa ?? 0);
      if (!saved) return { falha: mensagem('painel.recusa.pesquisa') };
      return { titulo: saved.nome, ...rows('caixa', await itensDe(ctx, acts, saved, { pageSize })) };
    }
    case 'relatorio': {
      if (parametros?.relatorio === undefined) return {};
      const { relatorio, lidoEm } = await reportOfBlock(ctx, parametros.relatorio);
      return { relatorio, lidoEm: lidoEm.toISOString() };
    }
    case 'agenda': {
      const day = today(ctx);
      const itens = await readCompromissos(ctx, day, day);
      return { total: itens.length, totalExato: true, compromissos: itens.slice(0, pageSize) };
    }
    case 'assinar':
      return rows('assinar', await listPendingSignatures(ctx, 1, pageSize));
    case 'mensagens':
      return rows('mensagens', await listOwnNotices(ctx, { pageSize, naoLidas: true }));
    case 'atividades':
      return rows('atividades', await atividades(ctx, { pageSize }));
  }
};

/** Nothing for a search that is gone, or is no longer shared: the block says so. */
const savedSearch = async (
  ctx: Ctx,
  id: number,
): Promise<Awaited<ReturnType<typeof searchOf>> | undefined> => {
  try {
    return await searchOf(ctx, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'naoEncontrado') return undefined;
    throw error;
  }
};

const rows = <Name extends 'caixa' | 'assinar' | 'mensagens' | 'atividades'>(
  name: Name,
  { itens, total, totalExato }: Page<NonNullable<BlocoPainel[Name]>[number]>,
): Content => ({ total, totalExato, [name]: itens });
