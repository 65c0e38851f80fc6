import { atoApi } from '#schemas/api/ato.ts';
import { AppError } from '#schemas/app-error.ts';
import type { AtoFeito } from '#schemas/shapes/conteudo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import type { Act, Rule } from './act.ts';
import { acoesOf } from './act-table.ts';
import { findSituation } from './load-situation.ts';
import { perform } from './perform.ts';

/** What each kind of content lets people do: all of it, and what is asked with no more than a reason. */
interface ActTable {
  readonly acts: readonly Rule[];
  readonly plain: readonly Act[];
}

/** Every act that asks for no more than a reason, by its name: a new one is there by being listed. */
export const atoRoutes = ({ acts, plain }: ActTable): Implementation[] => {
  const named = (nome: string): Act => {
    const found = plain.find((act) => act.nome === nome);
    if (!found) throw new AppError('naoEncontrado');
    return found;
  };
  return implement(atoApi, {
    um: async (ctx, { params, body }) => {
      await perform(ctx, named(params.nome), params.id, body);
      return after(ctx, acts, params.id);
    },
  });
};

/** How the content stands after the act; of one that is gone, or out of reach by it, nothing more is told. */
const after = async (ctx: Ctx, acts: readonly Rule[], id: number): Promise<AtoFeito> => {
  const found = await findSituation(ctx, id);
  return found ? { id, versao: found.row.versao, acoes: acoesOf(acts, found.situation) } : { id };
};
