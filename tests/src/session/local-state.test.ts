import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearLocalState, getLocalState, loadLocalState, setLocalState } from '#src/session/local-state.ts';

const forgetCookie = (): void => {
  document.cookie = 'malote_chave=; Max-Age=0; Path=/';
};

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(async () => {
  await clearLocalState();
  forgetCookie();
  vi.unstubAllGlobals();
});

describe('what the browser keeps of a person', () => {
  it('is read again at the next visit, and cannot be read without the key of the cookie', async () => {
    await setLocalState('sessao', { nome: 'Helena Duarte Pires' });
    expect(JSON.stringify({ ...localStorage })).not.toContain('Helena');
    await loadLocalState();
    expect(getLocalState('sessao')).toEqual({ nome: 'Helena Duarte Pires' });
    forgetCookie();
    await loadLocalState();
    expect(getLocalState('sessao')).toBeUndefined();
  });

  it('has its key in a cookie of this site alone, 180 days from the last visit', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    await setLocalState('sessao', 1);
    const attributes = 'Max-Age=15552000; Path=/; SameSite=Strict';
    expect(written.mock.calls.at(-1)?.[0]).toMatch(new RegExp(`^malote_chave=[^;]+; ${attributes}$`));
    await loadLocalState();
    expect(written).toHaveBeenCalledTimes(2);
    vi.stubGlobal('location', { protocol: 'https:' });
    await setLocalState('sessao', 2);
    expect(written.mock.calls.at(-1)?.[0]).toMatch(new RegExp(`; ${attributes}; Secure$`));
    written.mockRestore();
  });

  it('goes away entirely', async () => {
    await setLocalState('sessao', { nome: 'Helena' });
    await clearLocalState();
    await loadLocalState();
    expect(getLocalState('sessao')).toBeUndefined();
    expect(localStorage.getItem('malote.estado')).toBeNull();
  });

  it('begins anew when what is there makes no sense', async () => {
    await setLocalState('sessao', 1);
    localStorage.setItem('malote.estado', 'lixo.lixo');
    await loadLocalState();
    expect(getLocalState('sessao')).toBeUndefined();
  });

  it('keeps nothing where the browser gives no cryptography', async () => {
    vi.stubGlobal('isSecureContext', false);
    await setLocalState('sessao', { nome: 'Helena' });
    expect(getLocalState('sessao')).toEqual({ nome: 'Helena' });
    expect(localStorage.getItem('malote.estado')).toBeNull();
  });
});
