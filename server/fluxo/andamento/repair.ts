import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { FluxoProblemaAto } from '#schemas/shapes/fluxo-problema.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { performMany } from '#server/conteudo/atos/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { refuseOwnPassage } from '../desenho/index.ts';
import { startingAt, withWay } from '../motor/index.ts';
import { advanceAsked } from './advance.ts';
import { corrected, fieldsOf } from './corrections.ts';
import { endInstance } from './end-instance.ts';
import { refusal } from './hold-activity.ts';
import { closeIncidents, holdIncident, settle, whereItWaits, type Held } from './incidents.ts';
import type { Instance } from './instance.ts';
import { migrateInstance, nameIn, versionOf } from './migrate.ts';
import { joinLeftWaiting, placesFrom, waysOf } from './places.ts';
import { redo } from './redo.ts';
import { wake } from './wake.ts';

/** One repair of several problems, each by itself; what is wrong with the request is said before any is touched. */
export const repair = async (ctx: Ctx, pedido: FluxoProblemaAto): Promise<ResultadoLote> => {
  const motivo = pedido.motivo.trim();
  requireWhole({ ...pedido, motivo });
  return performMany(
    ...([ctx, pedido.ids] as const),
    (inner, id) => repairOne(inner, id, { ...pedido, motivo }),
    (id) => labelOf(ctx, id),
  );
};

const requireWhole = ({ ato, motivo, valores, saida, destino, versao }: FluxoProblemaAto): void => {
  const lacks = (campo: string, key: MessageKey) =>
    new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: mensagem(key) }] });
  if (ato === 'CORRIGIR' && Object.keys(valores ?? {}).length === 0)
    throw lacks('valores', 'fluxo.recusa.informeCorrecao');
  if (ato === 'ESCOLHER' && saida === undefined) throw lacks('saida', 'fluxo.recusa.escolhaSaida');
  if (ato === 'MOVER' && destino === undefined) throw lacks('destino', 'fluxo.recusa.escolhaDestino');
  if (ato === 'MIGRAR' && versao === undefined) throw lacks('versao', 'fluxo.recusa.escolhaVersao');
  if (ato !== 'TENTAR' && motivo === '')
    throw lacks(
      'motivo',
      ato === 'INTERROMPER' ? 'fluxo.recusa.informeMotivoInterromper' : 'fluxo.recusa.informeMotivoReparo',
    );
};

/** The flow and where it stopped: nothing of the content. */
const labelOf = async (ctx: Ctx, id: number): Promise<string> => {
  const { rows } = await sql<{ fluxo: string; onde: string | null }>`select f.nome as fluxo,
      coalesce(nullif(v.plano #>> array['elementos', n.elemento, 'nome'], ''), n.elemento) as onde
    from fluxo_incidente n join fluxo_instancia i on i.id = n.instancia_id
    join fluxo_versao v on v.id = i.versao_id join registro.fluxo f on f.id = v.fluxo_id where n.id = ${id}`.execute(
    ctx.db,
  );
  const [found] = rows;
  if (!found) return String(id);
  return found.onde === null ? found.fluxo : `${found.fluxo}, ${found.onde}`;
};

const repairOne = async (ctx: Ctx, id: number, pedido: FluxoProblemaAto): Promise<string> => {
  const held = await holdIncident(ctx, id);
  const label = await labelOf(ctx, id);
  const { instance } = held;
  const feito = await done(ctx, held, pedido);
  await closeIncidents(ctx, instance.id, { id, motivo: pedido.motivo, feito });
  if (await settle(ctx, instance.id)) await wake(ctx.db, instance);
  await recordEvent(ctx, {
    cadeia: `conteudo:${instance.conteudoId}`,
    conteudoId: instance.conteudoId,
    ...(pedido.ato === 'INTERROMPER'
      ? { ato: 'fluxoInterrompido', dados: { fluxo: instance.fluxo, motivo: pedido.motivo } }
      : {
          ato: 'fluxoReparado',
          dados: {
            fluxo: instance.fluxo,
            feito,
            ...defined({ motivo: pedido.motivo === '' ? undefined : pedido.motivo }),
          },
        }),
  });
  return label;
};

