import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import { refusal } from '../src/fake-api.ts';
import { edital, paraAssinar, permitida, recusada } from './documento-world.ts';
import { beforeEachPage, bodies, openDocument, serveDocument } from './documento-page.tsx';
import { windowOf } from './inbox-world.ts';

// the reader paints on a canvas, which this environment does not have; it is seen in the journeys
const address = (): string => screen.getByRole('status', { name: 'endereço' }).textContent;
const act = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

beforeEachPage();

describe('the page of a document', () => {
  it('shows its subject, number and what departs from the normal', async () => {
    serveDocument(edital());
    openDocument();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Edital do Pregão Eletrônico 41/2026' }),
    ).toBeVisible();
    for (const shown of ['Edital 41/2026-CCL', 'Corrente', 'Restrito', '1 de 3 assinaturas'])
      expect(screen.getAllByText(shown)[0]).toBeVisible();
    expect(screen.queryByText('Ostensivo', { selector: 'span' })).not.toBeInTheDocument();
    expect(screen.getByText('Helena Duarte Pires (você)')).toBeVisible();
    expect(screen.getByText('É a sua vez')).toBeVisible();
    expect(screen.getByText('Será avisado depois de você')).toBeVisible();
  });

  it('one that does not exist and one out of reach are the same page', async () => {
    serveDocument(edital(), {
      'GET documento/41/0': refusal(404, {
        codigo: 'naoEncontrado',
        tipo: 'ERRO',
        descricao: 'x',
        erros: [],
      }),
    });
    openDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Documento não encontrado' })).toBeVisible();
    expect(screen.queryByText('41')).not.toBeInTheDocument();
  });

  it('a refused act stays in sight, says why and offers the way out', async () => {
    // Helena, who asks, is one of the two whose turn it is
    const assinantes = edital().assinantes.map((one) => ({ ...one, ordem: 1 }));
    serveDocument(edital({ assinantes }));
    openDocument();
    const refused = await act('Finalizar');
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(refused);
    const why = await screen.findByRole('dialog', { name: 'Por que não posso finalizar?' });
    expect(why).toHaveTextContent('Ainda há assinaturas pendentes.');
    await userEvent.click(within(why).getByRole('button', { name: 'Cobrar assinaturas' }));
    expect(
      await screen.findByRole('dialog', { name: 'Cobrar as assinaturas de Edital 41/2026-CCL?' }),
    ).toHaveTextContent('Recebem um aviso agora: Rafael Monteiro Lins.');
  });

  it('undoes a receipt from "Mais ações" as long as it may be', async () => {
    const { seen } = serveDocument(edital({ desfazRecebimento: 77 }), {
      'POST tramite/77/desfazer-recebimento': { payload: {} },
    });
    openDocument();
    await act('Assinar');
    await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Desfazer recebimento' }));
    await waitFor(() => expect(bodies(seen, 'POST', 'tramite/77/desfazer-recebimento')).toHaveLength(1));
  });

  it('cancelling asks for a reason, and shows the refusal of the server beside it', async () => {
    const { seen } = serveDocument(edital(), {
      'POST conteudo/41/ato/cancelar': refusal(409, {
        codigo: 'conflitoDeVersao',
        tipo: 'AVISO',
        descricao: 'Rafael alterou este registro às 10:31.',
        erros: [],
      }),
    });
    openDocument();
    await act('Assinar');
    await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar documento' }));
    const asked = await screen.findByRole('dialog', { name: 'Cancelar Edital 41/2026-CCL?' });
    const confirm = within(asked).getByRole('button', { name: 'Cancelar documento' });
    await userEvent.click(confirm);
    expect(bodies(seen, 'POST', 'conteudo/41/ato/cancelar')).toEqual([]);
    await userEvent.click(within(asked).getByLabelText('Motivo'));
    await userEvent.paste('Publicado em duplicidade');
    await userEvent.click(confirm);
    expect(await within(asked).findByText('Rafael alterou este registro às 10:31.')).toBeVisible();
    expect(bodies(seen, 'POST', 'conteudo/41/ato/cancelar')).toEqual([
      { versao: 7, motivo: 'Publicado em duplicidade' },
    ]);
  });

  it('receives at once, with the key r as well', async () => {
    const { seen } = serveDocument(
      edital({
        acoes: [permitida('receber')],
        emTransito: {
          tramiteId: 90,
          paraUnidade: { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' },
          enviadoEm: '2026-11-18T12:00:00Z',
        },
        recebimento: {
          tramiteId: 90,
          deUnidade: { id: 5, sigla: 'SEMAD', nome: 'Administração' },
          dePessoa: 'Otávio Nunes Brandão',
          enviadoEm: '2026-11-18T12:00:00Z',
          texto: 'Para parecer até quarta-feira.',
          prioridade: 'ALTA',
          retornoObrigatorio: true,
          conhecimento: false,
        },
      }),
      { 'PUT tramite/90': { payload: {} } },
    );
    openDocument();
    expect(await screen.findByText('A receber, de SEMAD')).toBeVisible();
    expect(screen.getByText('Para parecer até quarta-feira.')).toBeVisible();
    expect(screen.getByText('Ao terminar, devolva para SEMAD.')).toBeVisible();
    await userEvent.keyboard('r');
    expect(await screen.findByText('Recebido: Edital 41/2026-CCL.')).toBeVisible();
    expect(seen.filter(({ path }) => path === 'tramite/90')).toHaveLength(1);
  });

  it('gives back at once what was asked back, and takes it back when asked', async () => {
    const semad = { id: 5, sigla: 'SEMAD', nome: 'Administração' };
    const ccl = { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' };
    const { seen } = serveDocument(
      edital({
        acoes: [
          permitida('devolver'),
          recusada('finalizar', 'SEMAD pediu o retorno deste documento. Devolva antes.'),
        ],
        retorno: {
          tramiteId: 80,
          deUnidade: semad,
          dePessoa: 'Otávio Nunes Brandão',
          paraUnidade: ccl,
          prazo: '2026-11-10',
        },
      }),
      {
        'POST tramite/devolver': {
          payload: { tramiteId: 91, conteudoId: 41, enviadoEm: '2026-11-18T12:00:00Z' },
        },
        'DELETE tramite/91': { payload: {} },
      },
    );
    openDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Devolver' }));
    expect(await screen.findByText('Edital 41/2026-CCL devolvido a SEMAD.')).toBeVisible();
    expect(bodies(seen, 'POST', 'tramite/devolver')).toEqual([{ conteudoId: 41, versao: 7 }]);
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(seen.some(({ path }) => path === 'tramite/91')).toBe(true));
  });

  it('tells who asked for the return that it is awaited, and since when it is late', async () => {
    const ccl = { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' };
    serveDocument(
      edital({
        retorno: {
          tramiteId: 80,
          deUnidade: ccl,
          dePessoa: 'Helena Duarte Pires',
          paraUnidade: { id: 5, sigla: 'PGM', nome: 'Procuradoria-Geral' },
          prazo: '2020-11-10',
        },
      }),
    );
    openDocument();
    const note = await screen.findByText(/Helena Duarte Pires pediu o retorno: PGM deve devolver\./);
    expect(note).toHaveTextContent(/Atrasado \d/);
  });

  it('takes a document from another person only after asking', async () => {
    const taken = edital({
      checkIn: {
        situacao: 2,
        usuario: { id: 8, nome: 'Rafael Monteiro Lins' },
        desde: '2026-11-18T12:12:00Z',
      },
      acoes: [
        permitida('assumir'),
        recusada('tramitar', 'Rafael Monteiro Lins está com este documento. Você pode ler ou assumir.'),
      ],
    });
    const { seen } = serveDocument(taken, {
      'POST check-in/documento/assumir': { payload: { situacao: 1 } },
    });
    openDocument();
    await userEvent.click(await act('Assumir'));
    const asked = await screen.findByRole('dialog', { name: 'Assumir Edital 41/2026-CCL?' });
    expect(bodies(seen, 'POST', 'check-in/documento/assumir')).toEqual([]);
    await userEvent.click(within(asked).getByRole('button', { name: 'Assumir' }));
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'check-in/documento/assumir')).toEqual([{ id: 41, confirmar: true }]),
    );
  });

  it('finishes at once and takes it back with the version that the server gave', async () => {
    const { seen } = serveDocument(edital({ acoes: [permitida('finalizar')] }), {
      'POST conteudo/41/ato/finalizar': { payload: { id: 41, versao: 8 } },
      'POST conteudo/41/ato/reativarFinalizar': { payload: { id: 41, versao: 9 } },
    });
    openDocument();
    await userEvent.click(await act('Finalizar'));
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'conteudo/41/ato/reativarFinalizar')).toEqual([{ versao: 8 }]),
    );
    expect(bodies(seen, 'POST', 'conteudo/41/ato/finalizar')).toEqual([{ versao: 7 }]);
  });

  it('follows at once and takes it back', async () => {
    const { seen } = serveDocument(edital(), {
      'POST caixa-central/acompanhar/41': {},
      'DELETE caixa-central/acompanhar/41': {},
    });
    openDocument();
    await userEvent.click(await act('Acompanhar'));
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() =>
      expect(
        seen.filter(({ path }) => path === 'caixa-central/acompanhar/41').map(({ method }) => method),
      ).toEqual(['POST', 'DELETE']),
    );
  });

  it('leaving releases what is with me, once', async () => {
    const { seen } = serveDocument(
      edital({
        checkIn: {
          situacao: 1,
          usuario: { id: 7, nome: 'Helena Duarte Pires' },
          desde: '2026-11-18T12:12:00Z',
        },
        acoes: [permitida('liberar')],
      }),
      { 'POST check-in/liberar/41': { payload: { situacao: 0 } } },
    );
    openDocument();
    expect(await screen.findByText(/Com você desde/)).toBeVisible();
    dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(seen.filter(({ path }) => path === 'check-in/liberar/41')).toHaveLength(1));
  });

  it('what is free or with another person is not released', async () => {
    const { seen } = serveDocument(edital());
    openDocument();
    await act('Assinar');
    dispatchEvent(new Event('pagehide'));
    expect(seen.filter(({ path }) => path.startsWith('check-in'))).toEqual([]);
  });

  it('an older version says so, has no acts, and leads to the present one', async () => {
    const versoes: Documento['versoes'] = [
      { numero: 1, situacao: 'SUPERADA', criadaEm: '2026-11-16T12:00:00Z' },
      { numero: 2, situacao: 'CONCLUIDA', criadaEm: '2026-11-17T12:00:00Z' },
    ];
    serveDocument(edital(), {
      'GET documento/41/1': { payload: edital({ versoes, acoes: [], numeroVersao: 1 }) },
    });
    openDocument('/principal/documento/consulta/41?versao=1');
    expect(await screen.findByText(/Você lê a versão 1/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Assinar' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver a versão atual' })).toHaveAttribute(
      'href',
      '/principal/documento/consulta/41',
    );
  });

  it('on a telephone the paper is one of the tabs', async () => {
    windowOf(390);
    serveDocument(edital());
    openDocument();
    expect(await screen.findByRole('tab', { name: 'Documento', selected: true })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Dados' }));
    expect(address()).toContain('aba=dados');
    expect(screen.getByText('7KQM-41XD-09TR-V8PA', { selector: '.mono' })).toBeVisible();
    expect(screen.getByRole('link', { name: /página pública/ })).toHaveAttribute(
      'href',
      '/verificar/7KQM-41XD-09TR-V8PA',
    );
  });
});

