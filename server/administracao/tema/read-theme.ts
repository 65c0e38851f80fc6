import { mensagem } from '#schemas/messages/index.ts';
import type { Tema, TemaCores } from '#schemas/shapes/tema.ts';
import { institutionName, readSettings } from '#server/instalacao/configuracao/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { registrationRules } from '#server/pessoas/externo/index.ts';
import { trialOf } from '#server/administracao/demonstracao/index.ts';
import { readOwnTexts } from '#server/instalacao/mensagem/index.ts';

/** Colours of the product until the organisation chooses its own. */
const standard = {
  fontSizeDefault: 14,
  primaryBase: '#0f5a61',
  primaryBase100: '#e4f0f0',
  primaryBase200: '#bfdcdd',
  primaryText: '#ffffff',
  secondaryBase: '#8f5423',
  secondaryBase100: '#f6ecdf',
  secondaryBase200: '#e5cba9',
  secondaryText: '#ffffff',
};

/** Theme and names that everybody sees, before signing in too. */
export const readTheme = async (ctx: PublicCtx): Promise<Tema> => {
  const [chosen, organisation, trial, texts, settings, registration] = await Promise.all([
    ctx.db.selectFrom('ajuste').select('valor').where('chave', '=', 'tema').executeTakeFirst(),
    institutionName(ctx.db),
    trialOf(ctx.db, ctx.ports.config),
    readOwnTexts(ctx.db),
    readSettings(ctx.db),
    registrationRules(ctx.db),
  ]);
  return {
    // a variant that the organisation did not choose is derived from its own colour, not from ours
    ...((chosen?.valor as TemaCores | undefined) ?? standard),
    titulo: 'Malote',
    organizacao: organisation,
    versao: ctx.ports.config.version,
    demonstracao: trial !== undefined,
    experimentar: trial,
    cadastroExterno: registration.aberto && registration.perfilId !== undefined,
    provedor: settings.ssoAtivo
      ? { nome: settings.ssoNome ?? mensagem('identidade.provedor.contaPadrao') }
      : undefined,
    mensagens: texts.size > 0 ? Object.fromEntries(texts) : undefined,
  };
};