/** What was done, in words. */
const done = async (ctx: Ctx, held: Held, pedido: FluxoProblemaAto): Promise<string> => {
  const { incident, instance } = held;
  const { ato, valores = {}, saida = '', destino = '', versao = 0, mapa = {}, motivo } = pedido;
  switch (ato) {
    case 'TENTAR':
      await redo(ctx, held);
      return mensagem('fluxo.reparo.TENTAR');
    case 'CORRIGIR': {
      await requireSeen(ctx, instance);
      const variaveis = await corrected(ctx, instance, valores);
      await sql`update fluxo_instancia set variaveis = ${JSON.stringify(variaveis)}::jsonb where id = ${instance.id}`.execute(
        ctx.db,
      );
      await redo(ctx, { incident, instance: { ...instance, variaveis } });
      return mensagem('fluxo.reparo.CORRIGIR', {
        campos: fieldsOf(instance.plano)
          .flatMap(({ chave, rotulo }) => (chave in valores ? [rotulo] : []))
          .join(', '),
      });
    }
    case 'ESCOLHER': {
      await requireSeen(ctx, instance);
      const way = waysOf(instance.plano, incident.elemento).find((one) => one.id === saida);
      if (!way || incident.elemento === null) throw refusal('semEstaSaida');
      const fonte = withWay(instance.plano.fonte, incident.elemento, saida);
      await redo(
        ctx,
        { incident, instance: { ...instance, plano: { ...instance.plano, fonte } } },
        { elemento: incident.elemento, ligacao: saida },
      );
      return mensagem('fluxo.reparo.ESCOLHER', { saida: way.nome });
    }
    case 'MOVER':
      await requireSeen(ctx, instance);
      return mensagem('fluxo.reparo.MOVER', { atividade: await move(ctx, held, destino) });
    case 'MIGRAR': {
      const alvo = await versionOf(ctx.db, incident.fluxoId, versao);
      await refuseOwnPassage(
        ctx,
        sql`select versao_id from fluxo_instancia where id = ${instance.id}`,
        alvo.id,
      );
      const where = await whereItWaits(ctx, held);
      const now = await migrateInstance(ctx, instance, alvo, { mapa, motivo });
      // what went elsewhere has nothing to be done again
      const begun = instance.estado !== null;
      if (!begun || (where !== undefined && !(where in mapa))) await redo(ctx, { incident, instance: now });
      return mensagem('fluxo.reparo.MIGRAR', { versao: String(versao) });
    }
    case 'INTERROMPER':
      await endInstance(ctx, instance.id);
      return mensagem('fluxo.reparo.INTERROMPER');
  }
};

/** Who says how a flow goes on sees what it is about. */
const requireSeen = async ({ db, sessao }: Ctx, { conteudoId }: Instance): Promise<void> => {
  const { rows } =
    await sql`select from conteudo c where c.id = ${conteudoId} and ${visibleContent(sessao)}`.execute(db);
  if (rows.length === 0) throw refusal('foraDoAlcance');
};

/** Takes what stopped to another activity: its name. */
const move = async (ctx: Ctx, held: Held, destino: string): Promise<string> => {
  const { instance } = held;
  const { plano, estado } = instance;
  const where = await whereItWaits(ctx, held);
  if (!placesFrom(plano, where).some(({ id }) => id === destino)) throw refusal('naoVaiAli');
  if (estado === null)
    await advanceAsked(ctx, { ...instance, plano: { ...plano, fonte: startingAt(plano.fonte, destino) } });
  else if (where === undefined) throw refusal('nadaEspera');
  else {
    const join = joinLeftWaiting(plano, estado, { de: where, para: destino });
    if (join !== undefined) throw refusal('juncaoFicaria', { juncao: nameIn(plano, join) });
    await advanceAsked(ctx, instance, { kind: 'move', leva: { [where]: destino } });
  }
  return nameIn(plano, destino);
};
