import { loadTexts } from '#src/i18n/i18n.ts';
import { later } from '#src/ui/later.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';

/** The fields that a type asks for; the widgets of the registers come, with their texts, only to types that have some. */
export const LateCamposDoTipo = later(
  async () => {
    const [module] = await Promise.all([import('./CamposDoTipo.tsx'), loadTexts('cadastro', 'validacao')]);
    return module.CamposDoTipo;
  },
  <FormSkeleton fields={3} />,
);
