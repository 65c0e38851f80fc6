import { comando } from '#schemas/messages/pt-BR/comando.ts';
import { format } from '#schemas/messages/format.ts';
import { takeMarks } from '#server/base/files/volume-mark.ts';
import { say } from '#server/inicio/say.ts';
import type { Command } from './command.ts';

/** After a restore or a change of disks: the folders that are there are those of this database. */
export const assumirVolumes: Command = {
  run: async (_args, { connection, ports }) => {
    say(format(comando.volumesAssumidos, { total: await takeMarks(connection.db, ports.files) }));
    return 0;
  },
};
