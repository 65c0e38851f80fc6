import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHash } from 'node:crypto';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Verificacao } from '#schemas/shapes/assinatura.ts';
import { Verificar } from '#screens/verificar/index.tsx';
import { readTypedCode } from '#screens/verificar/verification-code.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { renderScreen } from '../src/render-screen.tsx';

const codigo = '7KQM-41XD-09TR-V8PA';
const original = '%PDF-1.7 original';
const reading = '%PDF-1.7 leitura';
const former = '%PDF-1.7 leitura de antes';
const digest = (content: string): string => createHash('sha256').update(content).digest('hex');

const verificacao = (more: Partial<Verificacao> = {}): Verificacao => ({
  codigo,
  situacao: 'AUTENTICO',
  restrito: false,
  numero: 'Edital 41/2026-CCL',
  assunto: 'Manutenção da iluminação pública',
  tipoDocumento: 'Edital',
  organizacao: 'Prefeitura de Vila Serena',
  unidade: 'Coordenadoria de Compras e Licitações',
  concluidoEm: '2026-11-18T11:48:00Z',
  numeroVersao: 2,
  paginas: 18,
  assinaturas: [
    {
      nome: 'Otávio Nunes Brandão',
      cpf: '***.702.315-**',
      cargo: 'Secretário',
      momento: '2026-11-18T12:05:00Z',
      meio: 'Senha, no sistema',
      nivel: 'SIMPLES',
    },
  ],
  pendentes: 0,
  publicado: false,
  consultadoEm: '2026-11-18T17:06:00Z',
  arquivos: [
    {
      especie: 'LEITURA',
      rotulo: 'Para leitura, versão 2',
      sha256: digest(reading),
      emitidoEm: '2026-11-18T12:06:00Z',
      vigente: true,
    },
    {
      especie: 'LEITURA',
      rotulo: 'Para leitura, versão 2',
      sha256: digest(former),
      emitidoEm: '2026-11-18T11:50:00Z',
      vigente: false,
    },
    {
      especie: 'CONGELADO',
      rotulo: 'Original, versão 2',
      sha256: digest(original),
      emitidoEm: '2026-11-18T11:48:00Z',
      vigente: true,
    },
  ],
  ...more,
});

const notFound = refusal(404, { codigo: 'codigoNaoEncontrado', tipo: 'ERRO', descricao: 'x', erros: [] });
const server = (answer: Answer, more: Record<string, Answer> = {}): { readonly seen: Seen[] } =>
  fakeApi({ [`GET verificar/${codigo}`]: answer, 'GET tema': { payload: {} }, ...more });

const open = (at = '/verificar'): void => {
  renderScreen(
    <Routes>
      <Route path="/verificar" element={<Verificar />} />
      <Route path="/verificar/:codigo" element={<Verificar />} />
      <Route path="*" element={<p>outra tela</p>} />
    </Routes>,
    at,
  );
};
const address = (): string => screen.getByRole('status', { name: 'endereço' }).textContent;
const give = (content: string, name = 'edital.pdf'): Promise<void> =>
  userEvent.upload(
    screen.getByLabelText('escolha o arquivo'),
    new File([content], name, { type: 'application/pdf' }),
  );

