import { placeholdersOf } from '#schemas/messages/templates.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { announceOwnTexts } from './index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** Without its link or its code a mail serves nobody. */
const essential = ['link', 'codigo'];

const keepEssential = (offered: readonly string[], text: string): void => {
  const written = placeholdersOf(text);
  const lost = essential.find((name) => offered.includes(name) && !written.includes(name));
  if (lost !== undefined)
    throw refuseField('texto', 'registro.templateMensagem.falta', { campo: `{${lost}}` });
};

/** A message of the product and the organisation's own text for it, in force in every process at once. */
export const templateMensagem: RegisterHook<'template-mensagem'> = {
  beforeSave(_ctx, { values }) {
    if (typeof values.texto !== 'string') return;
    const { textoPadrao } = values;
    const offered = placeholdersOf(typeof textoPadrao === 'string' ? textoPadrao : '');
    const strange = placeholdersOf(values.texto).find((name) => !offered.includes(name));
    if (strange === undefined) return keepEssential(offered, values.texto);
    const campo = `{${strange}}`;
    if (offered.length === 0) throw refuseField('texto', 'registro.templateMensagem.semCampos', { campo });
    const campos = offered.map((name) => `{${name}}`).join(', ');
    throw refuseField('texto', 'registro.templateMensagem.campo', { campo, campos });
  },
  afterSave: (ctx) => announceOwnTexts(ctx.db),
};
