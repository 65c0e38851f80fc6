import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openSession } from '#src/session/session-store.ts';
import { refusal } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { edital, permitida, recusada } from './documento-world.ts';
import { beforeEachPage, bodies, openDocument, serveDocument } from './documento-page.tsx';

const act = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

beforeEachPage();

describe('a confirmation on the page of a document', () => {
  it('receives with a note where the person wants to write one, and asks for it where it is demanded', async () => {
    const transit = {
      tramiteId: 9,
      paraUnidade: { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' },
      enviadoEm: '2026-11-18T12:05:00Z',
    };
    const { seen } = serveDocument(edital({ emTransito: transit, acoes: [permitida('receber')] }), {
      'PUT tramite/9': { payload: {} },
    });
    openDocument();
    await act('Receber');
    await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Receber com nota' }));
    const question = await screen.findByRole('dialog', { name: 'Receber Edital 41/2026-CCL?' });
    await userEvent.type(within(question).getByRole('textbox', { name: 'Nota' }), 'Conferido.');
    await userEvent.click(within(question).getByRole('button', { name: 'Receber' }));
    await waitFor(() => expect(bodies(seen, 'PUT', 'tramite/9')).toEqual([{ motivo: 'Conferido.' }]));

    cleanup();
    const person = helena();
    openSession({ ...person, sistemaConfig: { ...person.sistemaConfig, notasExigidas: ['receber'] } });
    openDocument();
    await userEvent.click(await act('Receber'));
    const demanded = await screen.findByRole('dialog', { name: 'Receber Edital 41/2026-CCL?' });
    await userEvent.click(within(demanded).getByRole('button', { name: 'Receber' }));
    expect(within(demanded).getByText('Escreva a nota. Ela aparece no histórico.')).toBeVisible();
    expect(bodies(seen, 'PUT', 'tramite/9')).toHaveLength(1);
  });

  it('asks from when, until when and why it is valid, and keeps what was typed when it is refused', async () => {
    // still to begin, whatever day it is
    const vigencia = { inicio: '2099-12-01', fim: '2100-05-31' };
    const { seen } = serveDocument(edital({ acoes: [permitida('definirVigencia')], vigencia }), {
      'PUT documento/41/vigencia': refusal(422, {
        codigo: 'validacao',
        tipo: 'AVISO',
        descricao: 'Revise os campos.',
        erros: [{ campo: 'vigencia.fim', mensagem: 'O fim da vigência vem antes do início.' }],
      }),
    });
    openDocument();
    expect(await screen.findByText('Vigente a partir de 01/12/2099')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Definir a vigência' }));
    const asked = await screen.findByRole('dialog', { name: 'Definir a vigência de Edital 41/2026-CCL' });
    await userEvent.type(within(asked).getByLabelText('Duração'), '12');
    expect(within(asked).getByRole('textbox', { name: /Fim da vigência/ })).toHaveValue('01/12/2100');
    const confirm = within(asked).getByRole('button', { name: 'Guardar' });
    await userEvent.click(confirm);
    expect(bodies(seen, 'PUT', 'documento/41/vigencia')).toEqual([]);
    await userEvent.click(within(asked).getByLabelText('Motivo'));
    await userEvent.paste('Termo aditivo');
    await userEvent.click(confirm);
    expect(await within(asked).findByText('O fim da vigência vem antes do início.')).toBeVisible();
    expect(bodies(seen, 'PUT', 'documento/41/vigencia')).toEqual([
      { versao: 7, vigencia: { inicio: '2099-12-01', fim: '2100-12-01' }, motivo: 'Termo aditivo' },
    ]);
  });
});

describe('a reply on the page of a document', () => {
  const ccl = { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' };
  const pgm = { id: 5, sigla: 'PGM', nome: 'Procuradoria-Geral' };
  const owed = {
    tramiteId: 90,
    situacao: 'DEVIDA',
    dePessoa: 'Beatriz Anjos Cordeiro',
    respostas: [],
  } as const;

  it('is said to who owes it, with the way to write it', async () => {
    serveDocument(
      edital({
        acoes: [permitida('responder'), recusada('finalizar', 'PGM espera a resposta.')],
        resposta: { ...owed, deUnidade: pgm, paraUnidade: ccl, prazo: '2020-11-10', respostas: [] },
      }),
    );
    openDocument();
    const said = await screen.findByText(/Beatriz Anjos Cordeiro \(PGM\) espera a resposta da sua unidade/);
    expect(said).toHaveTextContent(/Atrasado [\d.]+ dias/);
    await userEvent.click(await act('Finalizar'));
    const why = await screen.findByRole('dialog', { name: 'Por que não posso finalizar?' });
    await userEvent.click(within(why).getByRole('button', { name: 'Responder' }));
    expect(screen.getByRole('status', { name: 'endereço' })).toHaveTextContent(
      '/principal/documento/cadastro?idContent=41&resposta=true',
    );
  });

  it('is said to who waits for it, with what is being written', async () => {
    const respostas = [
      { id: 50, assunto: 'Parecer sobre o edital', fase: 0, estado: 0 },
      { id: 51, numero: 'Parecer 7/2026-PGM', assunto: 'Edital', fase: 1, estado: 0 },
    ];
    serveDocument(edital({ resposta: { ...owed, deUnidade: ccl, paraUnidade: pgm, respostas } }));
    openDocument();
    expect(await screen.findByText('PGM deve a resposta a este documento.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Parecer sobre o edital' }).parentElement).toHaveTextContent(
      '(em preparo)',
    );
    expect(screen.getByRole('link', { name: 'Parecer 7/2026-PGM' }).parentElement).toHaveTextContent(
      '(concluída, não enviada)',
    );
    expect(screen.queryByRole('link', { name: 'Responder' })).toBeNull();
  });
});
