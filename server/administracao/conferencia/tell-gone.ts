import { mensagem } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { VolumeProblem } from '#server/base/files/volume-problem.ts';
import { volumesNow } from '#server/base/files/volumes-now.ts';
import { job } from '#server/base/jobs/job.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { notifyAdministrators } from '#server/pessoas/notificacao/index.ts';
import { isNew } from './is-new.ts';

export const conferirVolumes = job('conferirVolumes');

/** What one server sees and another does not comes and goes by the minute: so long, and one notice is enough. */
const quietMilliseconds = 3_600_000;

/** Tells administrators, once, that a volume cannot be used. */
export const tellGone = (
  { db, ports }: JobContext,
  { volumeId, problema }: { readonly volumeId: number; readonly problema: VolumeProblem },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const volume = await trx
      .selectFrom('registro.volume')
      .select('nome')
      .where('id', '=', volumeId)
      .executeTakeFirst();
    if (!volume || !(await isNew(trx, volumeId, 'fora', true, ports.clock()))) return;
    await notifyAdministrators(trx, ports.clock(), {
      assunto: mensagem('volume.aviso.fora', {
        volume: volume.nome ?? '',
        motivo: mensagem(`volume.problema.${problema}`),
      }),
      conteudo: mensagem('volume.aviso.oQueFazerFora'),
      rota: `administracao/volume/consulta/${volumeId}`,
    });
  });

/** Looks at the volumes, whether anybody writes to them or not. A full disk is told of before it is full. */
export const lookForGone = async (job: JobContext): Promise<void> => {
  for (const { id, problema } of await volumesNow(job.db, job.ports.files)) {
    if (problema !== undefined && problema !== 'cheio') await tellGone(job, { volumeId: id, problema });
    if (problema !== undefined) continue;
    await job.db
      .deleteFrom('volumeAviso')
      .where('volumeId', '=', id)
      .where('especie', '=', 'fora')
      .where('avisadoEm', '<', new Date(job.ports.clock().getTime() - quietMilliseconds))
      .execute();
  }
};
