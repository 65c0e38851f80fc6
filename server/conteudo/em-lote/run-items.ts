import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { errorBody } from '#server/base/http/errors.ts';
import { willPass } from '#server/base/jobs/will-pass.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import type { BulkAct } from './bulk-act.ts';
import {
  archiveOf,
  keepDone,
  keepRefused,
  localOf,
  unitsOf,
  type Chosen,
  type Lote,
  type Refusal,
} from './lote.repository.ts';

/** Somebody else did the item, or gave it up, while it was being done: what was done here is undone. */
class AlreadyDecided extends Error {}

/** How often an item that met another act at the same moment is tried before the rest waits. */
const mostTries = 3;

/** Who does which batch. */
interface Running {
  readonly ctx: Ctx;
  readonly act: BulkAct;
  readonly lote: Lote;
  readonly log: JobContext['log'];
}

/** Does an act to one content of a batch, once: what it changes and that it is done are kept together, or why it was not. */
export const runItem = async (
  running: Running,
  { id, versao, motivo: motivoDeste }: Chosen,
  triesLeft = mostTries,
): Promise<void> => {
  const { ctx, act, lote, log } = running;
  // the key of the request is of the batch; each item is decided by its row
  const { repetivel: _key, ...own } = { ...ctx, agora: ctx.ports.clock() };
  const input = {
    motivo: lote.motivo ?? undefined,
    usuarioId: lote.paraUsuarioId ?? undefined,
    unidades: unitsOf(lote),
    dados: lote.dados ?? undefined,
    motivoDeste: motivoDeste ?? undefined,
    local: localOf(lote),
    arquivoId: archiveOf(lote),
    ...defined({ versao: versao ?? undefined }),
  };
  try {
    await act.run(own, id, input, async (inner) => {
      if (!(await keepDone(inner.db, lote.id, id))) throw new AlreadyDecided();
    });
  } catch (error) {
    if (error instanceof AlreadyDecided) return;
    if (willPass(error)) {
      if (triesLeft <= 1) throw error;
      return runItem(running, { id, versao, motivo: motivoDeste ?? null }, triesLeft - 1);
    }
    if (!(error instanceof AppError))
      log.error({ err: error, lote: lote.id, conteudo: id }, 'um item de um lote falhou');
    await keepRefused(ctx.db, lote.id, [id], refusalOf(error, ctx.correlacao));
  }
};

/** Why something was refused, in words that name no content. */
export const refusalOf = (error: unknown, correlacao: string): Refusal => {
  const known = error instanceof AppError ? error : new AppError('erroInterno');
  const { codigo, descricao, erros } = errorBody(known, correlacao);
  return { codigo, mensagem: erros[0]?.mensagem ?? descricao };
};
