import type { Updateable } from 'kysely';
import type { Tables } from '#server/base/db/generated-tables.ts';
import { AppError, type FieldError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { NivelAcesso } from '#schemas/shapes/conteudo.ts';
import type { DossieSalvar } from '#schemas/shapes/dossie.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { ConteudoRow } from '#server/conteudo/atos/index.ts';
import { chosenRecordErrors } from '#server/conteudo/dados/index.ts';

/** What a dossier says of itself, as it is asked for. */
type Said = Omit<DossieSalvar, 'versao'>;

/** What a dossier is before it is changed; of a new one, what every content begins with. */
interface Before extends Pick<ConteudoRow, 'id' | 'sigilo' | 'classeId'> {
  readonly nivelAcesso: NivelAcesso;
  readonly hipoteseLegal: string | null;
  /** It is already of somebody or something. */
  readonly deAlguem: boolean;
}

/** Refuses what a dossier may not say of itself. */
export const checkSaid = async (ctx: Ctx, before: Before, said: Said): Promise<void> => {
  const { interessadoId, nome, nivelAcesso = before.nivelAcesso } = said;
  const hipotese = said.hipoteseLegal ?? before.hipoteseLegal ?? '';
  const erros: FieldError[] = (
    await chosenRecordErrors(ctx, before, {
      ...defined({ sigilo: said.sigilo, assuntoClasseId: said.assuntoClasseId }),
      interessados: interessadoId ? [interessadoId] : [],
    })
  ).map((error) => (error.campo === 'interessados' ? { ...error, campo: 'interessadoId' } : error));
  const untouched = before.deAlguem && interessadoId === undefined && nome === undefined;
  if (!untouched && !interessadoId && !nome?.trim())
    erros.push({ campo: 'interessadoId', mensagem: mensagem('dossie.deQuem') });
  if (nivelAcesso !== 'PUBLICO' && !hipotese.trim())
    erros.push({ campo: 'hipoteseLegal', mensagem: mensagem('dossie.hipoteseLegal') });
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
};

type Own = Pick<Updateable<Tables['dossie']>, 'nome' | 'identificador' | 'classeId' | 'observacoes'>;

/** What of it is kept in its own table; an interested party takes the place of a name. */
export const ownColumns = ({ interessadoId, nome, identificador, assuntoClasseId, observacoes }: Said): Own =>
  defined({
    nome: interessadoId ? null : nome === undefined ? undefined : nome.trim() || null,
    identificador: identificador === undefined ? undefined : identificador.trim() || null,
    classeId: assuntoClasseId === undefined ? undefined : assuntoClasseId || null,
    observacoes: observacoes === undefined ? undefined : observacoes.trim() || null,
  });
