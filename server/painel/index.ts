import { painelApi } from '#schemas/api/painel.ts';
import { standardHome } from '#schemas/painel/standard-home.ts';
import { requireProfileBelow } from '#server/pessoas/acesso/require-not-above.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { checkArrangement, checkStandard } from './check-arrangement.ts';
import { ler } from './ler.ts';
import {
  forgetHome,
  forgetStandard,
  keepHome,
  keepStandard,
  readStandard,
  requireProfile,
} from './painel.repository.ts';
import type { WidgetSources } from './widget-sources.ts';

export const painelRoutes = (sources: WidgetSources): Implementation[] =>
  implement(painelApi, {
    ler: (ctx) => ler(ctx, sources),
    arranjar: async (ctx, { body }) => {
      checkArrangement(body);
      await keepHome(ctx, body);
      return body;
    },
    esquecer: async (ctx) => {
      await forgetHome(ctx.db, atKeyboard(ctx.sessao));
      return undefined;
    },
    lerPadrao: async (ctx, { params }) => {
      await requireProfile(ctx.db, params.id);
      const kept = await readStandard(ctx.db, params.id);
      return { arranjo: kept?.arranjo ?? standardHome, proprio: kept !== undefined };
    },
    guardarPadrao: async (ctx, { params, body }) => {
      checkStandard(body);
      await requireProfile(ctx.db, params.id);
      await requireProfileBelow(ctx, params.id);
      await keepStandard(ctx, params.id, body);
      return { arranjo: body, proprio: true };
    },
    esquecerPadrao: async (ctx, { params }) => {
      await requireProfile(ctx.db, params.id);
      await requireProfileBelow(ctx, params.id);
      await forgetStandard(ctx.db, params.id);
      return undefined;
    },
  });
