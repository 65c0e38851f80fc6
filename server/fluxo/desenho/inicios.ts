import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type {
  CandidatosInicio,
  CandidatosInicioQuery,
  InicioFluxo,
  IniciosFluxo,
} from '#schemas/shapes/fluxo-inicio.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  allows,
  getRecord,
  modelsInForce,
  reachedRecords,
  registerNamed,
  requireAction,
  updateRecord,
  viewFor,
} from '#server/engine/index.ts';
import { requireFlow } from './require-flow.ts';

/** What starts a flow by its conclusion. */
export const starters = ['modelo-documento', 'tipo-documento', 'tipo-processo'] as const;
type Starter = (typeof starters)[number];

const tableOf = (starter: Starter) => sql.raw(registerNamed(modelsInForce(), starter).from);

/** What starts a flow, by register, as far as the person reaches it; and of each register, why it cannot be changed here. */
export const inicios = async (ctx: Ctx, id: number): Promise<IniciosFluxo> => {
  await requireFlow(ctx, id);
  const cadastros: IniciosFluxo['cadastros'] = [];
  for (const cadastro of starters) {
    const model = registerNamed(modelsInForce(), cadastro);
    const { rows } = await sql<{ id: number; nome: string; ativo: boolean }>`
      select id, nome, ativo from ${tableOf(cadastro)} where fluxo_iniciado = ${id} order by nome, id`.execute(
      ctx.db,
    );
    const reached = await reachedRecords(
      ctx,
      model,
      rows.map((row) => row.id),
    );
    const titulo = model.definition.title.many;
    cadastros.push({
      cadastro,
      titulo,
      itens: rows.filter((row) => reached.has(row.id)),
      ...defined({
        motivo: allows(ctx, model, 'edit') ? undefined : mensagem('fluxo.inicio.semPermissao', { titulo }),
      }),
    });
  }
  return { cadastros };
};

/** As many as are offered at once: who wants another writes more of its name. */
const offered = 20;
/** Of those found, how many are looked at to offer as many as may be reached. */
const looked = 500;

/** What may come to start a flow: in use, reached, and not starting it yet; of each, what it starts now. */
export const candidatos = async (
  ctx: Ctx,
  id: number,
  { cadastro, q = '' }: CandidatosInicioQuery,
): Promise<CandidatosInicio> => {
  await requireFlow(ctx, id);
  const model = registerNamed(modelsInForce(), cadastro);
  requireAction(ctx, model, 'edit');
  const { rows } = await sql<{ id: number; nome: string; iniciaId: number | null; inicia: string | null }>`
    select t.id, t.nome, f.id as inicia_id, f.nome as inicia from ${tableOf(cadastro)} t left join registro.fluxo f on f.id = t.fluxo_iniciado
    where t.ativo and t.fluxo_iniciado is distinct from ${id}
      and strpos(public.texto_busca(t.nome), public.texto_busca(${q.trim()})) > 0
    order by t.nome, t.id limit ${looked}`.execute(ctx.db);
  const reached = await reachedRecords(
    ctx,
    model,
    rows.map((row) => row.id),
  );
  const itens = rows
    .filter((row) => reached.has(row.id))
    .slice(0, offered)
    .map((row) => ({
      id: row.id,
      nome: row.nome,
      ...defined({ iniciaId: row.iniciaId ?? undefined, inicia: row.inicia ?? undefined }),
    }));
  return { itens };
};

/** Makes a record start the flow, or no flow: saved as any other save of it, by its own rules, with its version and its history. */
export const mudarInicio = async (
  ctx: Ctx,
  id: number,
  { cadastro, registro, inicia }: InicioFluxo,
): Promise<IniciosFluxo> => {
  await requireFlow(ctx, id);
  const models = modelsInForce();
  const model = registerNamed(models, cadastro);
  requireAction(ctx, model, 'edit');
  const view = viewFor(ctx, models, model);
  const { fluxoIniciado: before, ...record } = await getRecord(ctx, view, registro, { lock: true });
  // another made it start something else meanwhile: that is not what is taken away
  if (!inicia && before !== id)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('fluxo.inicio.jaNaoInicia') });
  await updateRecord(ctx, view, registro, inicia ? { ...record, fluxoIniciado: id } : record);
  return inicios(ctx, id);
};
