import { comando } from '#schemas/messages/pt-BR/comando.ts';
import { format } from '#schemas/messages/format.ts';
import { takeVolumes } from '#server/inicio/check-volumes.ts';
import { say } from '#server/inicio/say.ts';
import type { Command } from './command.ts';

/** After a restore or a change of disks: the folders that are there are those of this database. */
export const assumirVolumes: Command = {
  run: async (_args, platform) => {
    say(format(comando.volumesAssumidos, { total: await takeVolumes(platform) }));
    return 0;
  },
};
