import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DentroDaPeca, PecaArquivo } from '#schemas/shapes/peca.ts';
import { PecaConsulta } from '#screens/peca-consulta/index.tsx';
import { JuntarArquivo } from '#src/conteudo/peca/JuntarArquivo.tsx';
import { HttpProblem } from '#src/data/http-problem.ts';
import * as inParts from '#src/data/send-in-parts.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { bodies } from './documento-page.tsx';
import { permitida } from './documento-world.ts';
import { page, windowOf } from './inbox-world.ts';

const sent = vi.spyOn(inParts, 'sendInParts');

const sgp = { id: 3, sigla: 'SGP', nome: 'Gestão de Pessoas' };

const peca = (more: Partial<PecaArquivo> = {}): PecaArquivo => ({
  id: 90,
  versao: 2,
  tipo: 9,
  numero: 'Ata 1/2026-SGP',
  assunto: 'Audiência de abertura',
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
  anexos: 1,
  comentarios: 0,
  tipoDocumento: { id: 1, rotulo: 'Ata' },
  suporte: 'DIGITAL',
  origem: 'COPIA_SIMPLES',
  acompanhado: false,
  acoes: ['editar', 'conferirPeca', 'tramitar'].map((nome) => permitida(nome)),
  arquivo: {
    anexoId: 4,
    nome: 'audiencia.mp3',
    tipo: 'audio/mpeg',
    tamanho: 3_000_000,
    sha256: 'ab'.repeat(32),
    forma: 'audio',
    assinaturas: [],
    assinavel: false,
  },
  ...more,
});

const serve = (more: Record<string, Answer> = {}): { readonly seen: Seen[] } =>
  fakeApi({
    'GET peca/90': { payload: peca() },
    'POST peca/90/passe': { payload: { passe: 'v1.abc' } },
    'GET peca/tipos': page([{ id: 1, nome: 'Ata', sigla: 'ATA' }]),
    'PUT caixa-central/marcas': {},
    'POST tramite/historico': page([]),
    'POST tramite/percurso': page([]),
    'POST login/atualizar-token': { payload: {} },
    'GET tema': { payload: {} },
    ...more,
  });

const show = (at = '/principal/peca/consulta/90') =>
  renderScreen(
    <Routes>
      <Route path="/principal/peca/consulta/:id" element={<PecaConsulta />} />
    </Routes>,
    at,
  );

beforeAll(() => loadTexts());
beforeEach(() => {
  windowOf(1440);
  openSession(helena(['pecaIncluir']));
});
afterEach(() => {
  cleanup();
  closeSession();
  sent.mockReset();
  vi.unstubAllGlobals();
});

describe('a página de uma peça', () => {
  it('toca o som por um passe, e cada tempo da transcrição leva ao segundo', async () => {
    serve({
      'GET peca/90': { payload: peca({ transcricao: '[00:05] Bom dia.\n[02:15] Começa a oitiva.' }) },
    });
    const { container } = show();
    const falas = await screen.findByRole('list', { name: 'Transcrição' });
    const audio = container.querySelector('audio');
    expect(audio?.src).toMatch(/ws\/api\/peca\/90\/tocar\?passe=v1\.abc$/);
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await userEvent.click(within(falas).getByRole('button', { name: '2:15' }));
    expect(audio?.currentTime).toBe(135);
    expect(play).toHaveBeenCalled();
    play.mockRestore();
  });

  it('mostra a mensagem sem nada que se execute, e um anexo dela se junta ao processo', async () => {
    const dentro: DentroDaPeca = {
      partes: [{ caminho: 'proposta.pdf', tamanho: 12 }],
      haMais: false,
      mensagem: {
        de: 'José <jose@exemplo.org>',
        para: 'protocolo@exemplo.org',
        assunto: 'Proposta',
        texto: 'Segue.',
      },
    };
    const mail = peca({ junta: { id: 5, tipo: 1, rotulo: '5/2026', peca: '3' } });
    const { seen } = serve({
      'GET peca/90': {
        payload: {
          ...mail,
          arquivo: mail.arquivo && { ...mail.arquivo, tipo: 'message/rfc822', forma: 'mensagem' },
        },
      },
      'GET peca/90/dentro': { payload: dentro },
      'POST peca/90/parte': { payload: { id: 91, numero: 'Ata 2/2026-SGP', peca: '4' } },
    });
    show();
    expect(await screen.findByText('José <jose@exemplo.org>')).toBeTruthy();
    expect(screen.getByText('Segue.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Juntar proposta.pdf como peça' }));
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'peca/90/parte')).toEqual([{ caminho: 'proposta.pdf', destinoId: 5 }]),
    );
  });
});

