import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { FluxoProblemaDetalhe } from '#schemas/shapes/fluxo-problema.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { fieldsOf } from './corrections.ts';
import { readIncident, whereItWaits } from './incidents.ts';
import { readInstance } from './instance.ts';
import { pictureOfInstance } from './picture.ts';
import { placesFrom, waysOf } from './places.ts';

/** Where it stopped and what may be chosen to mend it; what was answered, only to who sees the content. */
export const problemDetail = async (ctx: Ctx, id: number): Promise<FluxoProblemaDetalhe> => {
  const incident = await readIncident(ctx, id);
  const instance = incident && (await readInstance(ctx.db, incident.instanciaId));
  if (!incident || !instance) throw new AppError('naoEncontrado');
  const { plano, variaveis, versao } = instance;
  const seen = await sql`select from conteudo c
    where c.id = ${instance.conteudoId} and ${visibleContent(ctx.sessao)}`.execute(ctx.db);
  const sees = seen.rows.length > 0;
  const { rows: versoes } = await sql<{ numero: number }>`select numero from fluxo_versao
    where fluxo_id = ${incident.fluxoId} and numero <> ${versao} order by numero desc`.execute(ctx.db);
  const where = await whereItWaits(ctx, { incident, instance });
  const movable = where !== undefined || instance.estado === null;
  return {
    instanciaId: instance.id,
    saidas: sees ? waysOf(plano, incident.elemento) : [],
    campos:
      sees && incident.tipo !== 'SEM_EXECUTOR' ? fieldsOf(plano).map((one) => withValue(one, variaveis)) : [],
    destinos: sees && movable ? placesFrom(plano, where) : [],
    versoes: versoes.map(({ numero }) => numero),
    desenho: await pictureOfInstance(ctx.db, instance.id, incident.elemento ?? undefined),
  };
};

type Asked = ReturnType<typeof fieldsOf>[number];
type Campo = FluxoProblemaDetalhe['campos'][number];

const withValue = (
  { chave, rotulo, tipo, opcoes }: Asked,
  variaveis: Readonly<Record<string, unknown>>,
): Campo => {
  const valor = variaveis[chave];
  const campo: Campo = { chave, rotulo, tipo, opcoes: opcoes && [...opcoes] };
  if (Array.isArray(valor)) return { ...campo, valor: valor.map(String) };
  return typeof valor === 'string' || typeof valor === 'number' || typeof valor === 'boolean'
    ? { ...campo, valor }
    : campo;
};
