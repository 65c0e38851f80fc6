import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import type { Instance } from './instance.ts';
import { isTrueAlready } from './is-true-already.ts';
import { fazerTrabalhoFluxo, seguirEsperaFluxo } from './jobs.ts';
import { scheduleTimers } from './timers.ts';

interface Open {
  readonly id: number;
  readonly especie: string;
  readonly espera: string | null;
  readonly desde: number;
}

/** It moves again: the work, the events and the times that came while it did not are taken up now. */
export const wake = async (db: Database, instance: Instance): Promise<void> => {
  const queue = `fluxo:${instance.conteudoId}`;
  const { rows } = await sql<Open>`select id, especie, espera, desde from fluxo_atividade
    where instancia_id = ${instance.id} and situacao = 'ABERTA' and especie in ('TRABALHO', 'ESPERA') order by id`.execute(
    db,
  );
  for (const one of rows)
    if (one.especie === 'TRABALHO') await enqueue(db, fazerTrabalhoFluxo, { atividadeId: one.id }, { queue });
    else if (await isTrueAlready(db, instance, one))
      await enqueue(db, seguirEsperaFluxo, { atividadeId: one.id }, { queue });
  await scheduleTimers(db, instance.id);
};
