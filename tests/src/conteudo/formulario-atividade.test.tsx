import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FluxoDoConteudo } from '#schemas/shapes/fluxo.ts';
import type { AtividadeFluxo } from '#schemas/shapes/fluxo-atividade.ts';
import { FormularioAtividade } from '#src/conteudo/fluxo/FormularioAtividade.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer } from '../fake-api.ts';
import { helena } from '../person.ts';
import { renderScreen } from '../render-screen.tsx';

const atividade: AtividadeFluxo = {
  id: 7,
  nome: 'Pedir',
  especie: 'FORMULARIO',
  fluxo: 'Compra',
  campos: [],
  posso: true,
  conteudo: { id: 12, tipo: 1, assunto: 'Cadeiras' },
  abertaEm: '2026-11-18T12:00:00Z',
  atrasada: false,
  comigo: false,
  urgente: false,
};

beforeAll(() => loadTexts());
beforeEach(() => openSession(helena()));
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

it('quem responde quando falta gente a seguir lê que a sua parte ficou guardada, e por que o fluxo espera', async () => {
  const problema = 'O quórum não se alcança: Opinar pede 2 respostas, e o papel só tem quem dê 1';
  const payload: FluxoDoConteudo = { situacao: 'PROBLEMA', problema, abertas: [], passos: [] };
  fakeApi({ 'POST fluxo-atividade/7/concluir': { payload } });
  renderScreen(<FormularioAtividade atividade={atividade} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Concluir' }));
  expect(
    await screen.findByText(
      `A sua parte ficou guardada. O fluxo espera por quem cuida dos que pararam. ${problema}.`,
    ),
  ).toBeInTheDocument();
});

it('pergunta-se cada coisa como ela é, e o que depende de outra só quando a outra o pede', async () => {
  const campo = { obrigatorio: false } as const;
  const { seen } = fakeApi({
    'POST fluxo-atividade/7/concluir': { payload: { abertas: [], passos: [] } },
  });
  renderScreen(
    <FormularioAtividade
      atividade={{
        ...atividade,
        campos: [
          { ...campo, chave: 'valor', rotulo: 'Valor', tipo: 'MOEDA', ajuda: 'O da proposta.' },
          { ...campo, chave: 'tipo', rotulo: 'Tipo', tipo: 'LISTA', opcoes: ['Compra', 'Serviço'] },
          { ...campo, chave: 'meses', rotulo: 'Meses', tipo: 'NUMERO', quando: 'fluxo.tipo = "Serviço"' },
          { ...campo, chave: 'onde', rotulo: 'Onde', tipo: 'VARIAS', opcoes: ['Sede', 'Escolas', 'Postos'] },
          { ...campo, chave: 'razao', rotulo: 'Razão', tipo: 'TEXTO_LONGO', quando: 'fluxo.valor > 1000' },
        ],
      }}
    />,
  );
  const user = userEvent.setup();
  expect(screen.queryByRole('textbox', { name: 'Meses' })).toBeNull();
  const valor = screen.getByRole('textbox', { name: 'Valor' });
  expect(valor).toHaveAccessibleDescription('O da proposta.');
  await user.type(valor, '1.500,25');
  await user.click(screen.getByRole('combobox', { name: /Tipo/ }));
  await user.click(screen.getByRole('option', { name: 'Serviço' }));
  await user.type(screen.getByRole('textbox', { name: 'Meses' }), '12');
  await user.click(screen.getByRole('checkbox', { name: 'Postos' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sede' }));
  await user.type(screen.getByRole('textbox', { name: 'Razão' }), 'Urgente');
  // what is no longer asked is not sent, and is there again when it is asked again
  await user.click(screen.getByRole('combobox', { name: /Tipo/ }));
  await user.click(screen.getByRole('option', { name: 'Compra' }));
  await user.click(screen.getByRole('button', { name: 'Concluir' }));
  expect(seen.at(0)?.body).toMatchObject({
    payload: {
      respostas: { valor: 1500.25, tipo: 'Compra', onde: ['Sede', 'Postos'], razao: 'Urgente' },
    },
  });
  expect(JSON.stringify(seen.at(0)?.body)).not.toContain('meses');
});

it('uma pessoa e uma unidade acham-se pelo nome, pelo teclado, e manda-se quem se escolheu', async () => {
  const { seen } = fakeApi({
    'GET fluxo-registro': ({ query }) => ({
      payload: {
        itens:
          query.get('tipo') === 'PESSOA'
            ? [{ id: 31, rotulo: 'Helena Pires' }]
            : [{ id: 5, rotulo: 'CCL - Compras' }],
        total: 1,
        totalExato: true,
      },
    }),
    'POST fluxo-atividade/7/concluir': refusal(422, {
      codigo: 'camposInvalidos',
      tipo: 'VALIDACAO',
      descricao: 'Confira os campos indicados.',
      erros: [{ campo: 'respostas.quem', mensagem: 'Escolha uma pessoa ativa da sua organização.' }],
    }),
  });
  renderScreen(
    <FormularioAtividade
      atividade={{
        ...atividade,
        campos: [
          { chave: 'quem', rotulo: 'Responsável', tipo: 'PESSOA', obrigatorio: true, ajuda: 'Quem cuidará.' },
          { chave: 'onde', rotulo: 'Onde', tipo: 'UNIDADE', obrigatorio: false, quando: 'fluxo.quem = 31' },
        ],
      }}
    />,
  );
  const user = userEvent.setup();
  const quem = screen.getByRole('combobox', { name: /Responsável/ });
  expect(quem).toBeRequired();
  expect(quem).toHaveAccessibleDescription('Quem cuidará.');
  expect(screen.queryByRole('combobox', { name: 'Onde' })).toBeNull();
  await user.type(quem, 'hel');
  await screen.findByRole('option', { name: 'Helena Pires' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(quem).toHaveValue('Helena Pires');
  await user.click(screen.getByRole('combobox', { name: 'Onde' }));
  await user.click(await screen.findByRole('option', { name: 'CCL - Compras' }));
  await user.click(screen.getByRole('button', { name: 'Concluir' }));
  expect(seen.find(({ path }) => path.endsWith('concluir'))?.body).toMatchObject({
    payload: { respostas: { quem: 31, onde: 5 } },
  });
  // what was refused stands at its field, and what was chosen stays
  await vi.waitFor(() => expect(quem).toHaveAccessibleDescription(/Escolha uma pessoa ativa/));
  expect(quem).toHaveValue('Helena Pires');
});

it('um arquivo envia-se quando se escolhe; enquanto vai, nada se conclui, e o recusado diz por quê', async () => {
  let finish = (_: Answer): void => undefined;
  const id = '0a1b2c3d-0000-4000-8000-000000000001';
  const kept = { payload: { id, nome: 'laudo.pdf', tipo: 'application/pdf', tamanho: 5, sha256: '' } };
  let times = 0;
  const { seen } = fakeApi({
    'POST arquivo': () =>
      (times += 1) === 1
        ? refusal(422, {
            codigo: 'arquivoInvalido',
            tipo: 'VALIDACAO',
            descricao: 'O conteúdo não é de um PDF.',
          })
        : times === 2
          ? new Promise<Answer>((resolve) => (finish = resolve))
          : kept,
    'POST fluxo-atividade/7/concluir': { payload: { abertas: [], passos: [] } },
  });
  renderScreen(
    <FormularioAtividade
      atividade={{
        ...atividade,
        campos: [
          {
            chave: 'laudo',
            rotulo: 'Laudo',
            tipo: 'ARQUIVO',
            obrigatorio: true,
            ajuda: 'Assinado pelo perito.',
          },
          { chave: 'obs', rotulo: 'Obs', tipo: 'TEXTO', obrigatorio: false, quando: 'fluxo.laudo != null' },
        ],
      }}
    />,
  );
  const user = userEvent.setup({ applyAccept: false });
  const laudo = screen.getByRole('group', { name: 'Laudo *' });
  expect(laudo).toHaveAccessibleDescription('Assinado pelo perito.');
  const choose = (name: string) =>
    user.upload(screen.getByLabelText('Laudo'), new File(['%PDF-'], name, { type: 'application/pdf' }));
  await choose('virus.exe');
  expect(await screen.findByRole('alert')).toHaveTextContent(/virus\.exe/);
  expect(seen).toEqual([]);
  await choose('laudo.pdf');
  expect(await screen.findByText('O conteúdo não é de um PDF.')).toBeInTheDocument();
  await choose('laudo.pdf');
  expect(await screen.findByText('Enviando laudo.pdf…')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Concluir' })).toBeDisabled();
  finish(kept);
  expect(await within(laudo).findByRole('status')).toHaveTextContent('laudo.pdf');
  // what asks for it is asked now, and it may be taken away and sent again
  await screen.findByRole('textbox', { name: 'Obs' });
  await user.click(screen.getByRole('button', { name: 'Tirar laudo.pdf' }));
  expect(screen.queryByRole('textbox', { name: 'Obs' })).toBeNull();
  await choose('laudo.pdf');
  await within(laudo).findByRole('status');
  await user.click(screen.getByRole('button', { name: 'Concluir' }));
  expect(seen.find(({ path }) => path.endsWith('concluir'))?.body).toMatchObject({
    payload: { respostas: { laudo: id } },
  });
});
