import { caixaPath } from '#src/conteudo/content-path.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import type { HttpOptions } from '#src/data/http.ts';
import { text } from '#src/i18n/text.ts';
import { returnToOwnUser } from '#src/session/acts.ts';
import { currentPath, goTo } from '#src/session/navigation.ts';
import { loginPath } from '#src/session/redirect-url.ts';
import { closeSession, getSession } from '#src/session/session-store.ts';
import { notify, notifyProblem } from '#src/ui/notify.ts';

/** What `codigoExtra` of a 403 asks for. */
const toInbox = 2;
const endSession = [3, 7];
/** To who was at work these are one thing, whatever the server still knows of the session. */
const ended: readonly string[] = ['sessaoExpirada', 'naoAutenticado'];
/** The absence ended, or the hours of the absent person: the session goes on as the person's own. */
const substitutionOver: readonly string[] = ['substituicaoTerminou', 'substituicaoForaDoHorario'];
/** Who signs out deals with its refusals itself. */
const signOutPath = 'login/logout';

/** The session's own catch point: 401 ends it, 403 leads to where the person may be. */
export const handleSessionProblem = (problem: HttpProblem, path: string, options: HttpOptions): void => {
  // refused credentials are the sign-in form's own matter
  if (path === 'login' || path.startsWith('login/etapa/') || path === signOutPath) return;
  // people from outside have a session of their own
  if (path.startsWith('externo/')) return;
  if (problem.status === 401)
    end(ended.includes(problem.code) ? text('shell.entrar.terminou') : problem.message);
  if (problem.status === 403) denied(problem, options);
};

/** Several calls may find the substitution over: the first one returns, the others find it done. */
let returning: Promise<void> | undefined;

const leaveSubstitution = (problem: HttpProblem): void => {
  returning ??= goBack(problem).finally(() => {
    returning = undefined;
  });
};

const goBack = async ({ message }: HttpProblem): Promise<void> => {
  const { usuarioSubstituto, dados } = getSession() ?? {};
  try {
    await returnToOwnUser();
  } catch (error) {
    notifyProblem(error);
    return;
  }
  const nome = usuarioSubstituto === undefined ? undefined : dados?.usuario.nome;
  notify(nome === undefined ? message : text('shell.substituicao.terminou', { nome }), {
    kind: 'warning',
    sticky: true,
  });
};

const denied = (problem: HttpProblem, options: HttpOptions): void => {
  const { codigoExtra } = problem;
  if (substitutionOver.includes(problem.code)) {
    leaveSubstitution(problem);
    return;
  }
  if (codigoExtra !== undefined && endSession.includes(codigoExtra)) {
    end(problem.message);
    return;
  }
  if (options.quiet) return;
  // what is closed to the person is no place to stay at, whatever the screen shows of its other failures; what only waits for
  // something (a closed area, maintenance) the screen says itself
  const closedPage = problem.tipo === 'ERRO' && (options.method ?? 'GET') === 'GET';
  if (options.ownDenial && !closedPage) return;
  notifyProblem(problem);
  goTo(codigoExtra === toInbox ? caixaPath(undefined, { redirectFrom: currentPath() }) : '/');
};

/** Several calls may be refused at once: the first one ends the session, the others find it ended. */
const end = (message: string): void => {
  if (getSession() === undefined) return;
  const wanted = currentPath();
  closeSession();
  notify(message, { kind: 'warning' });
  goTo(loginPath(wanted), { replace: true });
};
