import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi } from '../fake-api.ts';
import { helena } from '../person.ts';
import { registerNamed } from './registers.ts';
import { openRegister } from './render-register.tsx';

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => openSession(helena()));
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('an action that answers with a file fetches it as the person and opens it in another tab', async () => {
  const record = { id: 3, versao: 1, nome: 'Papel', tipo: 'TIMBRE', ativo: true };
  const acoes = [{ nome: 'previa', permitida: true }];
  const { seen } = fakeApi({
    'GET template-arquivo/3': { payload: { ...record, acoes } },
    'POST template-arquivo/3/acao/previa': { payload: { arquivo: 'template-arquivo/3/previa' } },
    'GET template-arquivo/3/previa': { payload: 'um PDF' },
  });
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:previa');
  const register = registerNamed('template-arquivo', { acoes: ['list', 'view', 'previa'] });
  await openRegister(register, '/administracao/template-arquivo/consulta/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Ver no papel' }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith('blob:previa', '_blank', 'noopener'));
  const fetched = seen.find(({ path }) => path === 'template-arquivo/3/previa');
  expect(fetched?.headers.get('authorization')).toMatch(/^Bearer /);
});
