import { placeholdersOf } from '#schemas/messages/templates.ts';
import type { Ctx } from '#server/base/http/context.ts';
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

/**
 * A link or a code opens an account to whoever has it: its text, which could lead it to another address, or ask for it, is of
 * administrators, as the mail server that carries it is.
 */
const keepFromOthers = ({ sessao }: Ctx, offered: readonly string[], before: unknown, now: unknown): void => {
  if (sessao.administrador || sessao.id === 0 || before === now) return;
  if (essential.some((name) => offered.includes(name)))
    throw refuseField('texto', 'registro.templateMensagem.soQuemAdministra');
};

/** A message of the product and the organisation's own text for it, in force in every process at once. */
export const templateMensagem: RegisterHook<'template-mensagem'> = {
  beforeSave(ctx, { before, values }) {
    const { textoPadrao } = values;
    const offered = placeholdersOf(typeof textoPadrao === 'string' ? textoPadrao : '');
    keepFromOthers(ctx, offered, before?.texto, values.texto);
    if (typeof values.texto !== 'string') return;
    const strange = placeholdersOf(values.texto).find((name) => !offered.includes(name));
    if (strange === undefined) return keepEssential(offered, values.texto);
    const campo = `{${strange}}`;
    if (offered.length === 0) throw refuseField('texto', 'registro.templateMensagem.semCampos', { campo });
    const campos = offered.map((name) => `{${name}}`).join(', ');
    throw refuseField('texto', 'registro.templateMensagem.campo', { campo, campos });
  },
  afterSave: (ctx) => announceOwnTexts(ctx.db),
};
