import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Dossie, DossiePeca, PecaEsperada } from '#schemas/shapes/dossie.ts';
import { DossieCadastro } from '#screens/dossie-cadastro/index.tsx';
import { DossieConsulta } from '#screens/dossie-consulta/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { bodies } from './documento-page.tsx';
import { permitida } from './documento-world.ts';
import { page, windowOf } from './inbox-world.ts';

const sgp = { id: 3, sigla: 'SGP', nome: 'Gestão de Pessoas' };

const peca = (ordem: number, more: Partial<DossiePeca> = {}): DossiePeca => ({
  id: ordem * 10,
  ordem,
  volume: 1,
  conteudo: {
    id: ordem,
    tipo: 2,
    rotulo: `Declaração ${ordem}/2026-SGP`,
    assunto: `Assunto ${ordem}`,
    sigilo: 0,
    nivelAcesso: 'PUBLICO',
    concluidoEm: '2026-01-10T12:00:00Z',
  },
  situacao: 'VALE',
  dadosPessoais: false,
  em: '2026-03-10T12:00:00Z',
  quem: 'Helena Duarte Pires',
  ...more,
});

const esperada = (id: number, nome: string, more: Partial<PecaEsperada> = {}): PecaEsperada => ({
  id,
  nome,
  obrigatoria: true,
  tipos: [],
  situacao: 'FALTA',
  ...more,
});

const dossie = (more: Partial<Dossie> = {}): Dossie => ({
  id: 80,
  versao: 2,
  tipo: 8,
  numero: 'Dossiê funcional 1/2026-SGP',
  assunto: 'Vida funcional de Ana Prado',
  fase: 1,
  estado: 0,
  sigilo: 0,
  nivelAcesso: 'PUBLICO',
  autor: { id: 7, nome: 'Helena Duarte Pires' },
  unidade: sgp,
  detentor: { unidade: sgp },
  checkIn: { situacao: 0 },
  criadoEm: '2026-02-01T12:00:00Z',
  alteradoEm: '2026-02-01T12:00:00Z',
  interessados: [],
  anexos: 0,
  comentarios: 0,
  tipoDossie: { id: 1, rotulo: 'Dossiê funcional' },
  sobre: 'PESSOA',
  nome: 'Ana Prado',
  volume: 1,
  pecas: [
    peca(1, { validade: '2026-01-30', situacao: 'VENCIDA', esperada: { id: 2, rotulo: 'Certidão' } }),
    peca(2, { dadosPessoais: true }),
    { id: 30, ordem: 3, volume: 1, situacao: 'VALE', dadosPessoais: false, em: '2026-03-11T12:00:00Z' },
  ],
  esperadas: [
    esperada(1, 'Ato de nomeação'),
    esperada(2, 'Certidão', { situacao: 'VENCIDA', validade: '2026-01-30', ordem: 1 }),
  ],
  acompanhado: false,
  acoes: ['editar', 'porPecas', 'mudarPeca', 'retirarDoDossie', 'abrirVolume', 'tramitar'].map((nome) =>
    permitida(nome),
  ),
  ...more,
});

const serve = (more: Record<string, Answer> = {}): { readonly seen: Seen[] } =>
  fakeApi({
    'GET dossie/80': { payload: dossie() },
    'PUT caixa-central/marcas': {},
    'POST tramite/historico': page([
      { id: 1, momento: '2026-02-01T12:00:00Z', ato: 'dossieAberto', texto: 'Dossiê aberto', quem: 'Helena' },
    ]),
    'POST tramite/percurso': page([]),
    'POST login/atualizar-token': { payload: {} },
    'GET tema': { payload: {} },
    ...more,
  });

const open = (at = '/principal/dossie/consulta/80'): void => {
  renderScreen(
    <Routes>
      <Route path="/principal/dossie/cadastro" element={<DossieCadastro />} />
      <Route path="/principal/dossie/consulta/:id" element={<DossieConsulta />} />
      <Route path="*" element={<p>outra tela</p>} />
    </Routes>,
    at,
  );
};

