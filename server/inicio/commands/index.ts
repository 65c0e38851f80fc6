import type { Command } from './command.ts';
import { assumirVolumes } from './assumir-volumes.ts';
import { chave } from './chave.ts';
import { registros } from './registros.ts';
import { selarEventos, verificarEventos } from './eventos.ts';
import { verificarArquivos } from './verificar-arquivos.ts';
import { trabalhos } from './trabalhos.ts';

/** Commands by the word that is typed after `malote`. */
export const commands: Readonly<Record<string, Command>> = {
  registros,
  'verificar-eventos': verificarEventos,
  'selar-eventos': selarEventos,
  'verificar-arquivos': verificarArquivos,
  'assumir-volumes': assumirVolumes,
  trabalhos,
  chave,
};
