import { StartRefusal } from '#server/base/start-refusal.ts';
import { readUseMark } from '#server/base/use-mark.ts';
import type { Platform } from './open-platform.ts';

/** An empty database under a data folder that was in use is another one than its own, or what was lost. */
export const refuseEmptyAgain = async ({ connection, ports }: Platform): Promise<void> => {
  const { dataDir } = ports.config;
  if (readUseMark(dataDir) === undefined) return;
  const loaded = await connection.db
    .selectFrom('ajuste')
    .select('valor')
    .where('chave', '=', 'cargaInicial')
    .executeTakeFirst();
  if (!loaded) throw new StartRefusal('bancoVazioEmPastaUsada', { pasta: dataDir });
};
