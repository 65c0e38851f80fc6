import type { Command } from './command.ts';
import { assumirVolumes } from './assumir-volumes.ts';
import { backup } from './backup.ts';
import { chave } from './chave.ts';
import { mover } from './mover.ts';
import { restaurar } from './restaurar.ts';
import { registros } from './registros.ts';
import { selarEventos, verificarEventos } from './eventos.ts';
import { verificarArquivos } from './verificar-arquivos.ts';
import { trabalhos } from './trabalhos.ts';

/** Commands by the word that is typed after `malote`. */
export const commands: Readonly<Record<string, Command>> = {
  registros,
  backup,
  restaurar,
  mover,
  'verificar-eventos': verificarEventos,
  'selar-eventos': selarEventos,
  'verificar-arquivos': verificarArquivos,
  'assumir-volumes': assumirVolumes,
  trabalhos,
  chave,
};
