import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type {
  DesenhoFluxo,
  DesenhoGuardado,
  DesenhoSalvar,
  FluxoPublicar,
} from '#schemas/shapes/fluxo-desenho.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { daysOffAround } from '#server/instalacao/prazo/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import { FlowTooLarge, mostElements, motor, type Plano } from '../motor/index.ts';
import { measureBefore, refuseOwnCalls, tellCallsOf } from './calls-of-version.ts';
import { contentFields } from './content-fields.ts';
import { callsApart, compileApart } from './drawing-apart.ts';
import { check, type Checked } from './findings.ts';
import { knownNames } from './known-names.ts';
import { requireFlow } from './require-flow.ts';
import { keepSaved } from './salvos.ts';

interface Draft {
  readonly xml: string;
  readonly revisao: number;
  readonly alteradoEm: Date;
  readonly alteradoPor: string | null;
}

/** The draft that is drawn, the versions that were published of it, and what it may name. */
export const desenho = async (ctx: Ctx, id: number): Promise<DesenhoFluxo> => {
  const fluxo = await requireFlow(ctx, id);
  const draft = await readDraft(ctx, id);
  const { rows: versoes } = await sql<{ numero: number; em: Date; por: string; andamento: number }>`
    select v.numero, v.publicada_em as em, u.nome as por, (select count(*)::int from fluxo_instancia i
      where i.versao_id = v.id and i.situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA')) as andamento
    from fluxo_versao v join registro.usuario u on u.id = v.publicada_por
    where v.fluxo_id = ${id} order by v.numero desc`.execute(ctx.db);
  const { rows: papeis } = await sql<{ codigo: string; nome: string }>`
    select codigo, nome from registro.papel where ativo order by nome`.execute(ctx.db);
  const { rows: unidades } = await sql<{ sigla: string; nome: string }>`
    select sigla, nome from registro.unidade
    where ativo and coalesce(permite_tramite_intradepartamental_sem_destino, true) order by sigla`.execute(
    ctx.db,
  );
  return {
    fluxo,
    revisao: draft?.revisao ?? 0,
    xml: draft?.xml,
    alteradoEm: draft?.alteradoEm.toISOString(),
    alteradoPor: draft ? (draft.alteradoPor ?? undefined) : undefined,
    versoes: versoes.map(({ numero, em, por, andamento }) => ({
      numero,
      andamento,
      publicadaEm: em.toISOString(),
      publicadaPor: por,
    })),
    papeis,
    unidades,
    semExpediente: [...(await daysOffAround(ctx, ctx.sessao.unidadeId))],
    ...(await namesToChoose(ctx, id)),
  };
};

/** Models that activities may ask for, flows that this one may call, and what its conditions may read of the content. */
const namesToChoose = async (
  { db }: Ctx,
  id: number,
): Promise<Pick<DesenhoFluxo, 'modelos' | 'subfluxos' | 'tipos' | 'campos'>> => {
  const { rows: modelos } = await sql<{ codigo: string; nome: string }>`
    select m.codigo, m.nome from registro.modelo_documento m join registro.tipo_documento t on t.id = m.tipo_documento
    where m.ativo and t.ativo and m.corpo is not null and m.codigo is not null order by m.nome`.execute(db);
  const { rows: subfluxos } = await sql<{ codigo: string; nome: string }>`
    select codigo, nome from registro.fluxo f where ativo and id <> ${id}
      and exists (select from fluxo_versao v where v.fluxo_id = f.id) order by nome`.execute(db);
  return { modelos, subfluxos, ...(await contentFields(db)) };
};

const readDraft = async ({ db }: Ctx, id: number): Promise<Draft | undefined> => {
  const { rows } = await sql<Draft>`
    select r.xml, r.revisao, r.alterado_em, u.nome as alterado_por
    from fluxo_rascunho r left join registro.usuario u on u.id = r.alterado_por
    where r.fluxo_id = ${id}`.execute(db);
  return rows[0];
};

/** Keeps the draft, unless somebody kept another since it was read; it is read before anything is locked. */
export const salvarDesenho = async (
  ctx: Ctx,
  id: number,
  { xml, revisao }: DesenhoSalvar,
): Promise<DesenhoGuardado> => {
  await requireFlow(ctx, id);
  const { achados, recusado } = await check(xml, await knownNames(ctx, id));
  if (recusado !== undefined)
    throw new AppError('camposInvalidos', {}, { erros: [{ campo: 'xml', mensagem: recusado }] });
  return decide(ctx, async (inner) => {
    await requireRevision(inner, id, revisao);
    const next = revisao + 1;
    await sql`insert into fluxo_rascunho (fluxo_id, xml, revisao, alterado_em, alterado_por)
      values (${id}, ${xml}, ${next}, ${ctx.agora}, ${ctx.sessao.usuarioId})
      on conflict (fluxo_id) do update set xml = excluded.xml, revisao = excluded.revisao,
        alterado_em = excluded.alterado_em, alterado_por = excluded.alterado_por`.execute(inner.db);
    await keepSaved(inner, id, xml);
    return { revisao: next, achados: [...achados] };
  });
};

