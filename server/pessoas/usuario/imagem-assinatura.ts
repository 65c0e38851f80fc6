import type { Settings } from '#server/instalacao/configuracao/index.ts';
import { storedImageSize } from '#server/engine/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** A new signature image is within the limits of the settings, which may be narrower than those of the register. */
export const checkSignatureImage = async (ctx: Ctx, id: string, settings: Settings): Promise<void> => {
  const size = await storedImageSize(ctx, id);
  // What is not an image is refused by the register, in its own words.
  if (!size) return;
  const limits = {
    minWidth: settings.assinaturaLarguraMinima ?? 15,
    maxWidth: settings.assinaturaLarguraMaxima ?? 295,
    minHeight: settings.assinaturaAlturaMinima ?? 15,
    maxHeight: settings.assinaturaAlturaMaxima ?? 200,
  };
  const { width, height } = size;
  const { minWidth, maxWidth, minHeight, maxHeight } = limits;
  if (width < minWidth || width > maxWidth || height < minHeight || height > maxHeight)
    throw refuseField('imagemAssinatura', 'registro.campo.imagemTamanho', {
      largura: width,
      altura: height,
      ...limits,
    });
};
