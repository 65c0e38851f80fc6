import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Agenda as AgendaLida } from '#schemas/shapes/agenda.ts';
import type { Compromisso } from '#schemas/shapes/compromisso.ts';
import { diasDe, passo } from '#screens/agenda/dias.ts';
import { Agenda } from '#screens/agenda/index.tsx';
import { participantesExtenso, quandoDe } from '#screens/agenda/palavras.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { bodies } from './documento-page.tsx';
import { windowOf } from './inbox-world.ts';

const permitida = (nome: string) => ({ nome, permitida: true });
const reuniao = (more: Partial<Compromisso> = {}): Compromisso => ({
  id: 5,
  versao: 2,
  escopo: 'PESSOA',
  dono: 'Helena Duarte Pires',
  titulo: 'Reunião da comissão',
  de: '2026-11-23',
  ate: '2026-11-23',
  hora: '09:00',
  horaFim: '10:30',
  participantes: [],
  lembretes: [],
  criadoPor: 'Helena Duarte Pires',
  acoes: [permitida('editar'), permitida('desmarcar')],
  ...more,
});
const agenda = (more: Partial<AgendaLida> = {}): AgendaLida => ({
  compromissos: [reuniao()],
  prazos: [
    {
      dia: '2026-11-25',
      especie: 'ASSINAR',
      conteudoId: 40,
      tipo: 2,
      fase: 1,
      rotulo: '7/2026 · Edital',
      atrasado: false,
    },
  ],
  feriados: [{ dia: '2026-11-20', nome: 'Dia da Consciência Negra' }],
  ausencias: [{ de: '2026-11-26', ate: '2026-11-27', nome: 'Helena', minha: true }],
  escopos: ['UNIDADE', 'PESSOA'],
  deColegas: false,
  cortado: false,
  ...more,
});

