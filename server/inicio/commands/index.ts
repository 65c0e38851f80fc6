import type { Platform } from '#server/inicio/open-platform.ts';
import { chave } from './chave.ts';
import { registros } from './registros.ts';
import { selarEventos, verificarEventos } from './eventos.ts';
import { verificarArquivos } from './verificar-arquivos.ts';
import { trabalhos } from './trabalhos.ts';

/** A command of the terminal; `offline` ones touch no database. They answer the exit code. */
export type Command =
  | { readonly offline: true; readonly run: (args: readonly string[]) => Promise<number> }
  | {
      readonly offline?: false;
      readonly run: (args: readonly string[], platform: Platform) => Promise<number>;
    };

/** Commands by the word that is typed after `malote`. */
export const commands: Readonly<Record<string, Command>> = {
  registros,
  'verificar-eventos': verificarEventos,
  'selar-eventos': selarEventos,
  'verificar-arquivos': verificarArquivos,
  trabalhos,
  chave,
};
