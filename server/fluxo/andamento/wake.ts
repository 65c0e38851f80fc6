import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import type { Instance } from './instance.ts';
import { fazerTrabalhoFluxo, seguirEsperaFluxo } from './jobs.ts';
import { scheduleTimers } from './timers.ts';
import { whoDid } from './who-did.ts';

interface Open {
  readonly id: number;
  readonly especie: string;
}

/** It moves again: the work, the events and the times that came while it did not are taken up now. */
export const wake = async (db: Database, instance: Instance): Promise<void> => {
  const queue = `fluxo:${instance.conteudoId}`;
  const { rows } = await sql<Open>`select id, especie from fluxo_atividade
    where instancia_id = ${instance.id} and situacao = 'ABERTA' order by id`.execute(db);
  for (const one of rows)
    if (one.especie === 'TRABALHO') await enqueue(db, fazerTrabalhoFluxo, { atividadeId: one.id }, { queue });
    else if (await whoDid(db, one.id))
      await enqueue(db, seguirEsperaFluxo, { atividadeId: one.id }, { queue });
  await scheduleTimers(db, instance.id);
};
