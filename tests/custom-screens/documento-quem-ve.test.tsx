import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal } from '../src/fake-api.ts';
import { beforeEachPage, bodies, openDocument, serveDocument } from './documento-page.tsx';
import { edital, permitida } from './documento-world.ts';
import { page } from './inbox-world.ts';

// the reader paints on a canvas, which this environment does not have; it is seen in the journeys
beforeEachPage();

describe('who may see it', () => {
  const quemVe = {
    nivelAcesso: 'SIGILOSO',
    sigilo: 1,
    hipoteseLegal: 'Investigação',
    podeCredenciar: true,
    itens: [
      {
        especie: 'PESSOA',
        nome: 'Helena Duarte Pires',
        motivo: 'Criou o documento.',
        pessoas: 1,
        foraDoGrau: 0,
        usuarioId: 7,
      },
      {
        especie: 'PESSOA',
        nome: 'Luciana Prado Reis',
        motivo: 'Recebeu credencial.',
        pessoas: 0,
        foraDoGrau: 1,
        usuarioId: 9,
        credencial: true,
        por: 'Helena Duarte Pires',
        desde: '2026-11-18T12:05:00Z',
      },
    ],
  };
  const caio = { id: 11, nome: 'Caio Ferraz Teles', cargo: 'Procurador', unidade: 'PGM' };

  it('is told reason by reason, and credentials are given and taken there', async () => {
    const { seen } = serveDocument(edital({ acoes: [permitida('verQuemVe')] }), {
      'GET documento/41/quem-ve': { payload: quemVe },
      'GET documento/41/credenciais-possiveis': page([caio]),
      'POST documento/41/credenciais': refusal(422, {
        erros: [{ campo: 'usuarioId', mensagem: 'Grau menor.' }],
      }),
      'DELETE documento/41/credenciais/9': { payload: quemVe },
    });
    openDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quem pode ver' }));
    const dialog = await screen.findByRole('dialog', { name: /^Quem pode ver/ });
    expect(await within(dialog).findByText('Criou o documento.')).toBeInTheDocument();
    expect(within(dialog).getByText(/dada por Helena Duarte Pires · não vê: o grau/)).toBeInTheDocument();
    expect(within(dialog).getAllByRole('button', { name: /^Retirar a credencial/ })).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dar credencial' }));
    expect(within(dialog).getByText('Escolha uma pessoa.')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('combobox', { name: /^Dar credencial a/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Caio Ferraz Teles/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dar credencial' }));
    expect(await within(dialog).findByText('Grau menor.')).toBeInTheDocument();
    expect(bodies(seen, 'POST', 'documento/41/credenciais')).toEqual([{ usuarioId: 11 }]);
    await userEvent.click(within(dialog).getByRole('button', { name: /^Retirar a credencial de Luciana/ }));
    await waitFor(() => expect(bodies(seen, 'DELETE', 'documento/41/credenciais/9')).toHaveLength(1));
  });
});

describe('who helps to write the draft', () => {
  const caio = { id: 11, nome: 'Caio Ferraz Teles', cargo: 'Procurador', unidade: 'PGM' };
  const beatriz = { id: 9, nome: 'Beatriz Anjos', unidade: 'PGM', desde: '2026-11-18T12:05:00Z' };

  it('is listed, called and taken off by who holds it', async () => {
    const { seen } = serveDocument(
      edital({ fase: 0, acoes: [permitida('incluirColaborador')], colaboradores: [beatriz] }),
      {
        'GET conteudo/41/colaboradores-possiveis': page([caio]),
        'POST conteudo/41/colaboradores': { payload: { colaboradores: [beatriz] } },
        'DELETE conteudo/41/colaboradores/9': { payload: { colaboradores: [] } },
      },
    );
    openDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Colaboradores' }));
    const dialog = await screen.findByRole('dialog', { name: /^Colaboradores de/ });
    expect(within(dialog).getByText('Beatriz Anjos')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Incluir' }));
    expect(within(dialog).getByText('Escolha uma pessoa.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Pessoa de outra unidade/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Caio Ferraz Teles/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Incluir' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar Beatriz Anjos' }));
    await waitFor(() =>
      expect(
        seen.filter(({ path }) => path.startsWith('conteudo/41/colaboradores')).map(({ method }) => method),
      ).toEqual(expect.arrayContaining(['POST', 'DELETE'])),
    );
  });
});
