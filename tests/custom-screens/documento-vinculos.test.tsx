import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ConteudoVinculado, Vinculos } from '#schemas/shapes/vinculo.ts';
import { refusal } from '../src/fake-api.ts';
import { edital } from './documento-world.ts';
import { beforeEachPage, bodies, openDocument, serveDocument } from './documento-page.tsx';
import { page, waitingItem } from './inbox-world.ts';

// the reader paints on a canvas, which this environment does not have; it is seen in the journeys
beforeEachPage();

const atDados = '/principal/documento/consulta/41?aba=dados';
const tied = (id: number, more: Partial<ConteudoVinculado> = {}): ConteudoVinculado => ({
  id,
  tipo: 2,
  assunto: `Assunto ${id}`,
  fase: 1,
  estado: 0,
  numero: `Ofício ${id}/2026-CCL`,
  tipoDocumento: 'Ofício',
  autor: 'Rafael Monteiro Lins',
  criadoEm: '2026-11-10T12:00:00Z',
  ...more,
});
const vinculos = (more: Partial<Vinculos> = {}): { readonly payload: Vinculos } => ({
  payload: { mudar: { permitida: true }, referenciadores: [], total: 0, totalExato: true, ...more },
});
const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

describe('what a document came from, and what came from it', () => {
  it('is listed, with the way to one more', async () => {
    serveDocument(edital(), {
      'GET documento/41/vinculos': vinculos({
        origem: tied(9),
        referenciadores: [tied(52), tied(51)],
        total: 30,
        mudar: { permitida: false, motivo: 'O documento está na unidade PGM.' },
      }),
    });
    openDocument(atDados);
    expect(await screen.findByRole('link', { name: 'Ofício 9/2026-CCL' })).toHaveAttribute(
      'href',
      '/principal/documento/consulta/9',
    );
    expect(screen.getByText('E mais 28 documentos')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Criar documento vinculado' })).toHaveAttribute(
      'href',
      '/principal/documento/cadastro?idContent=41',
    );
    await userEvent.click(await button('Desvincular'));
    expect(
      await screen.findByRole('dialog', { name: 'Por que o vínculo não pode mudar?' }),
    ).toHaveTextContent('O documento está na unidade PGM.');
  });

  it('is undone after asking, and the refusal is told in the question', async () => {
    const { seen } = serveDocument(edital(), {
      'GET documento/41/vinculos': vinculos({ origem: tied(9) }),
      'POST documento/41/desvincular': refusal(409, {
        codigo: 'transicaoNaoPermitida',
        tipo: 'AVISO',
        descricao: 'O vínculo mudou.',
        erros: [],
      }),
    });
    openDocument(atDados);
    await userEvent.click(await button('Desvincular'));
    const asked = await screen.findByRole('dialog', { name: 'Desvincular Edital 41/2026-CCL?' });
    expect(asked).toHaveTextContent('Ofício 9/2026-CCL');
    await userEvent.click(within(asked).getByRole('button', { name: 'Desvincular' }));
    expect(await within(asked).findByText('O vínculo mudou.')).toBeVisible();
    expect(bodies(seen, 'POST', 'documento/41/desvincular')).toEqual([{}]);
  });

  it('goes to another content, and back when it is taken back', async () => {
    const { seen } = serveDocument(edital(), {
      'GET documento/41/vinculos': vinculos({ origem: tied(9) }),
      'GET pesquisa': page([
        waitingItem(41),
        waitingItem(60, { numero: 'Edital 60/2026-CCL', assunto: 'Outro' }),
      ]),
      'PUT documento/mover-documento-referenciador/41/9/60': vinculos(),
      'PUT documento/mover-documento-referenciador/41/60/9': vinculos(),
    });
    openDocument(atDados);
    await userEvent.click(await button('Vincular a outro'));
    const asked = await screen.findByRole('dialog', { name: 'Vincular Edital 41/2026-CCL a outro conteúdo' });
    const confirm = within(asked).getByRole('button', { name: 'Vincular a outro' });
    await userEvent.click(confirm);
    expect(await within(asked).findByText('Escolha o conteúdo.')).toBeVisible();
    await userEvent.click(within(asked).getByLabelText('Conteúdo'));
    await userEvent.click(await screen.findByRole('option', { name: /Edital 60/ }));
    expect(screen.queryByRole('option', { name: /Edital 41/ })).toBeNull();
    await userEvent.click(confirm);
    await userEvent.click(await button('Desfazer'));
    await waitFor(() =>
      expect(seen.map(({ path }) => path.split('/').slice(1).join('/'))).toEqual(
        expect.arrayContaining([
          'mover-documento-referenciador/41/9/60',
          'mover-documento-referenciador/41/60/9',
        ]),
      ),
    );
  });
});

describe('a document kept as a model', () => {
  it('takes a name, and shows why it may not be', async () => {
    const { seen } = serveDocument(edital({ nivelAcesso: 'RESTRITO' }), {
      'POST documento/41/modelo-personalizado': refusal(409, {
        codigo: 'transicaoNaoPermitida',
        tipo: 'AVISO',
        descricao: 'Desmarque a unidade.',
        erros: [],
      }),
    });
    openDocument();
    await userEvent.click(await button('Mais ações'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Guardar como modelo' }));
    const asked = await screen.findByRole('dialog', {
      name: 'Guardar o texto de Edital 41/2026-CCL como modelo',
    });
    const name = within(asked).getByLabelText('Nome do modelo');
    await userEvent.clear(name);
    const save = within(asked).getByRole('button', { name: 'Guardar modelo' });
    await userEvent.click(save);
    expect(await within(asked).findByText('Dê um nome ao modelo.')).toBeVisible();
    await userEvent.click(name);
    await userEvent.paste('Edital padrão');
    await userEvent.click(within(asked).getByRole('checkbox'));
    await userEvent.click(save);
    expect(await within(asked).findByText('Desmarque a unidade.')).toBeVisible();
    expect(bodies(seen, 'POST', 'documento/41/modelo-personalizado')).toEqual([
      { nome: 'Edital padrão', daUnidade: true },
    ]);
  });
});
