import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { gainsSince, measureCalls, type Measured } from '#server/pessoas/acesso/gained-calls.ts';
import { tellCalled, wordsOf } from '#server/pessoas/usuario/index.ts';
import type { Plano } from '../motor/index.ts';

/** Administrators answer for everybody; what the system does by itself asks nobody. */
const isAsked = ({ sessao }: Ctx): boolean => !sessao.administrador && sessao.id !== 0;

/** What calls whoever publishes, by the versions in force. */
export const measureBefore = async (ctx: Ctx): Promise<Measured | undefined> =>
  isAsked(ctx) ? measureCalls(ctx) : undefined;

/** Who publishes calls nobody to themselves: refused by the step that newly does. */
export const refuseOwnCalls = async (ctx: Ctx, before: Measured | undefined): Promise<void> => {
  const [gain] = before ? await gainsSince(ctx, before) : [];
  if (before && gain)
    throw new AppError(
      'camposInvalidos',
      {},
      {
        erros: [
          { campo: gain.elemento ?? 'xml', mensagem: await wordsOf(ctx, before, gain, 'chamada.publica') },
        ],
      },
    );
};

/** What runs goes to no version that newly calls who sends it there. */
export const refuseOwnPassage = async (ctx: Ctx, de: RawBuilder<unknown>, para: number): Promise<void> => {
  if (!isAsked(ctx)) return;
  const before = await measureCalls(ctx, { versions: sql`(${de})` });
  const [gain] = await gainsSince(ctx, before, { versions: sql`(${para})` });
  if (gain)
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'para', mensagem: await wordsOf(ctx, before, gain, 'chamada.migra') }] },
    );
};

interface Published {
  readonly id: number;
  readonly nome: string;
}

/** Of the roles and units that a version calls and the one before did not, those who administer are told. */
export const tellCallsOf = async (
  ctx: Ctx,
  { id, nome }: Published,
  former: Plano | undefined,
  plano: Plano,
): Promise<void> => {
  const known = former && calledBy(former);
  const added = calledBy(plano).filter(
    (one) => !known?.some((other) => other.papel === one.papel && other.unidade === one.unidade),
  );
  const papeis = await ctx.db
    .selectFrom('registro.papel')
    .select(['codigo', 'nome'])
    .where('codigo', 'in', ['', ...added.map(({ papel }) => papel)])
    .execute();
  await tellCalled(ctx, {
    onde: mensagem('chamada.fluxo', { nome }),
    quem: added.map(
      ({ papel, unidade }) => papeis.find(({ codigo }) => codigo === papel)?.nome ?? (unidade || papel),
    ),
    rota: `workflow/fluxo/gerenciar/${id}`,
  });
};

interface Called {
  readonly papel: string;
  readonly unidade: string;
}

/** The roles of its activities and the units that it sends to, each once. */
const calledBy = ({ elementos }: Plano): readonly Called[] => {
  const all = Object.values(elementos).flatMap(({ atividade, trabalho }): Called[] => [
    ...(atividade ? [{ papel: atividade.papel, unidade: '' }] : []),
    ...(trabalho?.tipo === 'TRAMITAR' ? [{ papel: '', unidade: trabalho.unidade }] : []),
  ]);
  return [...new Map(all.map((one) => [`${one.papel} ${one.unidade}`, one])).values()];
};
