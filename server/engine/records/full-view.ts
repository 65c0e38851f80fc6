import { viewOf, type RegisterView } from '#server/engine/model/register-view.ts';

/** The register with every field: what hooks, history and checks work on, whoever asks. */
export const fullView = ({ models, model }: Pick<RegisterView, 'models' | 'model'>): RegisterView =>
  viewOf(models, model, () => true);
