import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayLeave } from '#src/session/leaving.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { helena } from '../person.ts';
import { address, renderScreen } from '../render-screen.tsx';

const onLeave = vi.fn();

interface FormProps {
  readonly settle?: () => Promise<boolean>;
  readonly kept?: () => boolean;
}

const Form = (options: FormProps) => {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  return (
    <>
      <input aria-label="Texto" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Link to="/outra">Ir pelo link</Link>
      <button onClick={() => void navigate('/outra')}>Ir pelo código</button>
      <button onClick={() => void navigate('/formulario?aba=2')}>Mudar de aba</button>
      <LeaveGuard when={() => typed !== ''} name="Abaeté" onLeave={onLeave} {...options} />
    </>
  );
};
const open = (options: FormProps = {}) =>
  renderScreen(
    <Routes>
      <Route path="/formulario" element={<Form {...options} />} />
      <Route path="*" element={<h1>outra tela</h1>} />
    </Routes>,
    '/formulario',
    { before: ['/antes'] },
  );
const type = (): Promise<void> => userEvent.type(screen.getByLabelText('Texto'), 'digitado');
const question = (): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: 'Há alterações não salvas.' });

beforeEach(() => openSession(helena()));
afterEach(() => {
  onLeave.mockClear();
  closeSession();
});

describe('leaving with something typed', () => {
  const click = (role: 'link' | 'button', name: string) => () =>
    userEvent.click(screen.getByRole(role, { name }));
  const ways = {
    'by a link': click('link', 'Ir pelo link'),
    'by code': click('button', 'Ir pelo código'),
    'by the arrow of the browser': (back: () => Promise<void>) => act(back),
  };

  it.each(Object.entries(ways))(
    '%s asks; staying keeps the text and the address, leaving goes',
    async (_, go) => {
      const { router } = open();
      const back = (): Promise<void> => router.navigate(-1);
      await type();
      await go(back);
      expect(await question()).toHaveTextContent('o que você digitou em Abaeté se perde');
      await userEvent.click(screen.getByRole('button', { name: 'Continuar editando' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByLabelText('Texto')).toHaveValue('digitado');
      expect(address()).toBe('/formulario');
      expect(onLeave).not.toHaveBeenCalled();
      await go(back);
      await question();
      await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
      expect(await screen.findByRole('heading', { name: 'outra tela' })).toBeVisible();
      expect(onLeave).toHaveBeenCalledTimes(1);
    },
  );

  it('asks also who goes to another unit or person without a navigation, and takes the answer', async () => {
    open();
    expect(await mayLeave()).toBe(true);
    await type();
    const stays = mayLeave();
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar editando' }));
    expect(await stays).toBe(false);
    expect(onLeave).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const leaves = mayLeave();
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(await leaves).toBe(true);
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Texto')).toBeVisible();
  });

  it('closing the tab asks too, and only then', async () => {
    open();
    const close = (): boolean => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(true);
    await type();
    expect(close()).toBe(false);
  });

  it('a change of the same screen is no leaving', async () => {
    open();
    await type();
    await userEvent.click(screen.getByRole('button', { name: 'Mudar de aba' }));
    expect(address()).toBe('/formulario?aba=2');
    expect(screen.getByLabelText('Texto')).toHaveValue('digitado');
  });

  it('nothing typed, nothing asked', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Ir pelo link' }));
    expect(await screen.findByRole('heading', { name: 'outra tela' })).toBeVisible();
  });

  it('without a session nobody is held', async () => {
    open();
    await type();
    act(closeSession);
    await userEvent.click(screen.getByRole('button', { name: 'Ir pelo código' }));
    expect(await screen.findByRole('heading', { name: 'outra tela' })).toBeVisible();
  });
});

describe('what saves itself', () => {
  it('goes on without a question when it was saved', async () => {
    open({ settle: () => Promise.resolve(true) });
    await type();
    await userEvent.click(screen.getByRole('link', { name: 'Ir pelo link' }));
    expect(await screen.findByRole('heading', { name: 'outra tela' })).toBeVisible();
  });

  it('asks when it was not, and says that it stays on this computer', async () => {
    open({ settle: () => Promise.resolve(false), kept: () => true });
    await type();
    await userEvent.click(screen.getByRole('link', { name: 'Ir pelo link' }));
    expect(await question()).toHaveTextContent('fica guardado neste computador');
    await userEvent.click(screen.getByRole('button', { name: 'Sair sem salvar' }));
    expect(await screen.findByRole('heading', { name: 'outra tela' })).toBeVisible();
  });
});
