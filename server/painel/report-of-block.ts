import type { Relatorio } from '#schemas/generated.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { lerRelatorio } from '#server/conteudo/relatorio/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';

interface Kept {
  readonly relatorio: Relatorio;
  readonly lidoEm: Date;
}

/** A report reads up to twenty thousand contents, and a home is read again at each notice. */
const keptFor = 60_000;
const mostKept = 1_000;

/** What this process counted, for each installation that it serves. */
const counted = new WeakMap<Ctx['ports'], Map<string, Kept>>();

/** The report of a block: as this very person, with the very same sight, had it counted a minute ago at the most. */
export const reportOfBlock = async (ctx: Ctx, nome: Relatorio['nome']): Promise<Kept> => {
  const of = counted.get(ctx.ports) ?? new Map<string, Kept>();
  counted.set(ctx.ports, of);
  const key = keyOf(ctx, nome);
  const before = of.get(key);
  const age = before && ctx.agora.getTime() - before.lidoEm.getTime();
  if (before && age !== undefined && age >= 0 && age < keptFor) return before;
  const now = { relatorio: await lerRelatorio(ctx, { nome }), lidoEm: ctx.agora };
  of.delete(key);
  of.set(key, now);
  const [oldest] = of.keys();
  if (of.size > mostKept && oldest !== undefined) of.delete(oldest);
  return now;
};

/** Whoever sees otherwise (another unit, another degree, another profile) counts anew. */
const keyOf = (ctx: Ctx, nome: Relatorio['nome']): string => {
  const { sessao } = ctx;
  return JSON.stringify([
    nome,
    today(ctx),
    ...[sessao.usuarioId, sessao.unidadeId, sessao.organizacaoId, sessao.perfilAcessoId, sessao.chefe],
    ...[
      sessao.sigiloGrau,
      sessao.acessoRestrito,
      sessao.acessoAmplo,
      sessao.acessoTotal,
      [...sessao.regras].sort(),
    ],
  ]);
};
