import { sql } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { findSituation, judge, loadSituation } from '#server/conteudo/atos/index.ts';
import { join } from './join.ts';
import { placeLabel } from './place.ts';
import { ofPieces, serPeca } from './rules.ts';

/**
 * What was made inside a process becomes its piece when it is concluded, while who concludes it may still join to it;
 * otherwise it stays tied to it, and is joined by who may.
 */
export const joinWhenConcluded = async (ctx: Ctx, id: number, processoId: number | null): Promise<void> => {
  if (processoId === null) return;
  const known = await findSituation(ctx, processoId);
  if (known?.row.tipo !== tipoConteudo.processo) return;
  await sql`select from conteudo where id = ${processoId} for update`.execute(ctx.db);
  const processo = await findSituation(ctx, processoId);
  if (!processo || judge({ ...ofPieces, nome: 'juntarPeca' }, processo.situation) !== 'permitida') return;
  const peca = await loadSituation(ctx, id);
  if (judge(serPeca, peca.situation) !== 'permitida') return;
  const place = await join(ctx, processo.row, peca.row, { evento: 'juntadoAoConcluir' });
  if (place.reservada) return;
  await recordEvent(ctx, {
    cadeia: `conteudo:${processoId}`,
    ato: 'pecaJuntada',
    conteudoId: processoId,
    dados: { peca: placeLabel(place) },
  });
};
