import { sql } from 'kysely';
import { recordEvent } from '#server/base/events/record-event.ts';
import { tellClosed } from '#server/conteudo/assinatura/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { ConteudoRow } from '#server/conteudo/atos/index.ts';
import { nextPlace, placeLabel, type Place } from './place.ts';

interface Joining {
  /** It came from another process. */
  readonly deProcessoId?: number;
  /** Its event in its own chain. */
  readonly evento: 'juntadoAProcesso' | 'movidoDeProcesso' | 'juntadoAoConcluir';
}

/**
 * Joins a content to a process: both are locked. From then on it travels with it, as closed at the least, and is seen by
 * those who see it.
 */
export const join = async (
  ctx: Ctx,
  processo: ConteudoRow,
  peca: ConteudoRow,
  { deProcessoId, evento }: Joining,
): Promise<Place> => {
  const { db, agora, sessao } = ctx;
  const place = await nextPlace(ctx, processo, peca);
  await db
    .insertInto('peca')
    .values({
      ...place,
      processoId: processo.id,
      conteudoId: peca.id,
      deProcessoId: deProcessoId ?? null,
      juntadaEm: agora,
      juntadaPor: sessao.usuarioId,
      juntadaSubstituto: sessao.substitutoId ?? null,
      unidadeId: sessao.unidadeId,
      saidaPor: null,
      saidaSubstituto: null,
      saidaUnidadeId: null,
      motivo: null,
      paraProcessoId: null,
      termoId: null,
    })
    .execute();
  await sql`update conteudo c set anda_com_id = p.id, detentor_unidade_id = p.detentor_unidade_id,
      detentor_usuario_id = p.detentor_usuario_id, check_in_usuario_id = null, check_in_em = null,
      sigilo = greatest(c.sigilo, p.sigilo), nivel_acesso = mais_fechado(c.nivel_acesso, p.nivel_acesso),
      hipotese_legal = coalesce(c.hipotese_legal, case when c.nivel_acesso <> mais_fechado(c.nivel_acesso, p.nivel_acesso)
        then p.hipotese_legal end),
      movimentado_em = ${agora}, versao = c.versao + 1
    from conteudo p where c.id = ${peca.id} and p.id = ${processo.id}`.execute(db);
  await letIn(ctx, processo.id, peca.id, place.reservada);
  await tellClosed(ctx, peca.id);
  await recordEvent(ctx, {
    cadeia: `conteudo:${peca.id}`,
    ato: evento,
    conteudoId: peca.id,
    dados: { processo: processo.id, peca: placeLabel(place) },
  });
  return place;
};

/** Who sees the process sees what was joined to it, but for what only named people see. */
const letIn = async (
  { db, agora }: Ctx,
  processoId: number,
  conteudoId: number,
  reservada: boolean,
): Promise<void> => {
  await sql`insert into conteudo_acesso (conteudo_id, unidade_id, usuario_id, motivo, desde, por_usuario_id, tramite_id)
    select ${conteudoId}::bigint, a.unidade_id, a.usuario_id, 'processo', ${agora}, a.por_usuario_id, a.tramite_id
    from conteudo_acesso a join conteudo c on c.id = ${conteudoId}
    where a.conteudo_id = ${processoId} and (c.nivel_acesso <> 'SIGILOSO' or not ${reservada})
    on conflict do nothing`.execute(db);
};

/** What left a process is seen by those who saw it for itself, and by who has it. */
export const letGo = async ({ db, agora }: Ctx, conteudoId: number): Promise<void> => {
  await db
    .updateTable('conteudo')
    .set((eb) => ({ andaComId: null, movimentadoEm: agora, versao: eb('versao', '+', 1) }))
    .where('id', '=', conteudoId)
    .execute();
  await db
    .deleteFrom('conteudoAcesso')
    .where('conteudoId', '=', conteudoId)
    .where('motivo', '=', 'processo')
    .execute();
};