const open = (answers: Record<string, Answer> = {}, at = '?dia=2026-11-20'): { readonly seen: Seen[] } => {
  const api = fakeApi({ 'GET agenda': { payload: agenda() }, ...answers });
  renderScreen(<Agenda />, `/principal/agenda${at}`);
  return api;
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

describe('the agenda', () => {
  it('shows on each day of the month what was marked, what ends, holidays and absences', async () => {
    open();
    const month = await screen.findByRole('table', { name: 'Agenda de Novembro de 2026' });
    const day = (name: string): HTMLElement =>
      within(month)
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .closest('td') as HTMLElement;
    expect(
      within(day('Segunda-feira, 23')).getByRole('button', { name: '09:00Reunião da comissão' }),
    ).toBeVisible();
    expect(
      within(day('Quarta-feira, 25')).getByRole('link', { name: 'Assinar: 7/2026 · Edital' }),
    ).toHaveAttribute('href', '/principal/documento/consulta/40');
    expect(within(day('Sexta-feira, 20')).getByText('Dia da Consciência Negra')).toBeVisible();
    for (const absent of ['Quinta-feira, 26', 'Sexta-feira, 27'])
      expect(within(day(absent)).getByText('Você está ausente')).toBeVisible();
  });

  it('goes by keyboard from day to day and from month to month, and marks with N', async () => {
    const user = userEvent.setup();
    const { seen } = open({ 'POST agenda': { payload: reuniao({ id: 6 }) } });
    await screen.findByRole('table', { name: 'Agenda de Novembro de 2026' });
    await user.keyboard('{PageDown}');
    await screen.findByRole('table', { name: 'Agenda de Dezembro de 2026' });
    await user.keyboard('{PageUp}');
    // the focus goes from day to day with the keys
    await user.click(await screen.findByRole('button', { name: /^Sexta-feira, 20 de novembro/ }));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: /^Segunda-feira, 23 de novembro/ })).toHaveFocus();
    await user.keyboard('nc');
    const form = await screen.findByRole('dialog', { name: 'Novo compromisso' });
    await user.click(within(form).getByRole('button', { name: 'Marcar' }));
    expect(within(form).getByText('Escreva o título.')).toBeVisible();
    await user.type(within(form).getByRole('textbox', { name: /Título/ }), 'Vistoria');
    await user.click(within(form).getByRole('checkbox', { name: 'Dia inteiro' }));
    // a reminder is the one that is typed, spaces and all
    await user.type(within(form).getByRole('combobox', { name: 'Lembretes' }), '2 d');
    expect(await within(document.body).findAllByRole('option')).toHaveLength(1);
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(within(form).getByRole('button', { name: 'Marcar' }));
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'agenda')).toEqual([
        {
          escopo: 'PESSOA',
          titulo: 'Vistoria',
          de: '2026-11-23',
          ate: '2026-11-23',
          participantes: [],
          lembretes: [2880],
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('gives a secret address to another calendar: says what goes, shows it once, changes and revokes it', async () => {
    const user = userEvent.setup();
    const endereco = 'https://malote.exemplo.br/ws/api/agenda/assinatura/segredo.ics';
    const kept = {
      id: 3,
      nome: 'Celular',
      pessoal: true,
      unidade: false,
      organizacao: true,
      prazos: 'SEM_NOME',
      nomeUnidade: 'Comissão',
      criadaEm: '2026-11-20T13:00:00Z',
    };
    const { seen } = open({
      'GET agenda/assinatura': { payload: { itens: [kept], total: 1, totalExato: true } },
      'POST agenda/assinatura': { payload: { id: 4, endereco } },
      'POST agenda/assinatura/3/renovar': { payload: { id: 3, endereco } },
      'DELETE agenda/assinatura/3': { payload: undefined },
    });
    await user.click(await screen.findByRole('button', { name: 'Assinar esta agenda em outra' }));
    expect(await screen.findByText('meus, da organização, prazos sem nome')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Criar endereço' }));
    const form = await screen.findByRole('dialog', { name: 'Criar endereço' });
    expect(within(form).getByText(/do restrito, do sigiloso e de minutas só vão/)).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Criar' }));
    expect(within(form).getByText('Escreva um nome.')).toBeVisible();
    await user.type(within(form).getByRole('textbox', { name: /Nome/ }), 'Tablet');
    await user.click(within(form).getByRole('button', { name: 'Criar' }));
    expect(await screen.findByDisplayValue(endereco)).toHaveAttribute('readonly');
    expect(bodies(seen, 'POST', 'agenda/assinatura')).toEqual([
      { nome: 'Tablet', pessoal: true, unidade: false, organizacao: false, prazos: 'SEM_NOME' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Pronto' }));
    await user.click(await screen.findByRole('button', { name: 'Trocar o endereço de Celular' }));
    await user.click(await screen.findByRole('button', { name: 'Trocar o endereço' }));
    expect(await screen.findByDisplayValue(endereco)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pronto' }));
    await user.click(await screen.findByRole('button', { name: 'Revogar o endereço de Celular' }));
    await user.click(await screen.findByRole('button', { name: 'Revogar' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('opens an event, keeps what was typed when the server refuses, and takes it off after asking', async () => {
    const user = userEvent.setup();
    const { seen } = open({
      'PUT agenda/5': {
        status: 409,
        body: { codigo: 'conflitoDeVersao', tipo: 'AVISO', descricao: 'Mudou.', erros: [] },
      },
      'DELETE agenda/5': { payload: undefined },
    });
    await user.click(await screen.findByRole('button', { name: '09:00Reunião da comissão' }));
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    const form = await screen.findByRole('dialog', { name: 'Editar compromisso' });
    const title = within(form).getByRole('textbox', { name: /Título/ });
    await user.type(title, ' de licitação');
    await user.click(within(form).getByRole('button', { name: 'Salvar' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent('Outra pessoa mudou este compromisso');
    expect(title).toHaveValue('Reunião da comissão de licitação');
    await user.click(within(form).getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: '09:00Reunião da comissão' }));
    await user.click(screen.getByRole('button', { name: 'Desmarcar' }));
    const asked = await screen.findByRole('dialog', { name: 'Desmarcar “Reunião da comissão”?' });
    await user.click(within(asked).getByRole('button', { name: 'Desmarcar' }));
    await waitFor(() => expect(bodies(seen, 'DELETE', 'agenda/5')).toEqual([{ versao: 2 }]));
  });

  it('writes how it comes back, and asks how much of a series changes or goes', async () => {
    const user = userEvent.setup();
    const semanal = { cada: 'SEMANA', intervalo: 1, dias: [1, 3], ate: '2026-12-18' } as const;
    const which = { versao: 2, ocorrencia: '2026-11-23' };
    const { seen } = open({
      'GET agenda': {
        payload: agenda({
          compromissos: [reuniao({ ocorrencia: '2026-11-23', repeticao: { ...semanal, dias: [1, 3] } })],
        }),
      },
      'POST agenda': { payload: reuniao({ id: 6 }) },
      'PUT agenda/5': { payload: reuniao() },
      'DELETE agenda/5': { payload: undefined },
    });
    await user.click(await screen.findByRole('button', { name: '09:00Reunião da comissão' }));
    expect(screen.getByText(/^Toda semana · seg, qua · até .*18 de dezembro de 2026$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    const form = await screen.findByRole('dialog', { name: 'Editar compromisso' });
    expect(within(form).getByRole('radio', { name: 'Só este' })).toBeChecked();
    expect(within(form).queryByRole('combobox', { name: 'Repetir' })).not.toBeInTheDocument();
    await user.click(within(form).getByRole('radio', { name: 'Este e os seguintes' }));
    await user.click(within(form).getByRole('button', { name: 'quarta-feira' }));
    await user.click(within(form).getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(bodies(seen, 'PUT', 'agenda/5')).toMatchObject([
        { ...which, alcance: 'SEGUINTES', repeticao: { ...semanal, dias: [1] } },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: '09:00Reunião da comissão' }));
    await user.click(screen.getByRole('button', { name: 'Desmarcar' }));
    const asked = await screen.findByRole('dialog', { name: /^Desmarcar/ });
    await user.click(within(asked).getByRole('button', { name: 'Desmarcar' }));
    await waitFor(() => expect(bodies(seen, 'DELETE', 'agenda/5')).toEqual([{ ...which, alcance: 'ESTE' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('nc');
    const fresh = await screen.findByRole('dialog', { name: 'Novo compromisso' });
    await user.type(within(fresh).getByRole('textbox', { name: /Título/ }), 'Ronda');
    await user.click(within(fresh).getByRole('combobox', { name: 'Repetir' }));
    await user.click(await screen.findByRole('option', { name: 'Por mês' }));
    const every = within(fresh).getByRole('spinbutton', { name: 'A cada' });
    await user.clear(every);
    await user.click(within(fresh).getByRole('button', { name: 'Marcar' }));
    expect(within(fresh).getByText('De 1 a 99.')).toBeVisible();
    await user.type(every, '2');
    await user.click(within(fresh).getByRole('button', { name: 'Marcar' }));
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'agenda')).toMatchObject([
        { titulo: 'Ronda', de: '2026-11-20', repeticao: { cada: 'MES', intervalo: 2 } },
      ]),
    );
  });

  it('of who may not change it an event is only read, and a phone reads the days one below the other', async () => {
    windowOf(390);
    const user = userEvent.setup();
    const participantes = [{ id: 1, rotulo: 'Helena Duarte Pires' }];
    const { seen } = open({
      'GET agenda': {
        payload: agenda({ compromissos: [reuniao({ acoes: [permitida('responder')], participantes })] }),
      },
      'PUT agenda/5/resposta': { payload: reuniao({ resposta: 'TALVEZ' }) },
    });
    expect(await screen.findByRole('heading', { name: 'Segunda-feira, 23 de novembro' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Reunião da comissão/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Reunião da comissão' });
    expect(within(dialog).queryByRole('button', { name: 'Desmarcar' })).not.toBeInTheDocument();
    expect(within(dialog).getByText('Segunda-feira, 23 de novembro, 09:00 a 10:30')).toBeVisible();
    const maybe = within(dialog).getByRole('button', { name: 'Talvez' });
    await user.click(maybe);
    await waitFor(() => expect(maybe).toHaveAttribute('aria-pressed', 'true'));
    expect(bodies(seen, 'PUT', 'agenda/5/resposta')).toEqual([{ resposta: 'TALVEZ' }]);
  });
});

it('shows whole weeks from Monday, and steps by what is shown', () => {
  const november = diasDe('2026-11-20', 'mes');
  expect([november[0], november.at(-1), november.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  expect(diasDe('2026-11-22', 'semana')).toEqual(
    ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
  );
  expect(passo('2026-01-31', 'mes', 1)).toBe('2026-02-28');
  expect(passo('2026-01-01', 'dia', -1)).toBe('2025-12-31');
  const people = [
    { id: 1, rotulo: 'Ana', resposta: 'VOU' as const },
    { id: 2, rotulo: 'Beatriz' },
  ];
  expect(participantesExtenso(reuniao({ participantes: people }))).toBe('Ana (vai), Beatriz (sem resposta)');
  expect(quandoDe(reuniao({ ate: '2026-11-24' }))).toBe(
    'Segunda-feira, 23 de novembro, 09:00 a Terça-feira, 24 de novembro, 10:30',
  );
});
