import { AppError } from '#schemas/app-error.ts';
import { externoApi } from '#schemas/api/externo.ts';
import { outsiderCookie, type Externo } from '#server/base/http/outsider.ts';
import type { ExternoSessao } from '#schemas/shapes/externo.ts';
import { implement } from '#server/base/http/implement.ts';
import { passwordRules } from '#server/pessoas/credencial/index.ts';
import { enter, enterWithCode, sendAgain } from './entry.ts';
import { leave, leaveEverywhere } from './open-session.ts';
import { askForLink, changePassword, readLink, resetPassword } from './password.ts';
import { confirmRegistration, findRegistration, register } from './registration.ts';
import { registrationRules } from './registration-rules.ts';
import { forgetDevice, forgetDevices, listDevices } from './remembered-device.ts';

export { holdAccess } from './access-change.ts';
export { followOutsider } from './approval.ts';
export { forgetOutsiders } from './forget.ts';
export { outsidersBy } from './open-session.ts';
export { registrationRules } from './registration-rules.ts';
export { enviarLinkExterno, sendLink } from './password.ts';

const describe = ({ externoId, nome, email, documento }: Externo): ExternoSessao => ({
  id: externoId,
  nome,
  email,
  documento,
});

export const externoRoutes = implement(externoApi, {
  opcoes: async (ctx) => {
    const { aberto, aprovacao, perfilId } = await registrationRules(ctx.db);
    return { cadastroAberto: aberto && perfilId !== undefined, aprovacao };
  },
  cadastrar: async (ctx, { body }) => {
    await register(ctx, body);
    return undefined;
  },
  consultarCadastro: async (ctx, { body }) => {
    const found = await findRegistration(ctx, body.link);
    const regras = await passwordRules(ctx.db);
    return found ? { valido: true, email: found.email, regras } : { valido: false, regras };
  },
  confirmarCadastro: (ctx, { body }) => confirmRegistration(ctx, body),
  entrar: (ctx, { body }) => enter(ctx, body),
  reenviarCodigo: (ctx, { body }) => sendAgain(ctx, body.desafio),
  entrarComCodigo: async (ctx, { body }) => {
    await enterWithCode(ctx, body);
    return undefined;
  },
  esqueciSenha: async (ctx, { body }) => {
    await askForLink(ctx, body.email);
    return undefined;
  },
  consultarLink: async (ctx, { body }) => {
    const email = await readLink(ctx, body.link);
    const regras = await passwordRules(ctx.db);
    return email === undefined ? { valido: false, regras } : { valido: true, email, regras };
  },
  redefinirSenha: async (ctx, { body }) => {
    await resetPassword(ctx, body);
    return undefined;
  },
  quem: async ({ db, ports, cookies }) => {
    const token = cookies.read(outsiderCookie.name);
    if (token === undefined) return {};
    try {
      return { sessao: describe(await ports.outsiders.ofToken(db, token)) };
    } catch (error) {
      if (error instanceof AppError && error.status === 401) return {};
      throw error;
    }
  },
  sessao: (ctx) => Promise.resolve(describe(ctx.externo)),
  trocarSenha: async (ctx, { body }) => {
    await changePassword(ctx, body);
    return undefined;
  },
  sair: async (ctx) => {
    await leave(ctx);
    return undefined;
  },
  sairDeTodos: async (ctx) => {
    await leaveEverywhere(ctx);
    return undefined;
  },
  aparelhos: (ctx) => listDevices(ctx),
  esquecerAparelho: async (ctx, { params }) => {
    await forgetDevice(ctx, params.id);
    return listDevices(ctx);
  },
  esquecerAparelhos: async (ctx) => {
    await forgetDevices(ctx);
    return listDevices(ctx);
  },
});
