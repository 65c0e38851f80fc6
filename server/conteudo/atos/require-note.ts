import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readSettings, type Settings } from '#server/instalacao/configuracao/index.ts';

/** The settings that say which acts are confirmed with a note; what cancels or refuses always gives its reason. */
export type NoteSettings = Pick<Settings, 'notaReceber' | 'notaCiencia' | 'notaFinalizar'>;

/** Refuses an act that the settings want confirmed with a note, and has none. */
export const requireNote = async (
  { db }: Pick<Ctx, 'db'>,
  { comNota }: { readonly comNota?: keyof NoteSettings },
  motivo: string | undefined,
): Promise<void> => {
  if (comNota === undefined || motivo?.trim() || !(await readSettings(db))[comNota]) return;
  throw new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'motivo', mensagem: mensagem('documento.motivo.notaObrigatoria') }] },
  );
};
