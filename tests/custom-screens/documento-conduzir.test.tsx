import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal } from '../src/fake-api.ts';
import { beforeEachPage, bodies, openDocument, serveDocument } from './documento-page.tsx';
import { assinante, edital, permitida } from './documento-world.ts';
import { page } from './inbox-world.ts';

// the reader paints on a canvas, which this environment does not have; it is seen in the journeys
beforeEachPage();

const assinantes = [
  assinante(5, 'Otávio Nunes Brandão', { situacao: 'ASSINADO', assinadoEm: '2026-11-18T12:05:00Z' }),
  assinante(6, 'Beatriz Anjos Cordeiro', { liberadoEm: '2026-11-18T12:05:00Z' }),
  assinante(8, 'Rafael Monteiro Lins'),
];
const leading = edital({
  assinantes,
  acoes: [permitida('cobrarAssinaturas'), permitida('conduzirAssinaturas')],
});
const route = page(assinantes);

/** Far enough to be to come whenever this runs. */
const day = { typed: '25/11/2099', sent: '2099-11-25' };

const open = async (): Promise<HTMLElement> => {
  openDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Conduzir assinaturas' }));
  return screen.findByRole('dialog', { name: 'Assinaturas de Edital 41/2026-CCL' });
};

describe('leading the signatures that are missing', () => {
  it('changes the order by the keyboard and a deadline, in one call', async () => {
    const { seen } = serveDocument(leading, { 'POST documento/41/tramite-assinante': route });
    const dialog = await open();
    const rows = () => within(dialog).getAllByRole('listitem');
    expect(rows().map((row) => within(row).getByText(/Anjos|Lins/).textContent)).toEqual([
      'Beatriz Anjos Cordeiro',
      'Rafael Monteiro Lins',
    ]);
    expect(within(dialog).getByRole('button', { name: 'Salvar ordem e prazos' })).toBeDisabled();
    within(dialog).getByRole('button', { name: 'Subir Rafael Monteiro Lins' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    const prazo = within(dialog).getByRole('group', { name: 'Até quando Rafael Monteiro Lins assina' });
    await userEvent.type(within(prazo).getByRole('textbox'), day.typed);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar ordem e prazos' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies(seen, 'POST', 'documento/41/tramite-assinante')).toEqual([
      {
        assinantes: [
          { assinanteId: 8, ordem: 6, prazo: day.sent },
          { assinanteId: 6, ordem: 7 },
        ],
      },
    ]);
  });

  it('a deadline alone does not touch the order; a day that passed stays in its field and is not sent', async () => {
    const { seen } = serveDocument(leading, {
      'POST documento/41/definir-prazo-para-assinatura': refusal(422, {
        erros: [{ campo: 'prazo', mensagem: 'Não há expediente até esse dia.' }],
      }),
    });
    const dialog = await open();
    const prazo = within(
      within(dialog).getByRole('group', { name: 'Até quando Beatriz Anjos Cordeiro assina' }),
    ).getByRole('textbox');
    const save = within(dialog).getByRole('button', { name: 'Salvar ordem e prazos' });
    await userEvent.type(prazo, '25/11/2020');
    expect(await within(dialog).findByText(/a partir de/i)).toBeInTheDocument();
    expect(save).toBeDisabled();
    await userEvent.clear(prazo);
    await userEvent.type(prazo, day.typed);
    await userEvent.click(save);
    expect(await within(dialog).findByText('Não há expediente até esse dia.')).toBeInTheDocument();
    expect(bodies(seen, 'POST', 'documento/41/definir-prazo-para-assinatura')).toEqual([
      { prazo: day.sent, assinanteId: 6 },
    ]);
  });

  it('opens the turn of the next, and cancels one with a reason', async () => {
    const { seen } = serveDocument(leading, {
      'POST documento/41/encaminhar-para-proximo-assinante': route,
      'POST documento/cancelar-assinatura-docflow': { payload: leading },
    });
    const dialog = await open();
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Abrir a vez de Rafael Monteiro Lins' }),
    );
    expect(await screen.findByText('Agora também é a vez de Rafael Monteiro Lins.')).toBeInTheDocument();
    expect(bodies(seen, 'POST', 'documento/41/encaminhar-para-proximo-assinante')).toEqual([{}]);
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Cancelar a assinatura de Beatriz Anjos Cordeiro' }),
    );
    const question = await screen.findByRole('dialog', { name: /^Cancelar a assinatura de Beatriz/ });
    await userEvent.type(within(question).getByRole('textbox'), 'Está em férias.');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar a assinatura' }));
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'documento/cancelar-assinatura-docflow')).toEqual([
        { documentoId: 41, assinanteId: 6, motivo: 'Está em férias.' },
      ]),
    );
  });

  it('reminds with a deadline', async () => {
    const { seen } = serveDocument(leading, {
      'POST documento/41/encaminhar-para-assinatura': { payload: leading },
    });
    openDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Cobrar assinaturas' }));
    const question = await screen.findByRole('dialog', { name: /^Cobrar as assinaturas/ });
    await userEvent.type(within(question).getByRole('textbox', { name: /Assinar até/ }), day.typed);
    await userEvent.click(within(question).getByRole('button', { name: 'Enviar aviso' }));
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'documento/41/encaminhar-para-assinatura')).toEqual([{ prazo: day.sent }]),
    );
  });

  it('is not offered to who may not', async () => {
    serveDocument(edital({ assinantes, acoes: [permitida('tramitar')] }));
    openDocument();
    expect(await screen.findByText('Beatriz Anjos Cordeiro')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Conduzir/ })).not.toBeInTheDocument();
  });
});