/** The flow is locked, and its draft is the one that was read. */
const requireRevision = async (ctx: Ctx, id: number, revisao: number): Promise<void> => {
  await sql`select from registro.fluxo where id = ${id} for update`.execute(ctx.db);
  const draft = await readDraft(ctx, id);
  if ((draft?.revisao ?? 0) !== revisao) throw changed(draft);
};

const changed = (draft: Draft | undefined): AppError =>
  new AppError('transicaoNaoPermitida', {
    motivo: mensagem('fluxo.recusa.desenhoMudou', { quem: draft?.alteradoPor ?? '' }),
  });

/** What would stand in the way of publishing what is drawn now. */
export const conferirDesenho = async (ctx: Ctx, id: number, xml: string): Promise<DesenhoGuardado> => {
  await requireFlow(ctx, id);
  const { achados } = await check(xml, await knownNames(ctx, id));
  return { revisao: 0, achados: [...achados] };
};

/** Makes of the draft a version that never changes: what starts from now on runs by it. */
export const publicar = async (ctx: Ctx, id: number, { revisao }: FluxoPublicar): Promise<DesenhoFluxo> => {
  const fluxo = await requireFlow(ctx, id);
  const draft = await readDraft(ctx, id);
  if (!draft || draft.revisao !== revisao) throw changed(draft);
  const checked = await check(draft.xml, await knownNames(ctx, id));
  if (checked.achados.some(({ impede }) => impede))
    throw new AppError('camposInvalidos', {}, { erros: impeding(checked) });
  const plano = await compiled(ctx, draft.xml, checked);
  return decide(ctx, async (inner) => {
    await requireRevision(inner, id, revisao);
    const [before, former] = [await measureBefore(inner), await planoInForce(inner, id)];
    await sql`insert into fluxo_versao (fluxo_id, numero, xml, plano, motor, publicada_em, publicada_por)
      select ${id}, coalesce(max(numero), 0) + 1, ${draft.xml}, ${JSON.stringify(plano)}::jsonb, ${motor}, ${ctx.agora},
        ${ctx.sessao.usuarioId} from fluxo_versao where fluxo_id = ${id}`.execute(inner.db);
    await refuseOwnCalls(inner, before);
    await tellCallsOf(inner, fluxo, former, plano);
    await recordEvent(inner, { cadeia: `registro:fluxo:${id}`, ato: 'fluxoPublicado', dados: { revisao } });
    return desenho(inner, id);
  });
};

/** What starts now runs by it. */
const planoInForce = async ({ db }: Ctx, id: number): Promise<Plano | undefined> => {
  const { rows } = await sql<{ plano: Plano }>`
    select plano from fluxo_versao where fluxo_id = ${id} order by numero desc limit 1`.execute(db);
  return rows[0]?.plano;
};

/** Who only has the message reads the name of the element in it; who draws has its place too. */
const impeding = ({ achados, nomes }: Checked): { campo: string; mensagem: string }[] =>
  achados
    .filter(({ impede }) => impede)
    .map(({ elemento, mensagem: achado }) => {
      const nome = elemento === undefined ? undefined : nomes.get(elemento);
      return {
        campo: elemento ?? 'xml',
        mensagem: nome === undefined ? achado : mensagem('fluxo.achado.em', { nome, achado }),
      };
    });

/** What is to run, with all that it calls in it; where that is too much, it says which call made it so. */
const compiled = async (ctx: Ctx, xml: string, { chama }: Checked): Promise<Plano> => {
  try {
    return await compileApart(xml, await calledXml(ctx, chama));
  } catch (error) {
    if (!(error instanceof FlowTooLarge)) throw error;
    throw new AppError(
      'camposInvalidos',
      {},
      {
        erros: [
          {
            campo: error.elemento,
            mensagem: mensagem('fluxo.achado.grandeDemais', {
              fluxo: error.codigo,
              limite: mostElements,
            }),
          },
        ],
      },
    );
  }
};

/** The drawings that are called, and those that they call: what runs is put together without asking for any more. */
export const calledXml = async (ctx: Ctx, chama: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  const open = [...chama];
  for (let codigo = open.pop(); codigo !== undefined; codigo = open.pop()) {
    const xml = found.has(codigo) ? undefined : await publishedXml(ctx, codigo);
    if (xml === undefined) continue;
    found.set(codigo, xml);
    open.push(...(await callsApart(xml)));
  }
  return found;
};

/** The last version of a flow that may be called. */
const publishedXml = async ({ db }: Ctx, codigo: string): Promise<string | undefined> => {
  const { rows } = await sql<{
    xml: string;
  }>`select v.xml from fluxo_versao v join registro.fluxo f on f.id = v.fluxo_id
    where f.codigo = ${codigo} and f.ativo order by v.numero desc limit 1`.execute(db);
  return rows[0]?.xml;
};

/** The drawing of a published version. */
export const versao = async ({ db }: Ctx, id: number, numero: number): Promise<{ xml: string }> => {
  const { rows } = await sql<{ xml: string }>`
    select xml from fluxo_versao where fluxo_id = ${id} and numero = ${numero}`.execute(db);
  if (!rows[0]) throw new AppError('naoEncontrado');
  return rows[0];
};
