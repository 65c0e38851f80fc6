import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PreferenciasUsuario } from '#screens/preferencias-usuario/index.tsx';
import { changeLocale, i18n, loadTexts } from '#src/i18n/i18n.ts';
import { finishWork } from '#src/session/ending.ts';
import { followChoices } from '#src/session/preferences.ts';
import { closeSession, getSession, openSession } from '#src/session/session-store.ts';
import { getAppearance } from '#src/theme/appearance.ts';
import { getNotifications, notify } from '#src/ui/notify.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';

let stop: () => void;
let seen: readonly Seen[];
const at = (secao: string, answers: Record<string, Answer> = {}): void => {
  ({ seen } = fakeApi({
    'GET tema': { payload: {} },
    'POST login/atualizar-token': { payload: {} },
    'PUT preferencias-usuario': { payload: {} },
    'PUT tema/15': { payload: { sizeFonte: 15 } },
    ...answers,
  }));
  renderScreen(<PreferenciasUsuario />, `/opcoes-usuario/preferencias-usuario?secao=${secao}`);
};
const sent = (path = 'preferencias-usuario'): unknown[] =>
  seen
    .filter((one) => one.path === path)
    .map(({ body }) => (body as { payload?: unknown } | undefined)?.payload);

/** All that was sent, in one: how many times depends on how fast it was chosen. */
const kept = (): object => Object.assign({}, ...sent()) as object;

beforeAll(() => loadTexts());
beforeEach(() => {
  openSession(helena());
  stop = followChoices();
});
afterEach(async () => {
  cleanup();
  stop();
  closeSession();
  await changeLocale('pt-BR');
  vi.unstubAllGlobals();
});