describe('signing from the page', () => {
  const dados = { 'POST assinatura/carregar-dados': { payload: { itens: [paraAssinar(41)] } } };
  const sign = async (senha: string): Promise<HTMLElement> => {
    await userEvent.click(await act('Assinar'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByLabelText('Sua senha'));
    if (senha !== '') await userEvent.paste(senha);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assinar' }));
    return dialog;
  };

  it('says the level and the law, and asks for the password', async () => {
    const { seen } = serveDocument(edital(), dados);
    openDocument();
    const dialog = await sign('');
    expect(dialog).toHaveTextContent('Assinatura eletrônica simples.');
    expect(dialog).toHaveTextContent('Lei 14.063/2020');
    expect(within(dialog).getByText('Digite a sua senha para assinar.')).toBeVisible();
    expect(seen.some(({ path }) => path.includes('docflow'))).toBe(false);
  });

  it('a wrong password stays on the field, and the document stays unsigned', async () => {
    const mensagem = 'A senha não confere. Digite a senha que você usa para entrar.';
    serveDocument(edital(), {
      ...dados,
      'POST assinatura/validar-e-assinar-docflow': refusal(422, {
        codigo: 'senhaNaoConfere',
        tipo: 'VALIDACAO',
        descricao: mensagem,
        erros: [{ campo: 'senha', mensagem }],
      }),
    });
    openDocument();
    const dialog = await sign('errada');
    expect(await within(dialog).findByText(mensagem)).toBeVisible();
    expect(within(dialog).getByLabelText('Sua senha')).toHaveAccessibleDescription(mensagem);
    expect(within(dialog).getByLabelText('Sua senha')).toHaveFocus();
  });

  it('too many tries are told in words', async () => {
    serveDocument(edital(), {
      ...dados,
      'POST assinatura/validar-e-assinar-docflow': refusal(429, {
        codigo: 'muitasTentativas',
        tipo: 'AVISO',
        descricao: 'Muitas tentativas em pouco tempo. Tente de novo em 40 segundos.',
        erros: [],
      }),
    });
    openDocument();
    const dialog = await sign('errada');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Tente de novo em 40 segundos.');
  });

  it('a document that refuses says why without closing', async () => {
    serveDocument(edital(), {
      ...dados,
      'POST assinatura/validar-e-assinar-docflow': {
        payload: {
          resultados: [{ id: 41, ok: false, rotulo: 'Edital 41', mensagem: 'O documento foi cancelado.' }],
        },
      },
    });
    openDocument();
    const dialog = await sign('minha senha');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('O documento foi cancelado.');
  });

  it('signs, says so and reads everything anew', async () => {
    const { seen } = serveDocument(edital(), {
      ...dados,
      'POST assinatura/validar-e-assinar-docflow': {
        payload: { resultados: [{ id: 41, ok: true, rotulo: 'Edital 41/2026-CCL' }] },
      },
    });
    openDocument();
    await act('Assinar');
    const before = seen.filter(({ path }) => path === 'documento/41/0').length;
    await sign('minha senha');
    expect(await screen.findByText('Assinado: Edital 41/2026-CCL.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies(seen, 'POST', 'assinatura/validar-e-assinar-docflow')).toEqual([
      { ids: [41], senha: 'minha senha' },
    ]);
    expect(seen.filter(({ path }) => path === 'documento/41/0').length).toBeGreaterThan(before);
  });
});
