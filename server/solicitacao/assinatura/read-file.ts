import { AppError } from '#schemas/app-error.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { OutsiderCtx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { findSituation } from '#server/conteudo/atos/index.ts';
import { readLoaded, readingOf } from '#server/documento/index.ts';
import { readFrozen } from '../frozen-file.ts';
import { insideCtx } from '../outside-ctx.ts';
import { placeOf } from '../place-of.ts';
import { reachedBy, requireSignature } from './find-signature.ts';

/** The frozen file: what is signed, byte by byte. */
export const readToSign = async (ctx: OutsiderCtx, id: number): Promise<FileAnswer> =>
  readFrozen(ctx, (await requireSignature(ctx, id)).documentoId);

/** What the person signed, as it is read now: with the manifest of all who signed. That it was read is kept in its chain. */
export const readSigned = async (ctx: OutsiderCtx, id: number): Promise<FileAnswer> => {
  const { documentoId, situacao } = await requireSignature(ctx, id);
  if (situacao !== 'ASSINADO') throw new AppError('naoEncontrado');
  const inside = insideCtx(ctx, await placeOf(ctx.db, documentoId));
  const loaded = await findSituation(inside, documentoId, reachedBy(ctx, id));
  if (!loaded) throw new AppError('naoEncontrado');
  const file = await readingOf(inside, await readLoaded(inside, loaded, 0));
  await recordEvent(inside, {
    cadeia: `conteudo:${documentoId}`,
    ato: 'lidoDeFora',
    conteudoId: documentoId,
    dados: { externo: ctx.externo.nome },
  });
  return { ...file, download: true };
};
