import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RegisterScreens } from '#src/app/RegisterScreens.tsx';
import { createQueryClient } from '#src/app/query-client.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { placeOf, registerNamed, validatorsOf } from '../src/engine/registers.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';

vi.setConfig({ testTimeout: 60_000 });

const base = '/administracao/areaRestrita';
const register = registerNamed('area-restrita', { acoes: ['edit'] });
const settings = { id: 1, versao: 1, minutosAberta: 10, acoes: [{ nome: 'edit', permitida: true }] };
const closed = { definida: true, aberta: false };
const opened = { definida: true, aberta: true, ate: '2026-11-20T12:10:00Z', segundos: 600 };

/** A server whose area this key opens. */
const area = (start: object, more: Record<string, Answer> = {}) => {
  let now = start;
  return fakeApi({
    'GET areaRestrita': () => ({ payload: now }),
    'POST areaRestrita/autenticar': ({ body }) => {
      if ((body as { payload: { chave: string } }).payload.chave !== 'a-chave-bem-comprida')
        return refusal(422, { codigo: 'chaveNaoConfere', tipo: 'ERRO', descricao: 'A chave não confere.' });
      now = opened;
      return { payload: opened };
    },
    'DELETE areaRestrita': () => {
      now = closed;
      return {};
    },
    'PUT areaRestrita/chave': () => {
      now = closed;
      return {};
    },
    'GET area-restrita': { payload: { itens: [settings], total: 1, totalExato: true } },
    'GET area-restrita/1': { payload: settings },
    ...more,
  });
};

const open = async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  await loadTexts('cadastro', 'ra', 'validacao', 'area-restrita');
  const queryClient = createQueryClient();
  for (const [url, validator] of await validatorsOf(register))
    queryClient.setQueryData(['validador', url], () => validator);
  return renderScreen(<RegisterScreens place={placeOf(register)} notFound={<p>outra tela</p>} />, base, {
    queryClient,
  });
};
const signIn = (administrador: boolean) => {
  // no permission of the matrix takes part
  const session = helena([]);
  session.dados.perfilAcesso.administrador = administrador;
  openSession(session);
};
const address = () => screen.getByLabelText('endereço');

// the form comes when it is wanted; the test wants it at once
beforeAll(() => import('#src/engine/form/RegisterForm.tsx'));
beforeEach(() => signIn(true));
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

describe('the restricted area', () => {
  it('sends who has a wrong key back to the administration, with what the server said', async () => {
    area(closed);
    await open();
    const field = await screen.findByLabelText('Chave da área restrita');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir área restrita' }));
    expect(screen.getByText('Digite a chave.')).toBeInTheDocument();
    await userEvent.type(field, 'errada{Enter}');
    await waitFor(() => expect(address()).toHaveTextContent(/^\/administracao$/));
    expect(await screen.findByText('A chave não confere.')).toBeInTheDocument();
  });

  it('keeps who got no answer at the key: nobody knows whether it is wrong', async () => {
    area(closed, { 'POST areaRestrita/autenticar': 'silence' });
    await open();
    await userEvent.type(await screen.findByLabelText('Chave da área restrita'), 'uma-chave{Enter}');
    expect(await screen.findByText(/servidor/i)).toBeInTheDocument();
    expect(address()).toHaveTextContent(base);
  });

  it('opens with the right one, says how long, and closes when the person leaves', async () => {
    const { seen } = area(closed);
    await open();
    await userEvent.type(
      await screen.findByLabelText('Chave da área restrita'),
      'a-chave-bem-comprida{Enter}',
    );
    expect(await screen.findByRole('timer')).toHaveTextContent(/Aberta por mais (10:00|9:5\d)\./);
    expect(await screen.findByLabelText('Minutos aberta')).toHaveValue('10');
    await userEvent.click(screen.getByRole('button', { name: 'Sair da área restrita' }));
    await waitFor(() => expect(address()).toHaveTextContent(/^\/administracao$/));
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE areaRestrita');
  });

  it('lets an administrator define the first key, twice the same and long enough', async () => {
    const { seen } = area({ definida: false, aberta: false });
    await open();
    await userEvent.type(await screen.findByLabelText('Chave nova'), 'curta');
    await userEvent.click(screen.getByRole('button', { name: 'Definir chave e abrir' }));
    expect(screen.getByText('Use ao menos 12 caracteres.')).toBeInTheDocument();
    expect(screen.getByText('As duas chaves não são iguais.')).toBeInTheDocument();
    expect(seen.some(({ method }) => method === 'PUT')).toBe(false);
    await userEvent.clear(screen.getByLabelText('Chave nova'));
    await userEvent.click(screen.getByLabelText('Chave nova'));
    await userEvent.paste('a-chave-bem-comprida');
    await userEvent.type(screen.getByLabelText('Repita a chave nova'), 'a-chave-bem-comprida{Enter}');
    expect(await screen.findByLabelText('Minutos aberta')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      payload: { nova: 'a-chave-bem-comprida' },
    });
  });

  it('tells everybody else who defines it', async () => {
    signIn(false);
    area({ definida: false, aberta: false });
    await open();
    expect(await screen.findByText(/Um administrador da instalação define/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Chave nova')).not.toBeInTheDocument();
  });

  it('changes the key for who knows the present one, and asks for the new one', async () => {
    const { seen } = area(opened);
    await open();
    await screen.findByLabelText('Minutos aberta');
    await userEvent.click(screen.getByRole('button', { name: 'Trocar a chave' }));
    await userEvent.click(screen.getByLabelText('Chave atual'));
    await userEvent.paste('a-chave-bem-comprida');
    await userEvent.click(screen.getByLabelText('Chave nova'));
    await userEvent.paste('outra-chave-comprida');
    await userEvent.type(screen.getByLabelText('Repita a chave nova'), 'outra-chave-comprida{Enter}');
    expect(await screen.findByLabelText('Chave da área restrita')).toBeInTheDocument();
    expect(screen.getByText(/A área restrita fechou/)).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      payload: { atual: 'a-chave-bem-comprida', nova: 'outra-chave-comprida' },
    });
  });
});
