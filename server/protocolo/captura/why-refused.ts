import type { MotivoCaptura } from '#schemas/shapes/captura.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';

/** The most pages of a file, where the settings say nothing. */
const defaultPages = 500;

export const pageLimit = async (db: Database): Promise<number> =>
  (await readSettings(db)).paginasMaximoProtocolo ?? defaultPages;

/** Why a file does not serve, in words; of too many pages, how many there may be. */
export const whyRefused = async (db: Database, motivo: MotivoCaptura): Promise<string> =>
  motivo === 'paginas'
    ? mensagem('protocolo.captura.paginasDemais', { limite: await pageLimit(db) })
    : mensagem(`protocolo.captura.motivo.${motivo}`);
