import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { greeting, whatWaits } from '#screens/home/greeting.ts';
import { Home } from '#screens/home/index.tsx';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';

const counters = {
  meus: 8,
  unidade: 31,
  receber: 11,
  acompanhar: 5,
  protocoloExterno: 3,
  conhecimento: 4,
  acompanhando: 17,
  minutas: 6,
  assinar: 1,
  atrasados: 1,
  vencemHoje: 0,
  naoLidos: 2,
};
const page = (itens: unknown[]): Answer => ({ payload: { itens, total: itens.length, totalExato: true } });
const item = {
  id: 12,
  tipo: 2,
  numero: 'Parecer 148/2026-PGM',
  assunto: 'Parecer sobre o edital',
  situacao: 1,
  fase: 1,
  estado: 0,
  sigilo: 0,
  nivelAcesso: 'PUBLICO',
  desde: '2026-11-18T12:12:00Z',
  prioridade: 'NORMAL',
  retornoObrigatorio: false,
  checkIn: { situacao: 0 },
  acompanhado: false,
  favorito: false,
  marcadores: [],
  lido: false,
  acoes: [],
};
const answers: Record<string, Answer> = {
  'GET caixa-central/contadores': { payload: counters },
  'GET caixa-central': ({ query }) => page(query.get('aba') === 'receber' ? [item] : []),
  'GET documento/listar-para-assinar': page([
    {
      id: 41,
      assinanteId: 1,
      numero: 'Edital 41/2026-CCL',
      assunto: 'Edital do pregão',
      tipoDocumento: 'Edital',
      unidade: 'CCL',
      posicao: 2,
      total: 3,
      estrategia: 'docflow',
      permitido: true,
    },
  ]),
  'GET notificacao-interna/listar/7': page([]),
  'POST login/atualizar-token': { payload: {} },
};
const block = (name: string): HTMLElement => screen.getByRole('region', { name });

beforeEach(() => openSession(helena()));
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('the home', () => {
  it('counts, lists what waits and leads to it', async () => {
    fakeApi(answers);
    renderScreen(<Home />);
    expect(
      await within(block('Atalhos da caixa')).findByRole('link', { name: /11 ?A receber/ }),
    ).toHaveAttribute('href', '/principal/caixa-central?type=receber');
    expect(
      await within(block('A receber')).findByRole('link', { name: /Parecer sobre o edital/ }),
    ).toHaveAttribute('href', '/principal/documento/consulta/12');
    expect(await within(block('Para assinar')).findByText(/assinatura 2 de 3/)).toBeInTheDocument();
    expect(screen.getByText(/1 item atrasado e 1 assinatura espera por você/)).toBeInTheDocument();
    expect(document.title).toBe('Malote - Início');
  });

  it('says what will appear where nothing is', async () => {
    fakeApi(answers);
    renderScreen(<Home />);
    expect(await within(block('Minhas minutas')).findByText(/Nenhuma minuta/)).toBeInTheDocument();
  });

  it('loses one block and not the others when a call fails', async () => {
    fakeApi({
      ...answers,
      'GET documento/listar-para-assinar': refusal(503, {
        tipo: 'ERRO',
        descricao: 'Serviço indisponível. Tente mais tarde',
      }),
    });
    renderScreen(<Home />);
    expect(await within(block('Para assinar')).findByRole('alert')).toHaveTextContent('Serviço indisponível');
    expect(within(block('Para assinar')).getByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument();
    expect(await within(block('A receber')).findByText('Parecer sobre o edital')).toBeInTheDocument();
  });

  it('shows only the blocks of the profile', () => {
    openSession(helena([]));
    fakeApi(answers);
    renderScreen(<Home />);
    expect(screen.queryByRole('region', { name: 'Para assinar' })).not.toBeInTheDocument();
    expect(block('Novas mensagens')).toBeInTheDocument();
  });
});

describe('the greeting', () => {
  it.each([
    ['2026-11-18T11:59:00-03:00', 'Bom dia, Helena'],
    ['2026-11-18T12:00:00-03:00', 'Boa tarde, Helena'],
    ['2026-11-18T18:00:00-03:00', 'Boa noite, Helena'],
    ['2026-11-18T02:00:00-03:00', 'Boa noite, Helena'],
  ])('follows the clock of Brasília: %s', (moment, words) => {
    expect(greeting('Helena Duarte Pires', new Date(moment))).toBe(words);
  });

  it('says what waits in one sentence', () => {
    expect(whatWaits({ ...counters, atrasados: 2, vencemHoje: 1, assinar: 4 })).toBe(
      '2 itens atrasados, 1 vence hoje e 4 assinaturas esperam por você',
    );
    expect(whatWaits({ ...counters, atrasados: 0, assinar: 0 })).toBe(
      'nada atrasado e nenhuma assinatura pendente',
    );
  });
});
