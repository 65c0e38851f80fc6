import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readSettings } from '#server/configuracao/index.ts';
import type { RegisterHook, SaveInput } from '#server/engine/hook.ts';
import { checkSignatureImage } from './imagem-assinatura.ts';
import { keptPassword } from './senha.ts';

interface Unit {
  padrao?: boolean;
}

/** A person: password kept as argon2id, units with exactly one default. */
export const usuario: RegisterHook = {
  async beforeSave(ctx, { before, values }) {
    checkUnits(values);
    const { senha, imagemAssinatura } = values;
    if (typeof senha === 'string') values['senha'] = await keptPassword(ctx, senha);
    if (typeof imagemAssinatura === 'string' && imagemAssinatura !== before?.['imagemAssinatura'])
      await checkSignatureImage(ctx, imagemAssinatura, await readSettings(ctx.db));
  },
  prepare(values) {
    if (typeof values['login'] === 'string') values['login'] = values['login'].toLowerCase();
    const units = unitsOf(values);
    const [only] = units;
    // The only unit is the default one without anybody having to say so.
    if (units.length === 1 && only) only.padrao = true;
  },
};

const unitsOf = (values: SaveInput['values']): Unit[] => (values['unidades'] ?? []) as Unit[];

const checkUnits = (values: SaveInput['values']): void => {
  const units = unitsOf(values);
  if (units.length === 0) throw refusal('unidades', mensagem('registro.usuario.unidade'));
  const defaults = units.flatMap(({ padrao }, index) => (padrao ? [index] : []));
  if (defaults.length === 0) throw refusal('unidades.0.padrao', mensagem('registro.usuario.padraoFalta'));
  if (defaults.length > 1)
    throw refusal(`unidades.${defaults[1] ?? 0}.padrao`, mensagem('registro.usuario.padraoRepetido'));
};

const refusal = (campo: string, message: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: message }] });
