import { AppError, type FieldError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { passwordRefusal, requireConfirmation } from '#server/pessoas/credencial/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  identityProblems,
  rulesThatAdminister,
  testDirectory,
  testProvider,
} from '#server/pessoas/identidade/index.ts';
import { requeueWaiting } from '#server/instalacao/correio/index.ts';
import { requireAllowedName } from '#server/instalacao/conexao/index.ts';
import { confirmAddresses, mailPort, readSettings } from '#server/instalacao/configuracao/index.ts';
import { confirmationWarning } from './confirmation-warning.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { isOwnSender, ownMailDomains } from './remetente.ts';
import { standardPassword } from '#server/pessoas/usuario/index.ts';
import type { RecordOf, ValuesOf } from '#server/engine/typed-record.ts';

/** The settings: each is read where it is used; a mail server that is set or changed sends at once what waits. */
export const configuracao: RegisterHook<'configuracao'> = {
  async beforeSave(ctx, { before, values }) {
    const erros = [...identityProblems(values), ...proxyProblems(values)];
    if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
    const administrators = await rulesThatAdminister(ctx, values);
    if (administrators.length > 0) throw new AppError('camposInvalidos', {}, { erros: administrators });
    await checkStandardPassword(ctx, before, values);
    await checkSender(ctx, before, values);
    // What was refused by the old server, port or password may be taken by the new one.
    if (values.smtpServidor !== undefined && mailServerChanged(before, values))
      await requeueWaiting(ctx.db, { refused: true });
  },
  actions: {
    testarDiretorio: async (ctx, { body }) => ({
      mensagem: await testDirectory(ctx, (body as { readonly login?: string }).login),
    }),
    testarProvedor: async (ctx) => ({ mensagem: await testProvider(ctx) }),
    confirmarEnderecos: async (ctx) => {
      await requireConfirmation(ctx);
      await confirmAddresses(ctx.db, ctx.agora, ctx.sessao.usuarioId);
      await requeueWaiting(ctx.db, { refused: true });
      return { mensagem: mensagem('registro.endereco.confirmados') };
    },
  },
  refusal({ sessao }, _record, action) {
    return action === 'confirmarEnderecos' && !sessao.administrador
      ? mensagem('registro.endereco.soAdministrador')
      : undefined;
  },
  warnings: async (ctx, record) => [
    ...(await placeWarning(ctx, record)),
    ...(await confirmationWarning(ctx, 'smtpServidor')),
  ],
};

/** A mail server that the installation does not let be reached is told when it is saved, not when mails stay. */
const placeWarning = async (ctx: Ctx, record: RecordOf<'configuracao'>): Promise<FieldError[]> => {
  const { smtpServidor } = record;
  const { smtpUrl, allowedConnections } = ctx.ports.config;
  if (typeof smtpServidor !== 'string' || smtpUrl) return [];
  const settings = await readSettings(ctx.db);
  try {
    await requireAllowedName(allowedConnections, smtpServidor, mailPort(settings));
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [{ campo: 'smtpServidor', mensagem: mensagem('erro.transicaoNaoPermitida', error.data) }];
  }
};

/** A password in the address would be read by whoever reads the settings. */
const proxyProblems = ({ proxyUrl }: Readonly<ValuesOf<'configuracao'>>): FieldError[] =>
  typeof proxyUrl === 'string' && proxyUrl.includes('@')
    ? [{ campo: 'proxyUrl', mensagem: mensagem('conexao.proxySemSenha') }]
    : [];

const mailFields = ['smtpServidor', 'smtpPorta', 'smtpSeguranca', 'smtpUsuario', 'smtpRemetente'] as const;

/** The password is a secret, never read back: one that was sent is another. */
const mailServerChanged = (
  before: RecordOf<'configuracao'> | undefined,
  values: Readonly<ValuesOf<'configuracao'>>,
): boolean => values.smtpSenha !== undefined || mailFields.some((name) => before?.[name] !== values[name]);

const checkSender = async (
  ctx: Ctx,
  before: RecordOf<'configuracao'> | undefined,
  { smtpRemetente }: Readonly<ValuesOf<'configuracao'>>,
): Promise<void> => {
  if (typeof smtpRemetente !== 'string' || smtpRemetente === before?.smtpRemetente) return;
  if (!isOwnSender(smtpRemetente, await ownMailDomains(ctx.db)))
    throw refuseField('smtpRemetente', 'registro.dominio.remetente');
};

/** The password of newcomers follows the rules of the same screen, also when it is the rules that change. */
const checkStandardPassword = async (
  ctx: Ctx,
  before: RecordOf<'configuracao'> | undefined,
  values: Readonly<ValuesOf<'configuracao'>>,
): Promise<void> => {
  const rules = {
    senhaTamanhoMinimo: Number(values.senhaTamanhoMinimo),
    senhaForte: values.senhaForte === true,
  };
  const { senhaPadrao } = values;
  const changed =
    before?.senhaTamanhoMinimo !== rules.senhaTamanhoMinimo ||
    (before.senhaForte === true) !== rules.senhaForte;
  const password =
    typeof senhaPadrao === 'string' ? senhaPadrao : changed ? await standardPassword(ctx) : undefined;
  const refusal = password === undefined ? undefined : passwordRefusal(password, rules, {});
  if (refusal !== undefined)
    throw new AppError('camposInvalidos', {}, { erros: [{ campo: 'senhaPadrao', mensagem: refusal }] });
};
