import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi } from '../fake-api.ts';
import { helena } from '../person.ts';
import { registerNamed } from './registers.ts';
import { openRegister } from './render-register.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  closeSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a row is taken by its handle to the place of another', async () => {
  openSession(helena());
  fakeApi({
    'GET dominio/1': {
      payload: {
        id: 1,
        versao: 1,
        enderecoPublico: 'https://malote.exemplo',
        dominiosEmail: ['um', 'dois', 'tres'].map((name, index) => ({
          id: index + 1,
          dominio: `${name}.exemplo`,
        })),
      },
    },
  });
  await openRegister(registerNamed('dominio'), '/administracao/dominio/edicao/1');
  const handle = await screen.findByRole('button', { name: /^Mover a linha 1\./ });
  const bodies = [...(handle.closest('table')?.tBodies ?? [])];
  // the test document has no layout: each row is 40 px high
  bodies.forEach((body, index) =>
    vi.spyOn(body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 40, 300, 40)),
  );
  handle.setPointerCapture = vi.fn();
  fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 20 });
  fireEvent.pointerMove(handle, { pointerId: 1, clientY: 100 });
  expect(bodies[2]).toHaveAttribute('data-destino');
  fireEvent.pointerUp(handle, { pointerId: 1 });
  const values = screen
    .getAllByRole('textbox', { name: /Domínio/ })
    .map((input) => (input as HTMLInputElement).value);
  expect(values).toEqual(['dois.exemplo', 'tres.exemplo', 'um.exemplo']);
  expect(bodies.some((body) => body.hasAttribute('data-destino'))).toBe(false);
});
