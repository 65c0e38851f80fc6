import { AppError } from '#schemas/app-error.ts';
import type { AtoEmLote, AtoEmLotePedido } from '#schemas/shapes/ato-em-lote.ts';
import type { DadosDoAto } from '#schemas/shapes/lote-solicitacoes.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { can } from '#server/base/http/permission.ts';
import { requireNote, requireReason } from '#server/conteudo/atos/index.ts';
import { idsOfTab } from '#server/conteudo/caixa-central/index.ts';
import type { BulkAct, Placing, Units } from './bulk-act.ts';
import { queueBatch } from './lote-queue.ts';
import {
  archiveOf,
  findLote,
  insertLote,
  itemsIn,
  localOf,
  unitsOf,
  type Chosen,
} from './lote.repository.ts';
import { listItems, readLotes } from './present-lote.ts';
import { runAtOnce } from './run-batch.ts';

/** Contents of a batch at the most. */
export const mostItems = 10_000;
/** So many are done while the person waits; more go to the background. */
const atOnce = 25;

/** Asks one act of several contents: those that were chosen, or all that a filter of the inbox has at this moment. */
export const pedir = async (
  ctx: Ctx,
  acts: readonly BulkAct[],
  { ato, ids, caixa, motivo, usuarioId, unidadeId }: AtoEmLotePedido,
): Promise<AtoEmLote> => {
  const act = actNamed(acts, ato);
  if (act.comUnidades || act.comDados || act.comLocal) throw new AppError('naoEncontrado');
  requireReason(act, motivo);
  await requireNote(ctx, act, motivo);
  if (act.comPessoa && usuarioId === undefined)
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'usuarioId', mensagem: mensagem('atoEmLote.recusa.pessoa') }] },
    );
  if (act.comArquivo && unidadeId === undefined)
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'unidadeId', mensagem: mensagem('atoEmLote.recusa.arquivo') }] },
    );
  return ask(ctx, acts, act, async (inner) => ({
    motivo,
    usuarioId: act.comPessoa && usuarioId,
    arquivoId: act.comArquivo && unidadeId,
    chosen: await choose(inner, { ids, caixa }),
  }));
};

/** What somebody else found to be asked of each: by the filter of a screen of its own. */
export const askBatch = (
  ctx: Ctx,
  acts: readonly BulkAct[],
  ato: string,
  motivo: string | undefined,
  about: (inner: Ctx) => Promise<Found>,
): Promise<AtoEmLote> => {
  const act = actNamed(acts, ato);
  requireReason(act, motivo);
  return ask(ctx, acts, act, async (inner) => {
    const { ids, unidades, dados, local, motivos } = await about(inner);
    const chosen = within(ids).map((one) => ({ ...one, motivo: motivos?.get(one.id) ?? null }));
    return { motivo, unidades, dados, local, chosen };
  });
};

/** What is to be done, of what, and what is said of each alone. */
interface Found {
  readonly ids: readonly number[];
  readonly unidades?: Units;
  readonly dados?: DadosDoAto;
  readonly local?: Placing | undefined;
  readonly motivos?: ReadonlyMap<number, string>;
}

const actNamed = (acts: readonly BulkAct[], nome: string): BulkAct => {
  const found = acts.find((act) => act.nome === nome);
  if (!found) throw new AppError('naoEncontrado');
  return found;
};

const choose = async (
  ctx: Ctx,
  { ids, caixa }: Pick<AtoEmLotePedido, 'ids' | 'caixa'>,
): Promise<readonly Chosen[]> => {
  if ((ids === undefined) === (caixa === undefined))
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'ids', mensagem: mensagem('atoEmLote.recusa.escolha') }] },
    );
  if (caixa && !can(ctx.sessao, 'caixaCentralListar')) throw new AppError('acessoNegado');
  const all = caixa ? await idsOfTab(ctx, caixa, mostItems + 1) : (ids ?? []);
  return within(all);
};

/** As many as a batch takes, and at least one. */
const within = (ids: readonly number[]): readonly Chosen[] => {
  if (ids.length === 0) throw new AppError('loteVazio');
  if (ids.length > mostItems) throw new AppError('loteGrande');
  return ids.map((id) => ({ id, versao: null }));
};

interface Asked {
  readonly usuarioId?: number | undefined;
  readonly arquivoId?: number | undefined;
  readonly unidades?: Units | undefined;
  readonly dados?: DadosDoAto | undefined;
  readonly local?: Placing | undefined;
  readonly motivo: string | undefined;
  readonly chosen: readonly Chosen[];
  readonly desfazId?: number;
}

/** Keeps what is asked; then does it, or leaves it to the background with the same transaction that keeps it. */
const ask = async (
  ctx: Ctx,
  acts: readonly BulkAct[],
  act: BulkAct,
  about: (inner: Ctx) => Promise<Asked>,
): Promise<AtoEmLote> => {
  const kept = await decide(ctx, async (inner) => {
    const asked = await about(inner);
    const id = await insertLote(inner, { ato: act.nome, ...asked });
    if (asked.chosen.length > atOnce) await queueBatch(inner.db, id);
    return readOne(inner, acts, id);
  });
  if (kept.total > atOnce) return kept;
  const lote = await findLote(ctx.db, kept.id);
  if (lote?.situacao === 'EM_ANDAMENTO') await runAtOnce(ctx, act, lote);
  const { itens } = await listItems(ctx, kept.id, { pageSize: atOnce });
  return { ...(await readOne(ctx, acts, kept.id)), itens };
};

const readOne = async (ctx: Ctx, acts: readonly BulkAct[], id: number): Promise<AtoEmLote> => {
  const [lote] = await readLotes(ctx, acts, { id });
  if (!lote) throw new AppError('naoEncontrado');
  return lote;
};

/** Asks again, in a batch of its own, what one did not do: refused or given up. */
export const repetir = (ctx: Ctx, acts: readonly BulkAct[], lote: AtoEmLote): Promise<AtoEmLote> => {
  if (lote.situacao === 'EM_ANDAMENTO') throw new AppError('loteEmAndamento');
  return ask(ctx, acts, actNamed(acts, lote.ato), async ({ db }) => {
    const left = await itemsIn(db, lote.id, ['RECUSADO', 'CANCELADO']);
    if (left.length === 0) throw new AppError('loteVazio');
    const former = await findLote(db, lote.id);
    return {
      motivo: lote.motivo,
      usuarioId: former?.paraUsuarioId ?? undefined,
      unidades: former && unitsOf(former),
      arquivoId: former && archiveOf(former),
      dados: former?.dados ?? undefined,
      local: former && localOf(former),
      chosen: left.map((one) => ({ ...one, versao: null })),
    };
  });
};

/** Takes back, in a batch of its own, what one did and nobody changed afterwards. Once. */
export const desfazer = (ctx: Ctx, acts: readonly BulkAct[], lote: AtoEmLote): Promise<AtoEmLote> => {
  if (lote.situacao === 'EM_ANDAMENTO') throw new AppError('loteEmAndamento');
  const volta = actNamed(acts, lote.ato).volta;
  if (volta === undefined || !lote.desfaz) throw new AppError('loteSemVolta');
  return ask(ctx, acts, actNamed(acts, volta), async ({ db }) => ({
    // the act that takes back may be one that the settings want confirmed: what confirms it is what it undoes
    motivo: actNamed(acts, volta).comNota && mensagem('atoEmLote.notaDoDesfeito', { lote: String(lote.id) }),
    chosen: await itemsIn(db, lote.id, ['FEITO']),
    desfazId: lote.id,
  }));
};
