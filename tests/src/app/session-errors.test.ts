import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpProblem } from '#src/data/http-problem.ts';
import { getToken } from '#src/data/token.ts';
import { registerNavigation } from '#src/session/navigation.ts';
import { handleSessionProblem } from '#src/app/session-errors.ts';
import { closeSession, getSession, openSession } from '#src/session/session-store.ts';
import { getNotifications } from '#src/ui/notify.ts';
import { helena } from '../person.ts';

const go = vi.fn();
const problem = (status: number, codigoExtra?: number): HttpProblem =>
  new HttpProblem(status, 'Mensagem do servidor.', { codigo: 'x', tipo: 'ERRO', codigoExtra });

beforeEach(() => {
  registerNavigation(go, () => '/administracao/cidade?q=minas');
  openSession(helena());
});
afterEach(() => {
  go.mockClear();
  closeSession();
});

describe('the session, when the server refuses', () => {
  it('ends on 401 and remembers where the person was; several refusals end it once', () => {
    handleSessionProblem(problem(401), 'cidade', {});
    handleSessionProblem(problem(401), 'unidade', {});
    expect(getSession()).toBeUndefined();
    expect(getToken()).toBeUndefined();
    expect(go).toHaveBeenCalledTimes(1);
    expect(go).toHaveBeenCalledWith('/login?redirectUrl=%2Fadministracao%2Fcidade%3Fq%3Dminas', {
      replace: true,
    });
    expect(getNotifications()).toHaveLength(1);
  });

  it('leaves refused credentials to the sign-in form', () => {
    handleSessionProblem(problem(401), 'login', {});
    expect(go).not.toHaveBeenCalled();
    expect(getSession()).toBeDefined();
  });

  it.each([
    [2, '/principal/caixa-central?redirectFrom=%2Fadministracao%2Fcidade%3Fq%3Dminas'],
    [undefined, '/'],
  ])('leads a 403 with extra code %s away, with the message', (extra, to) => {
    handleSessionProblem(problem(403, extra), 'documento/1/0', {});
    expect(go.mock.calls[0]?.[0]).toBe(to);
    expect(getNotifications()[0]?.message).toBe('Mensagem do servidor.');
    expect(getSession()).toBeDefined();
  });

  it.each([3, 7])('ends on a 403 with extra code %i', (extra) => {
    handleSessionProblem(problem(403, extra), 'cidade', {});
    expect(getSession()).toBeUndefined();
    expect(go.mock.calls[0]?.[0]).toMatch(/^\/login/);
  });

  it('moves nobody for an act whose screen shows the refusal itself, nor for work in the background', () => {
    handleSessionProblem(problem(403), 'documento/tramitar', { ownDenial: true, method: 'POST' });
    const waiting = new HttpProblem(403, 'Área fechada.', { codigo: 'areaRestritaFechada', tipo: 'AVISO' });
    handleSessionProblem(waiting, 'area-restrita', { ownDenial: true });
    handleSessionProblem(problem(403), 'caixa-central/contadores', { quiet: true });
    handleSessionProblem(problem(403, 2), 'documento/1/0', { ownDenial: true, method: 'POST' });
    handleSessionProblem(problem(403, 2), 'documento/1/0', { quiet: true });
    expect(go).not.toHaveBeenCalled();
    expect(getNotifications()).toHaveLength(0);
  });

  it.each([
    [2, /^\/principal\/caixa-central\?redirectFrom=/],
    [undefined, /^\/$/],
    [9, /^\/$/],
  ])(
    'leads away from a page that is closed, extra code %s, though it shows its other failures',
    (extra, to) => {
      handleSessionProblem(problem(403, extra), 'documento/1/0', { ownDenial: true });
      expect(go.mock.calls[0]?.[0]).toMatch(to);
      expect(getNotifications()).toHaveLength(1);
    },
  );
});