describe('juntar arquivo', () => {
  const open = () => renderScreen(<JuntarArquivo conteudoId={5} name="5/2026" onClose={vi.fn()} />);
  const choose = async (...files: File[]): Promise<void> => {
    await userEvent.upload(screen.getByLabelText('Arquivos', { selector: 'input' }), files);
  };
  const chooseType = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('combobox', { name: /Tipo de peça/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Ata/ }));
  };
  const whole = (id: string): inParts.Sending => ({
    done: Promise.resolve(id),
    pause: vi.fn(),
    resume: vi.fn(),
  });

  it('sem tipo nem arquivo, diz o que falta e nada envia', async () => {
    serve();
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Juntar' }));
    expect(screen.getByText('Escolha o tipo da peça.')).toBeTruthy();
    expect(screen.getByText('Escolha ao menos um arquivo.')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it('um depois do outro, cada um com o seu assunto; o recusado fica, com o motivo, e os outros não se repetem', async () => {
    sent
      .mockResolvedValueOnce(whole('a-1'))
      .mockImplementationOnce(() =>
        // refused when it is waited for, and not before
        Promise.resolve({ ...whole(''), done: Promise.reject(new HttpProblem(503, 'Sem espaço.', {})) }),
      )
      .mockResolvedValueOnce(whole('a-2'));
    const { seen } = serve({ 'POST peca': { payload: { id: 1, numero: 'Ata 1/2026', peca: '1' } } });
    open();
    await choose(new File(['um'], 'Laudo_de_vistoria.pdf'), new File(['dois'], 'som.mp3'));
    await chooseType();
    await userEvent.click(screen.getByRole('button', { name: 'Juntar' }));
    expect(await screen.findByText('Sem espaço.')).toBeTruthy();
    expect(screen.getByText('Peça 1')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Juntar o que ficou' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'peca')).toMatchObject([
        { destinoId: 5, arquivoId: 'a-1', assunto: 'Laudo de vistoria', tipoDocumentoId: 1 },
        { destinoId: 5, arquivoId: 'a-2', assunto: 'som' },
      ]),
    );
  });

  it('parar e continuar valem para o que está indo', async () => {
    const going: inParts.Sending = {
      done: new Promise<string>(() => undefined),
      pause: vi.fn(),
      resume: vi.fn(),
    };
    sent.mockResolvedValueOnce(going);
    serve();
    open();
    await choose(new File(['x'], 'filme.mp4'));
    await chooseType();
    await userEvent.click(screen.getByRole('button', { name: 'Juntar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Parar o envio de filme.mp4' }));
    expect(going.pause).toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar o envio de filme.mp4' }));
    expect(going.resume).toHaveBeenCalled();
  });

  it('de um papel sem arquivo pede o assunto e onde está', async () => {
    const { seen } = serve({ 'POST peca': { payload: { id: 1, numero: 'Ata 1/2026', peca: '1' } } });
    open();
    await chooseType();
    await userEvent.click(screen.getByRole('combobox', { name: 'Suporte' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Física' }));
    await userEvent.click(screen.getByRole('button', { name: 'Juntar' }));
    expect(screen.getByText('Diga onde está o que é físico.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /Assunto/ }), 'Amostra');
    await userEvent.type(screen.getByRole('textbox', { name: /Onde está/ }), 'Armário 2');
    await userEvent.click(screen.getByRole('button', { name: 'Juntar' }));
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'peca')).toMatchObject([
        { suporte: 'FISICO', localFisico: 'Armário 2', assunto: 'Amostra' },
      ]),
    );
    expect(sent).not.toHaveBeenCalled();
  });
});
