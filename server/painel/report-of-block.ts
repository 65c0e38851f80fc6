import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { languageAsked } from '#server/base/http/language.ts';
import { lerRelatorio } from '#server/conteudo/relatorio/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { readSightMark, sightHeld, type SightMark } from './sight-mark.ts';

interface Kept {
  readonly relatorio: Relatorio;
  readonly lidoEm: Date;
}

interface Counting {
  readonly at: number;
  /** Undefined where it failed, which is told only to who asked for it. */
  readonly end: Promise<(Kept & { readonly mark: SightMark }) | undefined>;
}

/** A report reads up to twenty thousand contents, and a home is read again at each notice. */
const keptFor = 60_000;
const mostKept = 1_000;

/** What this process counted, or is counting, for each installation that it serves: the oldest first. */
const counted = new WeakMap<Ctx['ports'], Map<string, Counting>>();

/**
 * The report of a block: as this very person, with the very same sight, had it counted a minute ago at the most, and nobody
 * may have lost sight of a content since.
 */
export const reportOfBlock = async (ctx: Ctx, nome: Relatorio['nome']): Promise<Kept> => {
  const of = counted.get(ctx.ports) ?? new Map<string, Counting>();
  counted.set(ctx.ports, of);
  dropExpired(of, ctx.agora.getTime());
  const key = keyOf(ctx, nome);
  const before = of.get(key);
  const known = await before?.end;
  if (known && (await sightHeld(ctx.db, known.mark))) return known;
  // whoever waited for the same goes on with the one that began first
  if (before !== of.get(key)) return reportOfBlock(ctx, nome);
  const counting = count(ctx, nome);
  of.delete(key);
  of.set(key, {
    at: ctx.agora.getTime(),
    end: counting.catch(() => {
      of.delete(key);
      return undefined;
    }),
  });
  const [oldest] = of.keys();
  if (of.size > mostKept && oldest !== undefined) of.delete(oldest);
  return counting;
};

const count = async (ctx: Ctx, nome: Relatorio['nome']): Promise<Kept & { readonly mark: SightMark }> => {
  // before the reading: what happens meanwhile counts as having come after it
  const mark = await readSightMark(ctx.db);
  return { relatorio: await lerRelatorio(ctx, { nome }), lidoEm: ctx.agora, mark };
};

/** A clock that was put back makes what was counted by the other one old too. */
const dropExpired = (of: Map<string, Counting>, now: number): void => {
  for (const [key, { at }] of of) if (at > now || now - at >= keptFor) of.delete(key);
};

/** Whoever sees otherwise (another unit, another degree, another profile) or reads another language counts anew. */
const keyOf = (ctx: Ctx, nome: Relatorio['nome']): string => {
  const { sessao } = ctx;
  return JSON.stringify([
    nome,
    today(ctx),
    languageAsked(),
    sessao.usuarioId,
    sessao.unidadeId,
    sessao.organizacaoId,
    sessao.perfilAcessoId,
    sessao.chefe,
    sessao.sigiloGrau,
    sessao.acessoRestrito,
    sessao.acessoAmplo,
    sessao.acessoTotal,
    [...sessao.regras].sort(),
  ]);
};
