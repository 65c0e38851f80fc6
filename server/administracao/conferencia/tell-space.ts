import { mensagem } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { notifyAdministrators } from '#server/pessoas/notificacao/index.ts';
import { isNew } from './is-new.ts';

/** A disk is nearly full below both: a tenth of a large one is still a year of work. */
const leastShare = 0.1;
const leastBytes = 50 * 1_073_741_824;

/** Tells administrators once that a volume, or the disk under it, is nearly full; and shows what the disk has free. */
export const tellSpace = async ({ db, ports }: JobContext): Promise<void> => {
  const volumes = await db
    .selectFrom('registro.volume')
    .select(['id', 'nome', 'pasta', 'situacao', 'aceita', 'taxaOcupacao'])
    .execute();
  for (const volume of volumes) {
    const nome = volume.nome ?? '';
    const disk = await ports.files.space({ pasta: volume.pasta ?? '' });
    const nearlyOut = disk !== undefined && disk.livres < Math.min(disk.total * leastShare, leastBytes);
    await inTransaction(db, async (trx) => {
      await trx
        .updateTable('registro.volume')
        .set({ discoLivre: disk?.livres ?? null })
        .where('id', '=', volume.id)
        .execute();
      const nearlyFull = volume.situacao === 'QUASE_CHEIO' || volume.situacao === 'CHEIO';
      if (await isNew(trx, volume.id, 'volume', nearlyFull, ports.clock()))
        await notifyAdministrators(trx, ports.clock(), {
          assunto: mensagem('volume.aviso.quaseCheio', {
            volume: nome,
            taxa: Number(volume.taxaOcupacao ?? 100),
          }),
          conteudo: mensagem('volume.aviso.oQueFazerCheio'),
          rota: `administracao/volume/consulta/${volume.id}`,
        });
      if (await isNew(trx, volume.id, 'disco', nearlyOut && volume.aceita === true, ports.clock()))
        await notifyAdministrators(trx, ports.clock(), {
          assunto: mensagem('volume.aviso.discoQuaseCheio', {
            volume: nome,
            livres: ((disk?.livres ?? 0) / 1_073_741_824).toLocaleString('pt-BR', {
              maximumFractionDigits: 1,
            }),
          }),
          conteudo: mensagem('volume.aviso.oQueFazerDisco'),
          rota: `administracao/volume/consulta/${volume.id}`,
        });
    });
  }
};
