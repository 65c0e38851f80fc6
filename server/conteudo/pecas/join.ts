import { sql } from 'kysely';
import { recordEvent } from '#server/base/events/record-event.ts';
import { tellClosed } from '#server/conteudo/assinatura/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { travelWith } from '#server/conteudo/anda-junto/index.ts';
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
  await sql`update conteudo c set sigilo = greatest(c.sigilo, p.sigilo), nivel_acesso = mais_fechado(c.nivel_acesso, p.nivel_acesso),
      hipotese_legal = coalesce(c.hipotese_legal, case when c.nivel_acesso <> mais_fechado(c.nivel_acesso, p.nivel_acesso)
        then p.hipotese_legal end)
    from conteudo p where c.id = ${peca.id} and p.id = ${processo.id}`.execute(db);
  await travelWith(ctx, processo.id, [peca.id], { sigilosos: !place.reservada });
  await tellClosed(ctx, peca.id);
  await recordEvent(ctx, {
    cadeia: `conteudo:${peca.id}`,
    ato: evento,
    conteudoId: peca.id,
    dados: { processo: processo.id, peca: placeLabel(place) },
  });
  return place;
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