beforeAll(() => loadTexts('verificar'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the code', () => {
  it.each([
    ['7kqm 41xd 09tr v8pa', codigo],
    ['7KQM41XD09TRV8PA', codigo],
    [' 7kqm-4ixd-o9tr-v8pa ', codigo],
  ])('%s is read as %s', (typed, expected) => expect(readTypedCode(typed)).toEqual({ codigo: expected }));

  it.each([
    ['', { problem: 'vazio' }],
    ['7KQM', { problem: 'incompleto', n: 4 }],
    ['7KQM-41XD-09TR-V8PU', { problem: 'letra' }],
  ])('%j is refused', (typed, expected) => expect(readTypedCode(typed)).toEqual(expected));

  it('typed anyhow leads to its own address and to the answer', async () => {
    server({ payload: verificacao() });
    open();
    await userEvent.type(screen.getByLabelText('Código de verificação'), '7kqm 41xd 09tr v8pa{Enter}');
    expect(await screen.findByRole('heading', { name: 'Documento autêntico' })).toBeVisible();
    expect(address()).toBe(`/verificar/${codigo}`);
  });

  it('a short one is refused on the field, without asking the server', async () => {
    const { seen } = server(notFound);
    open();
    await userEvent.type(screen.getByLabelText('Código de verificação'), 'abc{Enter}');
    expect(screen.getByLabelText('Código de verificação')).toHaveAccessibleDescription(
      'Confira o código: ele tem 16 letras e números, e aqui há 3.',
    );
    expect(seen.some(({ path }) => path.startsWith('verificar'))).toBe(false);
  });

  it('one that nobody gave is said not to exist', async () => {
    server(notFound);
    open(`/verificar/${codigo}`);
    expect(await screen.findByRole('heading', { name: 'Nenhum documento tem este código' })).toBeVisible();
  });

  it('too many questions are asked to wait, in words', async () => {
    server(refusal(429, { codigo: 'muitasTentativas', tipo: 'AVISO', descricao: 'x', erros: [] }));
    open(`/verificar/${codigo}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Muitas consultas em pouco tempo');
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});

describe('the answer', () => {
  it('shows who signed with the CPF masked, in the time of Brasília, and every file with its digest', async () => {
    server({ payload: verificacao() });
    open(`/verificar/${codigo}`);
    expect(await screen.findByText('Otávio Nunes Brandão')).toBeVisible();
    expect(screen.getByText('***.702.315-**')).toBeVisible();
    expect(screen.getByText('Secretário · 18/11/2026 09:05:00')).toBeVisible();
    expect(screen.getByText('Simples')).toBeVisible();
    for (const content of [original, reading, former])
      expect(screen.getAllByText(digest(content)).length).toBeGreaterThan(0);
    expect(
      screen.getByText(/Consulta feita em 18\/11\/2026 14:06:\d\d, horário de Brasília/, {
        selector: 'span',
      }),
    );
    expect(screen.getByRole('button', { name: 'Abrir documento' })).toBeVisible();
  });

  it.each([
    ['PENDENTE', { pendentes: 2 }, 'Aguardando assinaturas', 'Faltam 2 assinaturas.'],
    ['CANCELADO', {}, 'Documento cancelado', 'Não vale mais.'],
    ['SUPERADO', {}, 'Documento substituído', 'Esta não vale mais.'],
  ] as const)('%s is said in words', async (situacao, more, title, explanation) => {
    server({ payload: verificacao({ situacao, ...more }) });
    open(`/verificar/${codigo}`);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(new RegExp(explanation))).toBeVisible();
  });

  it('signatures of a cancelled document are not called valid', async () => {
    server({ payload: verificacao({ situacao: 'CANCELADO' }) });
    open(`/verificar/${codigo}`);
    expect(await screen.findByText('1 assinatura feita')).toBeVisible();
    expect(screen.queryByText(/assinatura válida/)).not.toBeInTheDocument();
  });

  it('of a restricted one it says only that it exists and how it stands', async () => {
    server({
      payload: {
        codigo,
        situacao: 'AUTENTICO',
        restrito: true,
        arquivos: [],
        publicado: false,
        consultadoEm: '2026-11-18T17:06:00Z',
      },
    });
    open(`/verificar/${codigo}`);
    expect(await screen.findByRole('heading', { name: 'Documento autêntico' })).toBeVisible();
    expect(screen.getByText(/tem acesso restrito/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Abrir|Baixar/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/assinatura válida/)).not.toBeInTheDocument();
  });
});

describe('the file', () => {
  it('equal to the issued one is recognised without leaving the computer', async () => {
    const { seen } = server({ payload: verificacao() });
    open(`/verificar/${codigo}`);
    await screen.findByText('Otávio Nunes Brandão');
    await give(original);
    expect(await screen.findByRole('heading', { name: 'O arquivo é igual ao emitido' })).toBeVisible();
    expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(seen.some(({ path }) => path.startsWith('verificar/arquivo'))).toBe(false);
  });

  it('of an earlier state is true, but not the last', async () => {
    server({ payload: verificacao() });
    open(`/verificar/${codigo}`);
    await screen.findByText('Otávio Nunes Brandão');
    await give(former);
    expect(
      await screen.findByRole('heading', { name: 'O arquivo é autêntico, mas há outro mais novo' }),
    ).toBeVisible();
  });

  it('changed by one byte is refused', async () => {
    server({ payload: verificacao() }, { [`GET verificar/arquivo/${digest(`${original}.`)}`]: notFound });
    open(`/verificar/${codigo}`);
    await screen.findByText('Otávio Nunes Brandão');
    await give(`${original}.`);
    expect(
      await screen.findByRole('heading', { name: 'O arquivo não é igual a nenhum emitido' }),
    ).toBeVisible();
  });

  it('of another document says which', async () => {
    server(
      { payload: verificacao() },
      {
        [`GET verificar/arquivo/${digest('outro')}`]: {
          payload: { codigo: 'AAAA-BBBB-CCCC-DDDD', rotulo: 'Original', vigente: true },
        },
      },
    );
    open(`/verificar/${codigo}`);
    await screen.findByText('Otávio Nunes Brandão');
    await give('outro');
    expect(await screen.findByRole('heading', { name: 'O arquivo é de outro documento' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver esse documento' })).toHaveAttribute(
      'href',
      '/verificar/AAAA-BBBB-CCCC-DDDD',
    );
  });

  it('without a code finds its document by the digest alone', async () => {
    server(
      { payload: verificacao() },
      {
        [`GET verificar/arquivo/${digest(original)}`]: {
          payload: { codigo, rotulo: 'Original', vigente: true },
        },
      },
    );
    open();
    await give(original);
    expect(await screen.findByRole('heading', { name: 'Documento autêntico' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'O arquivo é igual ao emitido' })).toBeVisible();
    expect(address()).toBe(`/verificar/${codigo}`);
  });

  it('unknown without a code is told so', async () => {
    server(notFound, { [`GET verificar/arquivo/${digest('nada')}`]: notFound });
    open();
    await give('nada', 'foto.pdf');
    expect(await screen.findByRole('heading', { name: 'Arquivo não reconhecido' })).toBeVisible();
    expect(screen.getByText(/foto\.pdf não é igual a nenhum/)).toBeVisible();
  });

  it('on plain http, where the browser computes no digest, that is said instead of failing', async () => {
    server(notFound);
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    open();
    expect(await screen.findByText(/Este endereço não usa https/)).toBeVisible();
    expect(screen.queryByLabelText('escolha o arquivo')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Código de verificação')).toBeVisible());
  });
});