describe('preferências do usuário', () => {
  it('muda as cores, o texto e as linhas na hora, e guarda tudo no servidor', async () => {
    at('aparencia');
    await userEvent.click(screen.getByRole('radio', { name: 'Alto contraste' }));
    expect(document.documentElement.dataset['theme']).toBe('contraste');
    await userEvent.click(screen.getByRole('radio', { name: 'Compactas' }));
    await userEvent.click(screen.getByRole('button', { name: 'A+, aumentar o texto' }));
    expect(await screen.findByText('Guardado')).toBeInTheDocument();
    expect(kept()).toEqual({ tema: 'contraste', densidade: 'compacta' });
    expect(seen.filter(({ method, path }) => `${method} ${path}` === 'PUT tema/15')).toHaveLength(1);
    expect(getSession()?.userConfig.preferencias).toMatchObject({ tema: 'contraste', tamanhoFonte: 15 });
  });

  it('segue o modo do aparelho de quem o pediu', async () => {
    const listeners = new Set<() => void>();
    let dark = true;
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return query.includes('dark') && dark;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }));
    at('aparencia');
    await userEvent.click(screen.getByRole('radio', { name: 'Como no aparelho' }));
    expect(document.documentElement.dataset['theme']).toBe('escuro');
    dark = false;
    for (const listener of listeners) listener();
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('claro'));
  });

  it('o tempo das mensagens e os itens por página valem já na próxima', async () => {
    at('mensagens');
    await userEvent.click(screen.getByRole('combobox', { name: /Tempo das mensagens/ }));
    await userEvent.click(screen.getByRole('option', { name: '15 segundos' }));
    notify('Uma.');
    expect(getNotifications()[0]?.duration).toBe(15_000);
    await screen.findByText('Guardado');
    expect(sent()).toEqual([{ segundosMensagem: 15 }]);
    cleanup();
    at('trabalho');
    await userEvent.click(screen.getByRole('combobox', { name: /Itens por página/ }));
    await userEvent.click(screen.getByRole('option', { name: '45' }));
    expect(getSession()?.userConfig.itensPorPagina).toBe(45);
    await userEvent.click(screen.getByRole('combobox', { name: /Unidade ao entrar/ }));
    await userEvent.click(screen.getByRole('option', { name: 'SEMAD · Administração' }));
    await waitFor(() => expect(kept()).toEqual({ itensPorPagina: 45, unidadePadrao: 5 }));
  });

  it('não oferece as unidades da pessoa ausente a quem atua por ela', () => {
    openSession({
      ...helena(),
      usuarioSubstituto: { id: 8, nome: 'Rafael', ate: '2026-11-30', terminaEm: '2026-12-01T03:00:00.000Z' },
    });
    at('trabalho');
    expect(screen.getByRole('combobox', { name: /Itens por página/ })).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /Unidade ao entrar/ })).not.toBeInTheDocument();
  });

  it('escolhe por onde vem cada aviso; os do sistema vêm sempre à tela', async () => {
    at('mensagens');
    const row = screen.getByRole('row', { name: /Algo chegou/ });
    expect(within(row).getByRole('checkbox', { name: /na tela/ })).toBeChecked();
    await userEvent.click(within(row).getByRole('combobox', { name: /por e-mail/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Na hora' }));
    await userEvent.click(within(row).getByRole('checkbox', { name: /na tela/ }));
    await waitFor(() =>
      expect(kept()).toEqual({ avisos: { TRAMITE: { tela: false, email: true, resumo: false } } }),
    );
    const system = screen.getByRole('row', { name: /sistema/ });
    expect(within(system).queryByRole('checkbox')).not.toBeInTheDocument();
    // what the system says of the account does not wait for the digest
    await userEvent.click(within(system).getByRole('combobox', { name: /por e-mail/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Não', 'Na hora']);
  });

  it('pede o resumo do dia, a hora dele e se só em dias úteis', async () => {
    at('mensagens');
    expect(screen.queryByRole('combobox', { name: /Hora do resumo/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox', { name: /Assinaturas.*por e-mail/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'No resumo do dia' }));
    await userEvent.click(await screen.findByRole('combobox', { name: /Hora do resumo/ }));
    await userEvent.click(screen.getByRole('option', { name: '07h' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Só em dias úteis/ }));
    await waitFor(() =>
      expect(kept()).toEqual({
        avisos: { ASSINATURA: { tela: true, email: true, resumo: true } },
        resumo: { hora: 7, soDiasUteis: true },
      }),
    );
  });

  it('muda o idioma de toda a tela e o da página', async () => {
    at('aparencia');
    await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('es'));
    expect(i18n.t('shell.situacao.404')).toBe('No encontrado');
    await waitFor(() => expect(sent()).toEqual([{ idioma: 'es' }]));
    expect(seen.at(-1)?.headers.get('accept-language')).toBe('es');
  });

  it('guarda uma coisa depois da outra, e uma resposta que sai enquanto guarda não desfaz nenhuma', async () => {
    let first = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      first = resolve;
    });
    at('aparencia', { 'PUT preferencias-usuario': () => slow.then(() => ({ payload: {} })) });
    await userEvent.click(screen.getByRole('radio', { name: 'Escuro' }));
    await waitFor(() => expect(sent()).toEqual([{ tema: 'escuro' }]));
    await userEvent.click(screen.getByRole('radio', { name: 'Compactas' }));
    openSession(helena());
    expect(getSession()?.userConfig.preferencias).toEqual({ tema: 'escuro', densidade: 'compacta' });
    expect(document.documentElement.dataset['theme']).toBe('escuro');
    const leaving = finishWork();
    expect(sent()).toHaveLength(1);
    first();
    await leaving;
    expect(sent()).toEqual([{ tema: 'escuro' }, { densidade: 'compacta' }]);
  });

  it('o que o servidor recusa volta ao que ele tem, com o motivo', async () => {
    at('trabalho', {
      'PUT preferencias-usuario': refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'A unidade não é sua.',
        erros: [],
      }),
      'POST login/consulta/usuario-config': { payload: helena() },
    });
    await userEvent.click(screen.getByRole('combobox', { name: /Unidade ao entrar/ }));
    await userEvent.click(screen.getByRole('option', { name: 'SEMAD · Administração' }));
    expect(await screen.findByText('A unidade não é sua.')).toBeInTheDocument();
    await waitFor(() => expect(getSession()?.userConfig.preferencias).toEqual({}));
    expect(screen.getByText('Não guardado')).toBeInTheDocument();
  });

  it('diz que não guardou, e o que se vê continua', async () => {
    at('aparencia', {
      'PUT preferencias-usuario': refusal(503, { codigo: 'indisponivel', tipo: 'ERRO', descricao: 'x' }),
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Escuro' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível guardar a escolha.');
    expect(getAppearance().tema).toBe('escuro');
  });

  it('volta ao padrão da instituição depois de perguntar', async () => {
    openSession({
      ...helena(),
      userConfig: {
        ...helena().userConfig,
        itensPorPagina: 45,
        preferencias: { tema: 'escuro', itensPorPagina: 45 },
      },
    });
    at('trabalho', {
      'DELETE preferencias-usuario': {},
      'POST login/consulta/usuario-config': { payload: helena() },
    });
    expect(document.documentElement.dataset['theme']).toBe('escuro');
    await userEvent.click(screen.getByRole('button', { name: 'Voltar ao padrão' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar ao padrão' }));
    await waitFor(() => expect(getSession()?.userConfig.itensPorPagina).toBe(20));
    expect(document.documentElement.dataset['theme']).toBe('claro');
  });
});
