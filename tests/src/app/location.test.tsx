import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocationConsent } from '#src/app/layout/LocationConsent.tsx';
import { http } from '#src/data/http.ts';
import { keepLocationChoice } from '#src/session/location-choice.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, type Seen } from '../fake-api.ts';
import { helena } from '../person.ts';
import { renderScreen } from '../render-screen.tsx';

let seen: readonly Seen[];
let state: PermissionState;
const located = vi.fn((found: PositionCallback) =>
  found({ coords: { latitude: -15.7801234, longitude: -47.9292 } } as GeolocationPosition),
);

const signIn = (registrarLocalizacao: boolean): void => {
  const session = helena();
  openSession({ ...session, sistemaConfig: { ...session.sistemaConfig, registrarLocalizacao } });
  renderScreen(<LocationConsent />);
};
const headersOfACall = async (): Promise<(string | null | undefined)[]> => {
  await http('caixa-central/contadores');
  const { headers } = seen.findLast(({ path }) => path === 'caixa-central/contadores') ?? {};
  return [headers?.get('x-latitude'), headers?.get('x-longitude')];
};

beforeEach(() => {
  state = 'prompt';
  localStorage.clear();
  located.mockClear();
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    geolocation: { getCurrentPosition: located },
    permissions: { query: () => Promise.resolve({ state }) },
  });
  ({ seen } = fakeApi({
    'GET caixa-central/contadores': { payload: {} },
    'POST login/atualizar-token': { payload: {} },
  }));
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('where the person is', () => {
  it('is neither asked nor told while the institution does not record it', async () => {
    signIn(false);
    expect(await headersOfACall()).toEqual([null, null]);
    expect(located).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is asked once with its reason, and told from then on by who agrees', async () => {
    signIn(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Informar o lugar' }));
    await waitFor(() => expect(located).toHaveBeenCalled());
    expect(await headersOfACall()).toEqual(['-15.78012', '-47.92920']);
    cleanup();
    expect(await headersOfACall()).toEqual([null, null]);
    renderScreen(<LocationConsent />);
    expect(await headersOfACall()).toEqual(['-15.78012', '-47.92920']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not told by who says no, nor asked again; another person is asked for themselves', async () => {
    signIn(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Não informar' }));
    expect(await headersOfACall()).toEqual([null, null]);
    expect(located).not.toHaveBeenCalled();
    cleanup();
    keepLocationChoice(8, 'sim');
    renderScreen(<LocationConsent />);
    expect(await headersOfACall()).toEqual([null, null]);
  });

  it('is told for who is at the keyboard, not for the absent person in whose place they act', async () => {
    keepLocationChoice(7, 'sim');
    keepLocationChoice(21, 'nao');
    const session = helena();
    openSession({
      ...session,
      sistemaConfig: { ...session.sistemaConfig, registrarLocalizacao: true },
      dados: { ...session.dados, usuario: { ...session.dados.usuario, id: 21, idUsuario: 21 } },
      usuarioSubstituto: { id: 7, nome: 'Helena', ate: '2026-11-30', terminaEm: '2026-12-01T03:00:00.000Z' },
    });
    renderScreen(<LocationConsent />);
    await waitFor(() => expect(located).toHaveBeenCalled());
    expect(await headersOfACall()).toEqual(['-15.78012', '-47.92920']);
  });

  it('is asked all the same of a browser that cannot tell whether it was refused', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      geolocation: { getCurrentPosition: located },
      permissions: { query: () => Promise.reject(new TypeError('geolocation')) },
    });
    signIn(true);
    expect(await screen.findByRole('button', { name: 'Informar o lugar' })).toBeVisible();
  });

  it('is not asked of a browser that already refuses to say it', async () => {
    state = 'denied';
    signIn(true);
    expect(await headersOfACall()).toEqual([null, null]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
