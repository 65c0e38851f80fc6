import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { helena } from '../src/person.ts';
import { windowOf } from './inbox-world.ts';
import { captura, open, serve } from './protocolo-world.tsx';

interface Kept {
  readonly nome: string;
  readonly quando: number;
}

/** What the worker of the installed app kept, as its store gives it back. */
const kept = (files: readonly Kept[]): { readonly deleted: ReturnType<typeof vi.fn> } => {
  let left = files;
  const deleted = vi.fn(() => {
    left = [];
    return Promise.resolve(true);
  });
  vi.stubGlobal('caches', {
    delete: deleted,
    open: () =>
      Promise.resolve({
        keys: () =>
          Promise.resolve(left.map((_, index) => ({ url: `https://aqui.invalid/compartilhar/${index}` }))),
        match: ({ url }: { readonly url: string }) => {
          const file = left[Number(url.split('/').at(-1))];
          return Promise.resolve(
            file && {
              headers: new Headers({
                'content-type': 'application/pdf',
                'x-nome': encodeURIComponent(file.nome),
                'x-quando': String(file.quando),
              }),
              blob: () => Promise.resolve(new Blob(['%PDF-1.7'])),
            },
          );
        },
      }),
  });
  return { deleted };
};

const address = '/principal/protocolo/cadastro?compartilhado=1';
const chegada = 'Recebido. Esperando a conferência das páginas.';

describe('what was shared with the installed app', () => {
  beforeAll(() => loadTexts());
  beforeEach(() => {
    windowOf(390);
    openSession(helena());
  });
  afterEach(() => {
    cleanup();
    closeSession();
    vi.unstubAllGlobals();
  });

  it('is told by its names and sent only when the person says so; then nothing of it stays', async () => {
    const user = userEvent.setup();
    const { seen } = serve({
      'POST documento/captura': { payload: captura({ situacao: 'ESPERA', total: 0 }) },
    });
    const { deleted } = kept([
      { nome: 'ofício de obras.pdf', quando: Date.now() },
      { nome: 'foto.jpg', quando: Date.now() },
    ]);
    open(address);
    expect(await screen.findByText(/^Estes 2 arquivos foram compartilhados/)).toBeVisible();
    expect(screen.getByText('ofício de obras.pdf')).toBeVisible();
    const sent = (): number => seen.filter(({ path }) => path === 'documento/captura').length;
    expect(sent()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Protocolar' }));
    await waitFor(() => expect(sent()).toBe(2));
    expect(await screen.findAllByText(chegada)).toHaveLength(2);
    expect(deleted).toHaveBeenCalled();
    expect(screen.queryByText(/foram compartilhados/)).toBeNull();
  });

  it('is thrown away without being sent', async () => {
    const user = userEvent.setup();
    const { seen } = serve({});
    const { deleted } = kept([{ nome: 'engano.pdf', quando: Date.now() }]);
    open(`${address}&fora=2`);
    expect(await screen.findByText(/^2 ficaram fora/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.queryByText('engano.pdf')).toBeNull();
    expect(deleted).toHaveBeenCalled();
    expect(seen.filter(({ path }) => path === 'documento/captura')).toEqual([]);
  });

  it('is forgotten after half an hour, and the screen says so', async () => {
    serve({});
    const { deleted } = kept([{ nome: 'antigo.pdf', quando: Date.now() - 31 * 60_000 }]);
    open(address);
    expect(await screen.findByText(/^O que foi compartilhado não está mais neste aparelho/)).toBeVisible();
    expect(deleted).toHaveBeenCalled();
  });
});