beforeAll(() => loadTexts());
beforeEach(() => {
  windowOf(1440);
  openSession(helena());
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('the page of a dossier', () => {
  it('says in words what is missing and what ended, and of what is out of reach only that it is there', async () => {
    serve();
    open();
    const wanted = within(await screen.findByRole('region', { name: 'Peças esperadas: 1 falta, 1 vencida' }));
    expect(wanted.getByText('Falta')).toBeVisible();
    expect(wanted.getByText(/Venceu em 30\/01\/2026/)).toBeVisible();
    const index = within(screen.getByRole('region', { name: 'Índice 3 peças' }));
    expect(index.getByRole('link', { name: 'Assunto 1' })).toHaveAttribute(
      'href',
      expect.stringContaining('/principal/documento/consulta/1'),
    );
    expect(index.getByText('Dados pessoais')).toBeVisible();
    expect(index.getByText('Peça restrita')).toBeVisible();
  });

  it('tells its pieces and its acts in one line of time, what is to come first', async () => {
    serve({
      'GET dossie/80': { payload: dossie({ pecas: [peca(2, { validade: '2099-06-30' })] }) },
    });
    open();
    const line = await screen.findByRole('list', { name: 'Linha do tempo' });
    expect(
      within(line)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Declaração 2/2026-SGP deixa de valer'),
      expect.stringContaining('Declaração 2/2026-SGP posto no dossiê'),
      expect.stringContaining('Dossiê aberto'),
      expect.stringContaining('Declaração 2/2026-SGP, de quando foi concluído'),
    ]);
  });

  it('puts what is read as the expected piece that was asked for', async () => {
    const { seen } = serve({
      'POST dossie/80/incluir': {
        payload: { resultados: [{ id: 4, ok: true, rotulo: 'Portaria 4/2026-SGP' }] },
      },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Pôr Ato de nomeação' }));
    const field = screen.getByRole('textbox', { name: 'Etiqueta ou número' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Portaria 4/2026{Enter}');
    expect(await screen.findAllByText('Portaria 4/2026-SGP: entrou no dossiê')).not.toHaveLength(0);
    expect(bodies(seen, 'POST', 'dossie/80/incluir')).toEqual([
      { codigos: ['Portaria 4/2026'], esperadaId: 1 },
    ]);
  });

  it('changes a piece, keeps what was refused beside its field, and takes one out with the reason', async () => {
    const { seen } = serve({
      'PUT dossie/80/peca/20': refusal(422, {
        erros: [{ campo: 'esperadaId', mensagem: 'Não serve como Certidão.' }],
      }),
      'POST dossie/80/peca/20/retirar': { payload: dossie({ pecas: [] }) },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Alterar a peça 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Peça 2/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tem dados pessoais' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText('Não serve como Certidão.')).toBeVisible();
    expect(bodies(seen, 'PUT', 'dossie/80/peca/20')).toEqual([
      { esperadaId: 0, validade: '', dadosPessoais: false },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar a peça 2' }));
    const question = within(await screen.findByRole('dialog', { name: /^Retirar a peça 2/ }));
    await userEvent.type(question.getByRole('textbox'), 'De outra pessoa');
    await userEvent.click(question.getByRole('button', { name: 'Retirar do dossiê' }));
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'dossie/80/peca/20/retirar')).toEqual([{ motivo: 'De outra pessoa' }]),
    );
  });

  it('on a narrow screen shows the index as the first of its tabs', async () => {
    windowOf(390);
    serve();
    open();
    expect(await screen.findByRole('tab', { name: /Índice/, selected: true })).toBeVisible();
  });
});

describe('a new dossier', () => {
  const tipos = page([
    {
      id: 5,
      nome: 'Dossiê funcional',
      sigla: 'DF',
      descricao: 'A vida de um servidor.',
      sobre: 'PESSOA',
      nivelAcesso: 'RESTRITO',
      hipoteseLegal: 'Informação pessoal',
      assuntoClasse: { id: 9, rotulo: '210 - Vida funcional' },
    },
  ]);

  it('begins as its type suggests, and keeps beside its field what the server refuses', async () => {
    openSession(helena(['dossieIncluir']));
    const { seen } = serve({
      'GET dossie/tipos': tipos,
      'POST dossie': refusal(422, {
        erros: [{ campo: 'interessadoId', mensagem: 'Diga de quem, ou de que, é o dossiê.' }],
      }),
    });
    open('/principal/dossie/cadastro');
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir dossiê' }));
    expect(screen.getByText('Escolha o tipo.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Dossiê funcional/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Assunto' }), 'Vida de Ana');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir dossiê' }));
    expect(await screen.findByText('Diga de quem, ou de que, é o dossiê.')).toBeVisible();
    expect(bodies(seen, 'POST', 'dossie')).toEqual([
      {
        tipoDossieId: 5,
        assunto: 'Vida de Ana',
        interessadoId: 0,
        nome: '',
        identificador: '',
        assuntoClasseId: 9,
        sigilo: 0,
        nivelAcesso: 'RESTRITO',
        hipoteseLegal: 'Informação pessoal',
        observacoes: '',
      },
    ]);
  });
});
