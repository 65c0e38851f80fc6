import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Login } from '#screens/login/index.tsx';
import { formatLongDay, formatMoment } from '#src/i18n/dates.ts';
import { changeLocale, i18n, loadTexts } from '#src/i18n/i18n.ts';
import { beginLocale, keepLocale, readKeptLocale } from '#src/ui/kept-locale.ts';
import { relativeTime } from '#src/i18n/relative-time.ts';
import { text } from '#src/i18n/text.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { getNotifications } from '#src/ui/notify.ts';
import { fakeApi } from '../fake-api.ts';
import { helena } from '../person.ts';
import { renderScreen } from '../render-screen.tsx';

afterEach(async () => {
  closeSession();
  localStorage.clear();
  await changeLocale('pt-BR');
  vi.unstubAllGlobals();
});

describe('the language', () => {
  it('is chosen before signing in, and the next visit begins with it', async () => {
    fakeApi({ 'GET tema': { payload: {} } });
    renderScreen(<Login />, '/login');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to Malote' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en');
    expect(readKeptLocale()).toBe('en');
  });

  it('follows the person who signs in and chose one, and stays as it is for who did not', async () => {
    const withLanguage = helena();
    openSession({
      ...withLanguage,
      userConfig: { ...withLanguage.userConfig, preferencias: { idioma: 'es' } },
    });
    await waitFor(() => expect(i18n.language).toBe('es'));
    openSession(helena());
    expect(i18n.language).toBe('es');
  });

  it('is the one asked for last, though another comes later', async () => {
    keepLocale('es');
    keepLocale('pt-BR');
    keepLocale('en');
    keepLocale('pt-BR');
    await Promise.all([import('#schemas/messages/es/index.ts'), import('#schemas/messages/en/index.ts')]);
    await waitFor(() => expect(document.documentElement.lang).toBe('pt-BR'));
    expect(i18n.language).toBe('pt-BR');
    expect(readKeptLocale()).toBe('pt-BR');
  });

  it('that does not come is said so, and the page begins in Portuguese', async () => {
    const failed = new TypeError('Failed to fetch dynamically imported module');
    const change = vi.spyOn(i18n, 'changeLanguage').mockRejectedValue(failed);
    keepLocale('es');
    await waitFor(() =>
      expect(getNotifications()[0]?.message).toContain('Os textos em Español não chegaram'),
    );
    await beginLocale();
    expect(i18n.language).toBe('pt-BR');
    change.mockRestore();
    keepLocale('es');
    await waitFor(() => expect(i18n.language).toBe('es'));
  });

  it('is that of the dates, the day always first, and of what falls back to Portuguese nothing is lost', async () => {
    const moment = new Date('2026-11-18T12:12:00Z');
    const now = new Date('2026-11-20T12:12:00Z');
    await changeLocale('en');
    expect(formatMoment(moment)).toBe('18/11/2026 09:12:00');
    expect(formatLongDay(moment)).toMatch(/Wednesday,? 18 November 2026/);
    expect(relativeTime(moment, now)).toBe('2 days ago');
    expect(text('erro.naoEncontrado')).toContain('Not found');
    await changeLocale('es');
    expect(formatLongDay(moment)).toBe('miércoles, 18 de noviembre de 2026');
    expect(relativeTime(moment, now)).toBe('hace 2 días');
    keepLocale('pt-BR');
    await waitFor(() => expect(formatLongDay(moment)).toBe('quarta-feira, 18 de novembro de 2026'));
  });
});

describe('a count', () => {
  it('of none is read as any other number, never as one, but where the catalogue says it apart', async () => {
    await loadTexts('tramite', 'caixa');
    expect(text('tramite.percurso.tempo', { count: 0, uteis: 0 })).toBe('0 dias, 0 com expediente');
    expect(text('tramite.percurso.tempo', { count: 1, uteis: 1 })).toBe('1 dia, 1 com expediente');
    expect(text('tramite.percurso.tempo', { count: 1_000_000, uteis: 9 })).toContain('1000000 dias');
    expect(text('caixa.lista.total', { count: 0 })).toBe('nenhum item');
  });
});
